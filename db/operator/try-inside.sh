#!/usr/bin/env bash
# What try-in-clean-root.sh runs in the clean Debian.
set -uo pipefail
cd /in; bad=0
ok() { echo "ok    $1"; }
no() { echo "fail  $1"; bad=$((bad + 1)); }
is() { if [ "$2" = "$3" ]; then ok "$1"; else no "$1: $2, not $3"; fi; }
has() { if grep -q -- "$3" <<<"$2"; then ok "$1"; else no "$1: $(head -c 300 <<<"$2")"; fi; }

# The service's own lines, from there on.
mark=0
lines() { journalctl -u zahltag -o cat --no-pager --since "@$mark"; }
forget() { sleep 1; mark=$(date +%s); }

# In the language of the machine, as the service has it too.
CODE='\(Set-up code\|Einrichtungs-Code\): *'
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
      sed -i "s#^BASE_URL=.*#BASE_URL=https://lohn.example.de#" /etc/zahltag/env ;;
    'zahltag keys make')
      grep -E '^(LINK_KEYS|FIELD_KEYS|WEBHOOK_SECRET)=' <<<"$said" >/tmp/made
      is 'three secrets were made' "$(wc -l </tmp/made)" 3
      sed -i -E '/^(LINK_KEYS|FIELD_KEYS|WEBHOOK_SECRET)=/d' /etc/zahltag/env; cat /tmp/made >>/etc/zahltag/env; rm /tmp/made ;;
    *'Set-up code'*) has 'the code is in the log' "$said" "$CODE" ;;
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
for unit in zahltag.service zahltag-verify.service zahltag-verify.timer zahltag-watch.service zahltag-watch.timer; do
  # Before systemd 254 it does not know two lines, as the file says.
  is "systemd-analyze verify $unit" "$(systemd-analyze verify --man=no /etc/systemd/system/$unit 2>&1 | grep "$unit" | grep -vcE "Unknown key( name)? '?Restart(Steps|MaxDelaySec)")" 0
done
echo "      $(systemd-analyze security --offline=yes /etc/systemd/system/zahltag.service 2>/dev/null | tail -1)"

is 'systemctl start zahltag-verify' "$(systemctl start zahltag-verify; systemctl show -p Result --value zahltag-verify)" success
is 'the watch finds that it answers' "$(systemctl start zahltag-watch; systemctl show -p Result --value zahltag-watch)" success
systemctl kill --signal STOP zahltag
is 'the watch finds that it does not' "$(systemctl start zahltag-watch 2>/dev/null; journalctl -u zahltag-watch -o cat | grep -c 'has not answered since\|antwortet seit')" 1
systemctl kill --signal CONT zahltag
is 'the watch forgets it' "$(systemctl start zahltag-watch; systemctl show -p Result --value zahltag-watch; ls /run/zahltag-watch)" success
cp /etc/zahltag/env /tmp/env; sed -i 's/^LOG_LEVEL=.*/LOG_LEVEL=loud/' /etc/zahltag/env
systemctl restart zahltag 2>/dev/null && no 'a wrong setting fails the start' || ok 'a wrong setting fails the start'
sleep 3; is 'and it is not tried again' "$(systemctl show -p NRestarts -p ExecMainStatus --value zahltag | tr '\n' ' ')" '0 78 '
cp /tmp/env /etc/zahltag/env; systemctl reset-failed zahltag; systemctl start zahltag
systemctl kill --signal KILL --kill-whom main zahltag 2>/dev/null || systemctl kill --signal KILL --kill-who main zahltag
for _ in $(seq 120); do sleep 0.5; systemctl is-active -q zahltag && break; done
is 'killed, it starts again by itself' "$(systemctl show -p NRestarts --value zahltag) $(systemctl is-active zahltag)" '1 active'

# No secret of the file is in the environment of the service, nor of what it starts.
pid() { systemctl show -p MainPID --value zahltag; }
environ() { tr '\0' '\n' <"/proc/$1/environ"; }
is 'no secret is in the environment of the service' "$(environ "$(pid)" | grep -cE '^(LINK_KEYS|FIELD_KEYS|WEBHOOK_SECRET|SMTP_URL)=')" 0
sed -i "s/^BACKUP_S3_SECRET=.*/BACKUP_S3_SECRET=ab#cd/" /etc/zahltag/env
has 'a value that programs read in different ways is refused by commands' "$(zahltag doctor --language en 2>&1)" 'BACKUP_S3_SECRET: put the value in single quotes'
is 'and by the service' "$(systemctl restart zahltag 2>/dev/null; systemctl show -p ExecMainStatus --value zahltag)" 78
cp /tmp/env /etc/zahltag/env; systemctl reset-failed zahltag; systemctl start zahltag

