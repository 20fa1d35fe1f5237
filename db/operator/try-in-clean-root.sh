#!/usr/bin/env bash
# Runs each line of README.md in a clean Debian 13, then what a year brings. As root, with debootstrap and some 2 GB:
#   db/operator/try-in-clean-root.sh release/zahltag-….tar.gz [folder that is kept for the next time [archive of the former release]]
# With a former release it also goes from that one to this, and back where a step fails. SUITE=bookworm NODE=/usr/bin/node tries Debian 12,
# with a newer Node than its own. LANG is that of the machine it tries.
# systemd runs in there, as in a container: the unit is what starts the service, with all that it forbids.
set -euo pipefail
archive=$(realpath "$1"); here=$(cd "$(dirname "$0")" && pwd); base=${2:-$(mktemp -d)}
suite=${SUITE:-trixie}; pristine=$base/$suite; root=$base/root
if [ ! -e "$pristine/.done" ]; then
  rm -rf "$pristine"; debootstrap --variant=minbase --include=ca-certificates "$suite" "$pristine" >"$base/debootstrap.log" 2>&1
  printf '#!/bin/sh\nexit 101\n' >"$pristine/usr/sbin/policy-rc.d"; chmod +x "$pristine/usr/sbin/policy-rc.d"
  cp /etc/resolv.conf "$pristine/etc/"
  # The page asks for the first two; the others check what it leads to.
  chroot "$pristine" sh -c 'apt-get update -q && DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends caddy nodejs nginx fail2ban systemd-sysv dbus openssl curl iproute2 procps' >"$base/apt.log" 2>&1
  # What the packages start by themselves would be in each other's way.
  chroot "$pristine" systemctl disable nginx fail2ban >>"$base/apt.log" 2>&1
  touch "$pristine/.done"
fi
rm -rf "$root"; cp -a "$pristine" "$root"
[ -z "${NODE:-}" ] || install -m 755 "$NODE" "$root/usr/bin/node"
mkdir "$root/in"; cp "$archive" "$archive.sha256" "$root/in/"; cp "$here/README.md" "$here/try-inside.sh" "$root/in/"
mkdir "$root/in/former"; [ -z "${3:-}" ] || cp "$3" "$root/in/former/"
printf '127.0.0.1 localhost lohn.example.de\n' >"$root/etc/hosts"
printf 'LANG=%s\n' "${LANG:=C.UTF-8}" >"$root/etc/locale.conf"
: >"$root/etc/machine-id"
# A network of its own: nothing in there reaches anybody, and the ports 80 and 443 are free.
unshare --mount --net --pid --uts --ipc --cgroup --fork --kill-child bash -ec '
  mount --make-rprivate /; mount --bind "$1" "$1"; cd "$1"
  mount -t proc proc proc; mount -t sysfs sysfs sys; mount -t cgroup2 none sys/fs/cgroup
  mount -t tmpfs tmpfs run; mount -t tmpfs tmpfs tmp; mount -t tmpfs -o mode=755 tmpfs dev
  for name in null zero full random urandom tty; do touch dev/$name; mount --bind /dev/$name dev/$name; done
  mkdir dev/pts dev/shm; mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts; mount -t tmpfs tmpfs dev/shm
  ln -s pts/ptmx dev/ptmx; ln -s /proc/self/fd dev/fd
  pivot_root . mnt; cd /; umount -l /mnt; ip link set lo up
  # What systemd mounts for a service, such as its credentials, has to reach it.
  mount --make-rshared /
  exec env -i container=podman PATH=/usr/sbin:/usr/bin:/sbin:/bin /lib/systemd/systemd' - "$root" </dev/null >"$base/boot.log" 2>&1 &
boot=$!; trap 'kill -KILL $boot 2>/dev/null' EXIT
inside() { nsenter --all --target "$init" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG="$LANG" "$@"; }
for _ in $(seq 100); do
  sleep 0.3
  init=$(pgrep -P "$boot" || true)
  # "degraded" where a part of Debian's own does not start in here, such as a console.
  [ -n "$init" ] && inside systemctl is-system-running 2>/dev/null | grep -qE 'running|degraded' && break
done
inside bash /in/try-inside.sh
