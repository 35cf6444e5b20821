#!/usr/bin/env bash
# mcron 1.0.8 (Scheme, Debian package 1.0.8-1.1), GNU's cron, with lines in Vixie cron's form: months with a number run a month
# late. "0 9 1 1 *" runs on the first of February, "29 2" on the 29th of March, and 12 in January. It counts months from 0, for
# names and for "*" too, but takes numbers as they are.
# Expected: "complete backwards compatibility with Vixie cron", where 1 is January and 12 December; its own manual has 0-12 for
# a month, and "jan" is January here as well.
# Seen, after 2 December 2026: lines, and the next two times of each.
set -euo pipefail
folder="$(mktemp -d)" && trap 'rm -rf "$folder"' EXIT && cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root mcron=1.0.8-1.1 guile-3.0-libs=3.0.8-2 libgc1=1:8.2.2-3 libunistring2=1.0-2 \
  libfaketime=0.9.10-2.1
for package in *.deb; do
  dpkg -x "$package" .
done
# It looks for its own modules in ./scm, too.
ln -s usr/share scm
library="$(echo "$folder"/usr/lib/*-linux-gnu)"
next() {
  GUILE_AUTO_COMPILE=0 GUILE_SYSTEM_PATH="$folder/usr/share/guile/3.0" GUILE_SYSTEM_COMPILED_PATH="$library/guile/3.0/ccache" \
    LD_LIBRARY_PATH="$library" TZ=UTC FAKETIME='2026-12-02 12:00:00' LD_PRELOAD="$library/faketime/libfaketime.so.1" \
    nice -n 19 usr/bin/mcron --schedule=2 --stdin=vixie -
}
seen="$(for line in '0 9 1 jan *' '0 9 1 1 *' '0 9 29 feb *' '0 9 29 2 *' '0 9 1 dec *' '0 9 1 12 *' '0 9 1 */3 *' \
    '0 9 1 1-12/3 *' '0 9 1 2,8 *' '0 9 * * 1'; do
  printf '%s: ' "$line"
  next <<< "$line true" | grep '+0000' | sed -E 's/^(...) (...) +([0-9]+) (.....).* (....) .*$/\1 \3 \2 \5 \4/' |
    paste -s -d ';' | sed 's/;/; /'
done)"
echo "$seen"
[ "$seen" = "$(cat <<'END'
0 9 1 jan *: Fri 1 Jan 2027 09:00; Sat 1 Jan 2028 09:00
0 9 1 1 *: Mon 1 Feb 2027 09:00; Tue 1 Feb 2028 09:00
0 9 29 feb *: Tue 29 Feb 2028 09:00; Sun 29 Feb 2032 09:00
0 9 29 2 *: Mon 29 Mar 2027 09:00; Wed 29 Mar 2028 09:00
0 9 1 dec *: Wed 1 Dec 2027 09:00; Fri 1 Dec 2028 09:00
0 9 1 12 *: Fri 1 Jan 2027 09:00; Sat 1 Jan 2028 09:00
0 9 1 */3 *: Fri 1 Jan 2027 09:00; Thu 1 Apr 2027 09:00
0 9 1 1-12/3 *: Mon 1 Feb 2027 09:00; Sat 1 May 2027 09:00
0 9 1 2,8 *: Mon 1 Mar 2027 09:00; Wed 1 Sep 2027 09:00
0 9 * * 1: Mon 7 Dec 2026 09:00; Mon 14 Dec 2026 09:00
END
)" ]