# A secret that is root's alone, and in no environment.
sed -n 's/^LINK_KEYS=//p' /etc/zahltag/env | install -m 600 /dev/stdin /etc/zahltag/link-keys
sed -i 's#^LINK_KEYS=.*#LINK_KEYS_FILE=/etc/zahltag/link-keys#' /etc/zahltag/env
for unit in zahltag zahltag-verify zahltag-watch; do
  mkdir -p /etc/systemd/system/$unit.service.d; printf '[Service]\nLoadCredential=LINK_KEYS:/etc/zahltag/link-keys\n' >/etc/systemd/system/$unit.service.d/override.conf
done
systemctl daemon-reload; systemctl restart zahltag
is 'a secret that systemd hands over is in no environment' "$(systemctl is-active zahltag) $(environ "$(pid)" | grep -c '^LINK_KEYS=')" 'active 0'
is 'and commands find it' "$(zahltag doctor --language en | grep -c '^ok *Keys: those')" 1
is 'so does the check on Sundays' "$(systemctl start zahltag-verify; systemctl show -p Result --value zahltag-verify)" success
# As it was: the former release knows nothing of files.
cp /tmp/env /etc/zahltag/env; rm -r /etc/systemd/system/zahltag.service.d /etc/systemd/system/zahltag-verify.service.d /etc/systemd/system/zahltag-watch.service.d /etc/zahltag/link-keys
systemctl daemon-reload; systemctl restart zahltag

# nginx with a certificate of its own: TLS, the client's address, limits.
mkdir -p /etc/letsencrypt/live/lohn.example.de
openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=lohn.example.de -addext subjectAltName=DNS:lohn.example.de \
  -keyout /etc/letsencrypt/live/lohn.example.de/privkey.pem -out /etc/letsencrypt/live/lohn.example.de/fullchain.pem 2>/dev/null
rm -f /etc/nginx/sites-enabled/default; cp /opt/zahltag/db/operator/nginx.conf /etc/nginx/conf.d/zahltag.conf
# Where nginx is older than the line that the file warns of, what the file says of it.
older() { [ "$(printf '%s\n' 1.25.1 "$1" | sort -V | head -1)" != 1.25.1 ]; }
older "$(nginx -v 2>&1 | sed 's|.*/||; s/ .*//')" && sed -i '/^    http2 on;/d; s/443 ssl;/443 ssl http2;/' /etc/nginx/conf.d/zahltag.conf
if said=$(nginx -t 2>&1) && ! grep -q warn <<<"$said"; then ok 'nginx -t, without a warning'; else no "nginx -t: $said"; fi
systemctl stop caddy; systemctl start nginx
site() { curl -s --cacert /etc/letsencrypt/live/lohn.example.de/fullchain.pem "$@"; }
is 'through nginx with TLS' "$(site -o /dev/null -w '%{http_code}' https://lohn.example.de/einrichten)" 200
is 'by HTTP/2' "$(site -o /dev/null -w '%{http_version}' https://lohn.example.de/einrichten)" 2
is 'port 80 leads to 443' "$(curl -s -o /dev/null -w '%{redirect_url}' http://lohn.example.de/anmelden)" https://lohn.example.de/anmelden
for _ in 1 2 3; do
  site -o /dev/null -H 'X-Forwarded-For: 203.0.113.9' -H 'Sec-Fetch-Site: same-origin' -d 'email=niemand%40example.de&password=falsch-falsch' https://lohn.example.de/anmelden
