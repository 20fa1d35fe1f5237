#!/usr/bin/env bash
# What try-in-clean-root.sh runs in the clean Debian.
set -uo pipefail
cd /in; bad=0
ok() { echo "ok    $1"; }
no() { echo "fail  $1"; bad=$((bad + 1)); }
is() { if [ "$2" = "$3" ]; then ok "$1"; else no "$1: $2, not $3"; fi; }
has() { if grep -q -- "$3" <<<"$2"; then ok "$1"; else no "$1: $(head -c 300 <<<"$2")"; fi; }

# In place of systemd: starts and stops what the unit says.
cat >/usr/local/sbin/systemctl <<'STUB'
#!/bin/bash
unit=/etc/systemd/system/zahltag.service
said() { sed -n "s/^$1=//p" $unit; }
stop() { [ -e /run/zahltag.pid ] && kill "$(cat /run/zahltag.pid)" 2>/dev/null; while pgrep -u zahltag node >/dev/null; do sleep 0.2; done; rm -f /run/zahltag.pid; }
start() {
  install -d -o zahltag -g zahltag -m "$(said StateDirectoryMode)" /var/lib/zahltag
  mapfile -t file < <(grep -E '^[A-Z_]+=' "$(said EnvironmentFile)")
  # As systemd does: what stands in the file counts more than what stands in the unit.
  setsid runuser -u "$(said User)" -- env -i $(said Environment) "${file[@]}" sh -c "umask $(said UMask); cd $(said WorkingDirectory); echo \$\$ >/tmp/pid; exec $(said ExecStart)" >>/var/log/zahltag.log 2>&1 &
  for _ in $(seq 100); do curl -sf http://127.0.0.1:3000/api/health >/dev/null && break; sleep 0.2; done; cp /tmp/pid /run/zahltag.pid
}
case "$*" in
  *daemon-reload*) ;;
  enable*zahltag*) [ -e /etc/systemd/system/zahltag-verify.timer ] && start ;;
  restart\ zahltag) stop; start ;;
  stop\ zahltag) stop ;;
  start\ zahltag) start ;;
  reload\ caddy) caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile ;;
  *) exit 1 ;;
esac
STUB
printf '#!/bin/sh\ncat /var/log/zahltag.log\n' >/usr/local/sbin/journalctl; chmod +x /usr/local/sbin/*

# Each indented line of the page, in its order; where a person fills something in, so does this.
while IFS= read -r line; do
  case "$line" in
    apt-get*) echo "left  $line (installed before, with the network)"; continue ;;
  esac
  said=$(bash -c "$line" 2>&1); code=$?
  # The doctor is right that nobody reaches the public name yet, and about nothing else.
  [ "$line" = 'zahltag doctor' ] && code=$(grep '^fail' <<<"$said" | grep -vc '^fail *A[dr]')
  if [ "$code" = 0 ]; then ok "$line"; else no "$line: $said"; fi
  case "$line" in
    *'.env.example /etc/zahltag/env'*)
      secret() { node -p "crypto.randomBytes(32).toString('base64url')"; }
      sed -i "s/^LINK_KEYS=.*/LINK_KEYS=k1:$(secret)/; s/^FIELD_KEYS=.*/FIELD_KEYS=k1:$(secret)/; s/^WEBHOOK_SECRET=.*/WEBHOOK_SECRET=$(secret)/; s#^BASE_URL=.*#BASE_URL=https://lohn.example.de#" /etc/zahltag/env ;;
    *'Set-up code'*) has 'the code is in the log' "$said" 'Set-up code: ' ;;
  esac
done < <(sed -n 's/^    //p' README.md | sed 's/    # .*//')

