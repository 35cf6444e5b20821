//! Migrations are embedded into the binary; a new file must cause a rebuild.
fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
