//! What files define and name, read as Rust: comments and strings don't count, imports in braces do.
//!
//! Code that is compiled only for tests counts for nothing. What comes out of a macro is found if the
//! macro is defined or used in the file that the result is in.

use std::collections::{BTreeMap, BTreeSet};

use syn::parse::Parser;
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};

/// The path of a module or an item from the crate's root, `crate` included.
pub type Name = Vec<String>;

#[derive(Default)]
pub struct Module {
    pub file: String,
    /// The names of what is defined here.
    pub items: BTreeSet<String>,
    /// The names that `use` brings here, and what they stand for.
    pub passed_on: BTreeMap<String, Name>,
    pub globs: Vec<Name>,
}

/// Something that is named in a module, as it is written there.
pub struct Named {
    pub module: Name,
    pub name: Name,
    /// Whether it is only passed on, for others to name.
    pub is_passed_on: bool,
}

impl Named {
    /// Its path, from the root if it is in this crate.
    pub fn path(&self) -> String {
        let mut path = match self.name[0].as_str() {
            "crate" => vec!["crate".to_owned()],
            "self" => self.module.clone(),
            "super" => self.module[..self.module.len() - 1].to_vec(),
            _ => return self.name.join("::"),
        };
        for part in &self.name[1..] {
            match part.as_str() {
                "super" => drop(path.pop()),
                _ => path.push(part.clone()),
            }
        }
        path.join("::")
    }
}

/// A crate, or some of its files.
#[derive(Default)]
pub struct Crate {
    pub modules: BTreeMap<Name, Module>,
    pub named: Vec<Named>,
    pub is_async: bool,
}

/// Reads a file, module by module.
struct Reader<'a> {
    file: &'a str,
    module: Name,
    into: &'a mut Crate,
}

impl Reader<'_> {
    fn here(&mut self) -> &mut Module {
        let module = self.into.modules.entry(self.module.clone()).or_default();
        self.file.clone_into(&mut module.file);
        module
    }

    fn names(&mut self, name: Name, is_passed_on: bool) {
        self.into.named.push(Named { module: self.module.clone(), name, is_passed_on });
    }

    fn add_use(&mut self, tree: &syn::UseTree, before: &[String], is_passed_on: bool) {
        let with = |name: &syn::Ident| [before, &[name.to_string()]].concat();
        let (known_as, name) = match tree {
            syn::UseTree::Path(path) => {
                return self.add_use(&path.tree, &with(&path.ident), is_passed_on);
            }
            syn::UseTree::Group(group) => {
                for tree in &group.items {
                    self.add_use(tree, before, is_passed_on);
                }
                return;
            }
            syn::UseTree::Glob(_) => {
                self.names(before.to_vec(), true);
                return self.here().globs.push(before.to_vec());
            }
            syn::UseTree::Name(name) if name.ident == "self" => {
                (before.last().cloned().unwrap_or_default(), before.to_vec())
            }
            syn::UseTree::Name(name) => (name.ident.to_string(), with(&name.ident)),
            syn::UseTree::Rename(name) if name.ident == "self" => {
                (name.rename.to_string(), before.to_vec())
            }
            syn::UseTree::Rename(name) => (name.rename.to_string(), with(&name.ident)),
        };
        self.names(name.clone(), is_passed_on);
        // `use std::fmt` isn't about a module `fmt` of this crate.
        if name != [known_as.clone()] {
            self.here().passed_on.insert(known_as, name);
        }
    }

    /// Reads what a macro is given, or is made of, as words.
    fn read_words(&mut self, tokens: &str) {
        let text = tokens.replace(" :: ", "::").replace("$crate", "crate");
        let is_word = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
        let mut before = "";
        for word in text.split(|c| !is_word(c)).filter(|word| !word.is_empty()) {
            let keyword = ["const", "enum", "fn", "static", "struct", "trait", "type"];
            if keyword.contains(&before) {
                self.here().items.insert(word.to_owned());
            } else if word.contains("::") {
                self.names(word.split("::").map(str::to_owned).collect(), false);
            }
            before = word;
        }
    }
}