done
has 'a failed sign-in is logged' "$(lines)" '"event":"sign_in_failed"'
is 'a forged client address is not believed' "$(lines | grep -c '203.0.113')" 0
sent() { site -H 'Sec-Fetch-Site: same-origin' -F "file=@$1;type=application/pdf" https://lohn.example.de/buero/lohnzettel/eingang; }
head -c 54000000 /dev/zero >/tmp/large; head -c 52000000 /dev/zero >/tmp/largest
has 'a body of 54 MB is refused by nginx' "$(sent /tmp/large)" '<center>nginx'
is 'the largest upload, of 52 MB, is not' "$(sent /tmp/largest | grep -c '<center>nginx')" 0
site -o /dev/null https://lohn.example.de/rechnung/geheimer-ausweis-4711
lines >/var/log/zahltag.log
is 'no log has what follows a link’s path' "$(grep -rl geheimer-ausweis /var/log | wc -l)" 0
# A page of the office has some fifty scripts, and an office ten people behind one address.
files=$(find /opt/zahltag/public/build -name '*.js' | head -56 | sed 's#^/opt/zahltag/public#https://lohn.example.de#')
page() { for file in $files "$@"; do echo "url = \"$file\""; echo 'output = /dev/null'; done | site --http2 --parallel --parallel-max 60 -w '%{http_code}\n' -K - 2>/dev/null; }
is 'one person gets a page with 56 files' "$(page https://lohn.example.de/einrichten | sort | uniq -c | tr -s ' ')" ' 57 200'
for one in $(seq 10); do page https://lohn.example.de/einrichten >"/tmp/page-$one" & done; wait
is 'ten people behind one address get theirs at once' "$(cat /tmp/page-* | sort | uniq -c | tr -s ' ')" ' 570 200'
codes=$(for _ in $(seq 600); do echo 'url = "https://lohn.example.de/api/health"'; echo 'output = /dev/null'; done | site --parallel --parallel-max 20 -w '%{http_code} %header{retry-after}\n' -K - 2>/dev/null | sort | uniq -c | tr '\n' ' ')
has "a burst of 600 meets the limit ($codes)" "$codes" '429 5'
systemctl stop zahltag
is 'a restart is a page that asks again' "$(site -o /tmp/page -w '%{http_code} %header{retry-after}' https://lohn.example.de/) $(grep -c 'http-equiv="refresh"' /tmp/page)" '503 5 1'
systemctl start zahltag
systemctl stop nginx

# Caddy with a certificate of its own in place of a public one.
sed 's/^lohn.example.de {/{$SITE:lohn.example.de} {\n\ttls internal/' /opt/zahltag/db/operator/Caddyfile >/tmp/Caddyfile
mkdir -p /var/log/caddy; XDG_DATA_HOME=/tmp/caddy caddy start --adapter caddyfile --config /tmp/Caddyfile >/tmp/caddy.log 2>&1; sleep 2
is 'through Caddy with TLS' "$(curl -sk -o /dev/null -w '%{http_code}' -H 'X-Forwarded-For: 203.0.113.9' https://lohn.example.de/rechnung/geheimer-ausweis-4711)" 404
# What follows a form: the answer's Location has the link again, or what was searched for.
code=$(lines | sed -n "s/.*$CODE\([^ \"]*\).*/\2/p" | head -1)
is 'a firm is founded through Caddy' "$(curl -sk -o /dev/null -w '%{http_code}' -H 'Sec-Fetch-Site: same-origin' --data-urlencode "setup_code=$code" -d 'name=Inga&email=inga%40glanz.example&password=drei+Moewen+auf+der+Mole&firm=Glanz+am+Kai&street=Am+Kai+3&postal_code=24105&city=Kiel&country=DE' https://lohn.example.de/einrichten)" 303
link=$(zahltag user reset-password inga@glanz.example 2>&1 | grep -o 'https://[^ ]*'); token=${link##*/}
is 'a link is opened' "$(curl -sk -o /dev/null -w '%{http_code}' "$link")" 200
is 'and its form is sent' "$(curl -sk -o /dev/null -w '%{http_code}' -H 'Sec-Fetch-Site: same-origin' -d 'password=vier+Moewen+auf+der+Mole&repeated=vier+Moewen+auf+der+Mole' "$link")" 303
curl -sk -o /dev/null "https://lohn.example.de/buero/kunden?suche=Petersen"; curl -sk -o /dev/null "https://lohn.example.de/anmelden/oidc/antwort?code=geheimer-code&state=x"
curl -sk -o /dev/null https://lohn.example.de/RECHNUNG/geheimer-ausweis-4711; curl -sk -o /dev/null https://lohn.example.de/%72echnung/geheimer-ausweis-4711; curl -sk -o /dev/null --path-as-is https://lohn.example.de//rechnung/geheimer-ausweis-4711
is 'the log has the pages' "$(grep -c '"uri":"/passwort/"' /var/log/caddy/zahltag.log) $(grep -c '"uri":"/buero/kunden"' /var/log/caddy/zahltag.log)" '2 1'
is 'and no log has a link, a code, or what was searched for' "$(grep -rlE "${token:-none}|geheimer-code|Petersen" /var/log | wc -l)" 0
is 'Caddy’s log has no link and no whole address' "$(grep -cE 'geheimer-ausweis|127\.0\.0\.1"' /var/log/caddy/zahltag.log)" 0
is 'nor has any other' "$(grep -rl 'geheimer-ausweis\|203\.0\.113' /var/log | wc -l)" 0
( while [ ! -e /tmp/enough ]; do curl -sk -o /dev/null -w '%{http_code}\n' https://lohn.example.de/api/health; sleep 0.2; done >/tmp/codes ) &
systemctl restart zahltag; sleep 1; touch /tmp/enough; wait
is 'nobody notices a restart behind Caddy' "$(sort -u /tmp/codes | tr '\n' ' ')" '200 '
caddy stop >/dev/null 2>&1

cp /opt/zahltag/db/operator/fail2ban-filter.conf /etc/fail2ban/filter.d/zahltag.conf
cp /opt/zahltag/db/operator/fail2ban-jail.conf /etc/fail2ban/jail.d/zahltag.conf
has 'fail2ban takes the jail' "$(fail2ban-client -t 2>&1)" 'test is successful'
lines >/var/log/zahltag.log
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
put() { rm -rf /opt/zahltag; install -d /opt/zahltag; tar -xzf "$1" -C /opt/zahltag --strip-components 1; forget; }
answer() { curl -s -o /dev/null -w '%{http_code}' -H 'Host: lohn.example.de' "$@"; }
steps() { tar -tzf "$1" | grep -oE '/db/migrations/[0-9]+-[^/]+\.ts$' | sort; }
if [ -n "$former" ]; then
  # Of the steps that the former release lacks, the newest that makes a table: where it stands a table by that name already.
  clash=$(for step in $(comm -13 <(steps "$former") <(steps /in/zahltag-*.tar.gz)); do
    grep -ohE 'create table [a-z_]+ \(' "/opt/zahltag$step" | head -1 | cut -d' ' -f3; done | tail -1)
  rm -rf /var/lib/zahltag; put "$former"; systemctl start zahltag
  code=$(lines | sed -n "s/.*$CODE\([^ \"]*\).*/\2/p" | head -1)
  is 'the former release founds a firm' "$(answer -H 'Sec-Fetch-Site: same-origin' --data-urlencode "setup_code=$code" -d 'name=Inga&email=inga%40glanz.example&password=drei+Moewen+auf+der+Mole&firm=Glanz+von+frueher&street=Am+Kai+3&postal_code=24105&city=Kiel&country=DE' http://127.0.0.1:3000/einrichten)" 303
  systemctl stop zahltag; cp -a /var/lib/zahltag /var/lib/former
  put /in/zahltag-*.tar.gz; systemctl start zahltag
  if [ "$(steps "$former")" = "$(steps /in/zahltag-*.tar.gz)" ]; then echo 'left  the steps of an upgrade: the former release has the same'
  else has 'the upgrade says its steps, after a backup' "$(lines)" 'Upgrading the database\|Die Datenbank wird auf den neuen Stand gebracht'; fi
  is 'after the upgrade it answers' "$(answer http://127.0.0.1:3000/api/health)" 200
  is 'and knows who was there before' "$(answer http://127.0.0.1:3000/einrichten)" 303
  has 'zahltag verify after the upgrade' "$(zahltag verify --language en 2>&1)" 'Glanz von frueher: 0 invoices in the chain, in order'
  systemctl stop zahltag; rm -rf /var/lib/zahltag; mv /var/lib/former /var/lib/zahltag
fi
if [ -n "${clash:-}" ]; then
  (cd /opt/zahltag && runuser -u zahltag -- node -e "new (require('better-sqlite3' + (parseInt(process.versions.node) < 24 ? '' : '-13')))('/var/lib/zahltag/zahltag.sqlite').exec('create table $clash (x)')")
  forget; systemctl start zahltag 2>/dev/null
  is 'where a step fails it does not start' "$(answer http://127.0.0.1:3000/api/health)" 000
  back=$(lines | sed -n 's/.*npm run restore -- //p' | head -1)
  systemctl stop zahltag; systemctl reset-failed zahltag; put "$former"
  has "the former release: zahltag restore $back" "$(zahltag restore "$back" --language en 2>&1)" 'Restored from'
  systemctl start zahltag
  is 'and it is as before the upgrade' "$(answer http://127.0.0.1:3000/api/health) $(answer http://127.0.0.1:3000/einrichten)" '200 303'
  systemctl stop zahltag
else
  echo 'left  a step that fails, and the way back: no former release that lacks a step with a table of its own'
fi

# The loss of the machine: nothing is left but the copies elsewhere, the env file and the key of the backups.
rm -rf /var/lib/zahltag; put /in/zahltag-*.tar.gz; systemctl start zahltag
code=$(lines | sed -n "s/.*$CODE\([^ \"]*\).*/\2/p" | head -1)
is 'a firm is founded' "$(answer -H 'Sec-Fetch-Site: same-origin' --data-urlencode "setup_code=$code" -d 'name=Inga&email=inga%40glanz.example&password=drei+Moewen+auf+der+Mole&firm=Glanz+am+Kai&street=Am+Kai+3&postal_code=24105&city=Kiel&country=DE' http://127.0.0.1:3000/einrichten)" 303
(cd /opt/zahltag && node --input-type=module -e "import { generateIdentity, identityToRecipient } from 'age-encryption'
  const key = await generateIdentity(); console.log('# public key: ' + (await identityToRecipient(key)) + '\n' + key)") >/root/key.txt
install -d -o zahltag -m 700 /mnt/away
sed -i "s#^BACKUP_COPY_TO=.*#BACKUP_COPY_TO=/mnt/away#; s/^BACKUP_RECIPIENT=.*/BACKUP_RECIPIENT=$(sed -n 's/.*public key: //p' /root/key.txt)/" /etc/zahltag/env
systemctl restart zahltag; said=$(zahltag backup --language en 2>&1); has 'zahltag backup, encrypted and elsewhere' "$said $(find /mnt/away -name '*.age')" '\.age'
# The service's own, in the unit: it is due at the first look, five minutes after the start.
rm -rf /var/lib/zahltag/backups /mnt/away/*; forget; systemctl restart zahltag
for _ in $(seq 400); do sleep 1; [ -n "$(find /mnt/away -name '*.sqlite.age')" ] && break; lines | grep -q backup_failed && break; done
has 'the service’s own backup leaves the machine' "$(lines | grep backup_failed) $(find /mnt/away -name '*.sqlite.age')" '^ /mnt/away/zahltag-[^ ]*age$'
install -d -o zahltag -m 700 /away; sed -i 's#^BACKUP_COPY_TO=.*#BACKUP_COPY_TO=/away#' /etc/zahltag/env
rm -rf /var/lib/zahltag/backups; forget; systemctl restart zahltag
for _ in $(seq 400); do sleep 1; [ -n "$(find /away -name '*.sqlite.age')" ] && break; lines | grep -q backup_failed && break; done
has 'a folder that the unit does not let it write is named with what mends it' "$(lines | grep backup_failed)" 'ReadWritePaths=-/away'
zahltag backup >/dev/null 2>&1
has 'and a backup by hand, outside the unit, does not hide it' "$(zahltag doctor --language en | grep -A1 '^fail *Backups')" 'in the service'
sed -i 's#^BACKUP_COPY_TO=.*#BACKUP_COPY_TO=/mnt/away#' /etc/zahltag/env
systemctl stop zahltag
rm -rf /var/lib/zahltag; put /in/zahltag-*.tar.gz; systemctl start zahltag; systemctl stop zahltag
has 'zahltag restore --newest --off-site --identity /root/key.txt' "$(zahltag restore --newest --off-site --identity /root/key.txt --language en 2>&1)" 'Restored from'
systemctl start zahltag
has 'zahltag verify on the new machine' "$(zahltag verify --language en 2>&1)" 'Glanz am Kai: 0 invoices in the chain, in order'
is 'where everybody is known' "$(answer http://127.0.0.1:3000/einrichten)" 303
systemctl stop zahltag
echo "$bad wrong"; [ "$bad" = 0 ]