unlisted=$(cd /opt/zahltag && find node_modules -path '*node_modules/*/package.json' | grep -E 'node_modules/(@[^/]+/)?[^/@]+/package.json$' | node -e "
  const { readFileSync: read } = require('fs')
  const listed = new Set(JSON.parse(read('sbom.cdx.json')).components.map(({ purl }) => decodeURIComponent(purl.split('?')[0])))
  const there = read(0, 'utf8').trim().split('\n').map((file) => JSON.parse(read(file)))
  console.log(there.filter(({ name, version }) => !listed.has('pkg:npm/' + name + '@' + version)).length, 'of', there.length)")
has "the list of parts has every package (not: $unlisted)" "$unlisted" '^0 of [1-9]'
is 'the page answers' "$(curl -s -o /dev/null -w '%{http_code}' -H 'Host: lohn.example.de' http://127.0.0.1:3000/einrichten)" 200
is 'all of the data is the service user’s alone' "$(find /var/lib/zahltag \( ! -user zahltag -o -perm /077 \) | wc -l)" 0
for unit in zahltag.service zahltag-verify.service zahltag-verify.timer; do
  is "systemd-analyze verify $unit" "$(systemd-analyze verify --man=no /etc/systemd/system/$unit 2>&1 | grep -c "$unit")" 0
done
echo "      $(systemd-analyze security --offline=yes /etc/systemd/system/zahltag.service 2>/dev/null | tail -1)"

# nginx with a certificate of its own: TLS, the client's address, limits.
mkdir -p /etc/letsencrypt/live/lohn.example.de
openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=lohn.example.de -addext subjectAltName=DNS:lohn.example.de \
  -keyout /etc/letsencrypt/live/lohn.example.de/privkey.pem -out /etc/letsencrypt/live/lohn.example.de/fullchain.pem 2>/dev/null
rm -f /etc/nginx/sites-enabled/default; cp /opt/zahltag/db/operator/nginx.conf /etc/nginx/conf.d/zahltag.conf
# Where nginx is older than the line that the file warns of, what the file says of it.
older() { [ "$(printf '%s\n' 1.25.1 "$1" | sort -V | head -1)" != 1.25.1 ]; }
older "$(nginx -v 2>&1 | sed 's|.*/||; s/ .*//')" && sed -i '/^    http2 on;/d; s/443 ssl;/443 ssl http2;/' /etc/nginx/conf.d/zahltag.conf
if said=$(nginx -t 2>&1) && ! grep -q warn <<<"$said"; then ok 'nginx -t, without a warning'; else no "nginx -t: $said"; fi
nginx; sleep 1
site() { curl -s --cacert /etc/letsencrypt/live/lohn.example.de/fullchain.pem "$@"; }
is 'through nginx with TLS' "$(site -o /dev/null -w '%{http_code}' https://lohn.example.de/einrichten)" 200
is 'by HTTP/2' "$(site -o /dev/null -w '%{http_version}' https://lohn.example.de/einrichten)" 2
is 'port 80 leads to 443' "$(curl -s -o /dev/null -w '%{redirect_url}' http://lohn.example.de/anmelden)" https://lohn.example.de/anmelden
for _ in 1 2 3; do
  site -o /dev/null -H 'X-Forwarded-For: 203.0.113.9' -H 'Sec-Fetch-Site: same-origin' -d 'email=niemand%40example.de&password=falsch-falsch' https://lohn.example.de/anmelden
done
has 'a failed sign-in is logged' "$(cat /var/log/zahltag.log)" '"event":"sign_in_failed"'
is 'a forged client address is not believed' "$(grep -c '203.0.113' /var/log/zahltag.log)" 0
sent() { site -H 'Sec-Fetch-Site: same-origin' -F "file=@$1;type=application/pdf" https://lohn.example.de/buero/lohnzettel/eingang; }
head -c 54000000 /dev/zero >/tmp/large; head -c 52000000 /dev/zero >/tmp/largest
has 'a body of 54 MB is refused by nginx' "$(sent /tmp/large)" '<center>nginx'
is 'the largest upload, of 52 MB, is not' "$(sent /tmp/largest | grep -c '<center>nginx')" 0
site -o /dev/null https://lohn.example.de/rechnung/geheimer-ausweis-4711
is 'no log has what follows a link’s path' "$(grep -rl geheimer-ausweis /var/log | wc -l)" 0
codes=$(for _ in $(seq 100); do echo 'url = "https://lohn.example.de/api/health"'; echo 'output = /dev/null'; done | site --parallel --parallel-max 20 -w '%{http_code}\n' -K - | sort | uniq -c | tr '\n' ' ')
has "a burst of 100 meets the limit ($codes)" "$codes" 429
nginx -s stop; sleep 1

# Caddy with a certificate of its own in place of a public one.
sed 's/^lohn.example.de {/{$SITE:lohn.example.de} {\n\ttls internal/' /opt/zahltag/db/operator/Caddyfile >/tmp/Caddyfile
mkdir -p /var/log/caddy; XDG_DATA_HOME=/tmp/caddy caddy start --adapter caddyfile --config /tmp/Caddyfile >/tmp/caddy.log 2>&1; sleep 2
is 'through Caddy with TLS' "$(curl -sk -o /dev/null -w '%{http_code}' -H 'X-Forwarded-For: 203.0.113.9' https://lohn.example.de/rechnung/geheimer-ausweis-4711)" 404
is 'Caddy’s log has no link and no whole address' "$(grep -cE 'geheimer-ausweis|127\.0\.0\.1"' /var/log/caddy/zahltag.log)" 0
is 'nor has any other' "$(grep -rl 'geheimer-ausweis\|203\.0\.113' /var/log | wc -l)" 0
caddy stop >/dev/null 2>&1

cp /opt/zahltag/db/operator/fail2ban-filter.conf /etc/fail2ban/filter.d/zahltag.conf
said=$(fail2ban-regex /var/log/zahltag.log /etc/fail2ban/filter.d/zahltag.conf 2>&1)
has 'fail2ban finds the failures in the real log' "$said" "$(grep -cE '"event":"(sign_in_failed|webhook_secret_wrong|throttled)"' /var/log/zahltag.log) matched"

# A year: a backup, a restore, an upgrade.
has 'zahltag restore while it runs is refused' "$(zahltag restore --newest --language en 2>&1)" 'is using'
systemctl stop zahltag; has 'zahltag restore' "$(zahltag restore --newest --language en 2>&1)" 'Restored from'
is 'after it all is the service user’s' "$(find /var/lib/zahltag ! -user zahltag | wc -l)" 0
mv /opt/zahltag /opt/zahltag-former; install -d /opt/zahltag; tar -xzf /in/zahltag-*.tar.gz -C /opt/zahltag --strip-components 1
systemctl start zahltag
is 'after the exchange of the folder it answers' "$(curl -s -o /dev/null -w '%{http_code}' http://127.0.0.1:3000/api/health)" 200
has 'zahltag verify' "$(zahltag verify --language en 2>&1)" 'in order'
systemctl stop zahltag

# From the former release: its data come along, and where a step fails, the way back is the one that the log names.
former=$(ls /in/former/zahltag-*.tar.gz 2>/dev/null)
put() { rm -rf /opt/zahltag; install -d /opt/zahltag; tar -xzf "$1" -C /opt/zahltag --strip-components 1; : >/var/log/zahltag.log; }
answer() { curl -s -o /dev/null -w '%{http_code}' -H 'Host: lohn.example.de' "$@"; }
if [ -n "$former" ]; then
  rm -rf /var/lib/zahltag; put "$former"; systemctl start zahltag
  code=$(sed -n 's/.*Set-up code: *\([^ "]*\).*/\1/p' /var/log/zahltag.log | head -1)
  is 'the former release founds a firm' "$(answer -H 'Sec-Fetch-Site: same-origin' --data-urlencode "setup_code=$code" -d 'name=Inga&email=inga%40glanz.example&password=drei+Moewen+auf+der+Mole&firm=Glanz+von+frueher&street=Am+Kai+3&postal_code=24105&city=Kiel&country=DE' http://127.0.0.1:3000/einrichten)" 303
  systemctl stop zahltag; cp -a /var/lib/zahltag /var/lib/former
  put /in/zahltag-*.tar.gz; systemctl start zahltag
  has 'the upgrade says its steps, after a backup' "$(cat /var/log/zahltag.log)" 'Upgrading the database'
  is 'after the upgrade it answers' "$(answer http://127.0.0.1:3000/api/health)" 200
  is 'and knows who was there before' "$(answer http://127.0.0.1:3000/einrichten)" 303
  has 'zahltag verify after the upgrade' "$(zahltag verify --language en 2>&1)" 'Glanz von frueher: 0 invoices in the chain, in order'
  systemctl stop zahltag; rm -rf /var/lib/zahltag; mv /var/lib/former /var/lib/zahltag
  # What the newest step that makes a table finds there already.
  clash=$(cd /opt/zahltag/db/migrations && grep -ohE 'create table [a-z_]+ \(' "$(grep -lE 'create table [a-z_]+ \(' ./* | tail -1)" | head -1 | cut -d' ' -f3)
  (cd /opt/zahltag && runuser -u zahltag -- node -e "new (require('better-sqlite3'))('/var/lib/zahltag/zahltag.sqlite').exec('create table $clash (x)')")
  : >/var/log/zahltag.log; systemctl start zahltag
  is 'where a step fails it does not start' "$(answer http://127.0.0.1:3000/api/health)" 000
  back=$(sed -n 's/.*run: npm run restore -- //p' /var/log/zahltag.log | head -1)
  put "$former"
  has "the former release: zahltag restore $back" "$(zahltag restore "$back" --language en 2>&1)" 'Restored from'
  systemctl start zahltag
  is 'and it is as before the upgrade' "$(answer http://127.0.0.1:3000/api/health) $(answer http://127.0.0.1:3000/einrichten)" '200 303'
  systemctl stop zahltag
fi
echo "$bad wrong"; [ "$bad" = 0 ]