impl<'ast> Visit<'ast> for Reader<'_> {
    fn visit_item(&mut self, item: &'ast syn::Item) {
        if is_for_tests(attributes(item)) {
            return;
        }
        let defined = match item {
            syn::Item::Const(item) => Some(&item.ident),
            syn::Item::Enum(item) => Some(&item.ident),
            syn::Item::Fn(item) => Some(&item.sig.ident),
            syn::Item::Macro(item) => item.ident.as_ref(),
            syn::Item::Static(item) => Some(&item.ident),
            syn::Item::Struct(item) => Some(&item.ident),
            syn::Item::Trait(item) => Some(&item.ident),
            syn::Item::Type(item) => Some(&item.ident),
            _ => None,
        };
        if let Some(name) = defined {
            self.here().items.insert(name.to_string());
        }
        let is_exported = |attribute: &syn::Attribute| attribute.path().is_ident("macro_export");
        match item {
            syn::Item::Macro(item) if item.attrs.iter().any(is_exported) => {
                let root = self.into.modules.entry(vec!["crate".to_owned()]);
                let name = item.ident.iter().map(|name| (name.to_string(), self.module.clone()));
                let named = name.map(|(name, of)| (name.clone(), [of, vec![name]].concat()));
                root.or_default().passed_on.extend(named);
            }
            syn::Item::Mod(item) if item.content.is_some() => {
                self.module.push(item.ident.to_string());
                self.here();
                visit::visit_item_mod(self, item);
                self.module.pop();
                return;
            }
            _ => (),
        }
        visit::visit_item(self, item);
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let is_passed_on = !matches!(item.vis, syn::Visibility::Inherited);
        self.add_use(&item.tree, &[], is_passed_on);
    }

    fn visit_impl_item_fn(&mut self, function: &'ast syn::ImplItemFn) {
        if !is_for_tests(&function.attrs) {
            visit::visit_impl_item_fn(self, function);
        }
    }

    fn visit_signature(&mut self, signature: &'ast syn::Signature) {
        self.into.is_async |= signature.asyncness.is_some();
        visit::visit_signature(self, signature);
    }

    fn visit_expr(&mut self, expression: &'ast syn::Expr) {
        self.into.is_async |= matches!(expression, syn::Expr::Async(_) | syn::Expr::Await(_));
        visit::visit_expr(self, expression);
    }

    fn visit_attribute(&mut self, attribute: &'ast syn::Attribute) {
        self.visit_path(attribute.path());
    }

    fn visit_visibility(&mut self, _: &'ast syn::Visibility) {}

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.names(path.segments.iter().map(|s| s.ident.to_string()).collect(), false);
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        self.visit_path(&call.path);
        let arguments = Punctuated::<syn::Expr, syn::Token![,]>::parse_terminated;
        match Parser::parse2(arguments, call.tokens.clone()) {
            Ok(arguments) => arguments.iter().for_each(|value| self.visit_expr(value)),
            Err(_) => self.read_words(&call.tokens.to_string()),
        }
    }
}

/// Adds what a file has, whose module has this name.
pub fn read(into: &mut Crate, text: &str, module: Name, file: &str) {
    let parsed = syn::parse_file(text).unwrap_or_else(|error| panic!("{file}: {error}"));
    let mut reader = Reader { file, module, into };
    reader.here();
    reader.visit_file(&parsed);
}

pub fn is_for_tests(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let syn::Meta::List(condition) = &attribute.meta else { return false };
        let text = condition.tokens.to_string().replace(' ', "");
        condition.path.is_ident("cfg") && (text == "test" || text.starts_with("any(test,"))
    })
}

pub fn attributes(item: &syn::Item) -> &[syn::Attribute] {
    match item {
        syn::Item::Const(item) => &item.attrs,
        syn::Item::Enum(item) => &item.attrs,
        syn::Item::Fn(item) => &item.attrs,
        syn::Item::Impl(item) => &item.attrs,
        syn::Item::Macro(item) => &item.attrs,
        syn::Item::Mod(item) => &item.attrs,
        syn::Item::Static(item) => &item.attrs,
        syn::Item::Struct(item) => &item.attrs,
        syn::Item::Trait(item) => &item.attrs,
        syn::Item::Type(item) => &item.attrs,
        syn::Item::Use(item) => &item.attrs,
        _ => &[],
    }
}
