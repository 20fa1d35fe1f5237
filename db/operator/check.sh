#!/usr/bin/env bash
# Proves what can be proven of the files beside it on this machine, and says what cannot. Changes nothing.
cd "$(dirname "$0")" || exit 2
scratch=$(mktemp -d); trap 'rm -rf "$scratch"' EXIT
bad=0; left=0
fine() { echo "ok    $1"; }
fail() { echo "fail  $1"; sed 's/^/      /' "$scratch/said"; bad=$((bad + 1)); }
not_run() { echo "left  $1"; left=$((left + 1)); }
try() { local what=$1; shift; if "$@" >"$scratch/said" 2>&1; then fine "$what"; else fail "$what"; fi; }
has() { command -v "$1" >/dev/null || [ -x "/usr/sbin/$1" ]; }

# The units name a program and a user that this machine may lack.
for unit in zahltag.service zahltag-verify.service zahltag-verify.timer zahltag-watch.service zahltag-watch.timer; do
  sed "s|/usr/bin/node|$(command -v node || echo /bin/true)|" "$unit" >"$scratch/$unit"
done
if has systemd-analyze; then
  try 'units: systemd-analyze verify' systemd-analyze verify --man=no "$scratch"/zahltag*.service "$scratch"/zahltag-*.timer
  exposure=$(systemd-analyze security --offline=yes "$scratch/zahltag.service" 2>/dev/null | tail -1)
  echo "      ${exposure:-systemd-analyze security --offline is not known here}"
else not_run 'units: no systemd-analyze'; fi

if has caddy; then
  sed "s|/var/log/caddy|$scratch|" Caddyfile >"$scratch/Caddyfile"
  try 'Caddyfile: caddy validate' caddy validate --adapter caddyfile --config "$scratch/Caddyfile"
else not_run 'Caddyfile: no caddy'; fi

if has nginx && has openssl; then
  openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=lohn.example.de -keyout "$scratch/key.pem" -out "$scratch/cert.pem" 2>/dev/null
  sed -e "s|/etc/letsencrypt/live/lohn.example.de/fullchain|$scratch/cert|; s|/etc/letsencrypt/live/lohn.example.de/privkey|$scratch/key|" \
    -e "s|/var/log/nginx|$scratch|" nginx.conf >"$scratch/site.conf"
  # Debian 12's does not know the line; the file says what stands in its place.
  version=$(PATH=$PATH:/usr/sbin nginx -v 2>&1 | sed 's|.*/||; s/ .*//')
  [ "$(printf '%s\n' 1.25.1 "$version" | sort -V | head -1)" = 1.25.1 ] || sed -i '/^    http2 on;/d; s/443 ssl;/443 ssl http2;/' "$scratch/site.conf"
  printf 'pid %s/pid;\nerror_log stderr;\nevents {}\nhttp { include %s/site.conf; }\n' "$scratch" "$scratch" >"$scratch/nginx.conf"
  try 'nginx.conf: nginx -t' "$(command -v nginx || echo /usr/sbin/nginx)" -t -c "$scratch/nginx.conf"
else not_run 'nginx.conf: no nginx'; fi

printf '%s\n' '{"level":30,"time":"2026-11-22T10:00:00.000Z","event":"sign_in_failed","id":"a","from":"203.0.113.0/24","factor":"password"}' \
  '{"level":30,"time":"2026-11-22T10:00:00.000Z","event":"sign_in","id":"a","from":"203.0.113.0/24"}' >"$scratch/lines.log"
if has fail2ban-regex; then
  hits=$(fail2ban-regex "$scratch/lines.log" "$PWD/fail2ban-filter.conf" 2>"$scratch/said" | tee -a "$scratch/said" | grep -c 'Lines: 2 lines, 0 ignored, 1 matched, 1 missed')
  if [ "$hits" = 1 ]; then fine 'fail2ban-filter.conf: finds the failure, not the success'; else fail 'fail2ban-filter.conf'; fi
else not_run 'fail2ban-filter.conf: no fail2ban-regex'; fi

if has docker && docker compose version >/dev/null 2>&1; then
  mkdir -p "$scratch/o" && sed 's|/etc/zahltag/env|./env|' compose.yml >"$scratch/o/compose.yml" && touch "$scratch/o/env"
  try 'compose.yml: docker compose config' docker compose -f "$scratch/o/compose.yml" config
else not_run 'compose.yml: no docker compose'; fi
if has docker && docker info >/dev/null 2>&1; then
  try 'Dockerfile: docker build' docker build -q -f Dockerfile ../..
else not_run 'Dockerfile: no docker that runs'; fi
not_run 'README.md: useradd, apt-get, systemctl and a public name need a machine of their own'
echo "$bad wrong, $left left out"
[ "$bad" = 0 ]
