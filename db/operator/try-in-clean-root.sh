#!/usr/bin/env bash
# Runs each line of README.md in a clean Debian 13, then what a year brings. As root, with debootstrap and some 2 GB:
#   db/operator/try-in-clean-root.sh release/zahltag-….tar.gz [folder that is kept for the next time [archive of the former release]]
# With a former release it also goes from that one to this, and back where a step fails. SUITE=bookworm NODE=/usr/bin/node tries Debian 12,
# with a newer Node than its own.
# systemd does not run in there: a stand-in starts what the unit says, as the unit's user, in the unit's folder.
set -euo pipefail
archive=$(realpath "$1"); here=$(cd "$(dirname "$0")" && pwd); base=${2:-$(mktemp -d)}
suite=${SUITE:-trixie}; pristine=$base/$suite; root=$base/root
if [ ! -e "$pristine/.done" ]; then
  rm -rf "$pristine"; debootstrap --variant=minbase --include=ca-certificates "$suite" "$pristine" >"$base/debootstrap.log" 2>&1
  printf '#!/bin/sh\nexit 101\n' >"$pristine/usr/sbin/policy-rc.d"; chmod +x "$pristine/usr/sbin/policy-rc.d"
  cp /etc/resolv.conf "$pristine/etc/"
  # The page asks for the first two; the others check what it leads to.
  chroot "$pristine" sh -c 'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends caddy nodejs nginx fail2ban systemd openssl curl iproute2 procps' >"$base/apt.log" 2>&1
  touch "$pristine/.done"
fi
rm -rf "$root"; cp -a "$pristine" "$root"
[ -z "${NODE:-}" ] || install -m 755 "$NODE" "$root/usr/bin/node"
mkdir "$root/in"; cp "$archive" "$archive.sha256" "$root/in/"; cp "$here/README.md" "$here/try-inside.sh" "$root/in/"
mkdir "$root/in/former"; [ -z "${3:-}" ] || cp "$3" "$root/in/former/"
printf '127.0.0.1 localhost lohn.example.de\n' >"$root/etc/hosts"
# A network of its own: nothing in there reaches anybody, and the ports 80 and 443 are free.
exec unshare --mount --net --pid --fork bash -c '
  mount --bind /dev "$1/dev"; mount -t proc proc "$1/proc"; ip link set lo up 2>/dev/null || chroot "$1" ip link set lo up
  exec chroot "$1" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root bash /in/try-inside.sh' - "$root"
