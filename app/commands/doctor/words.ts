// Over 200 lines so that both languages of every line are in one file.

import type { Language } from '~db/schema'

const de = {
  language: 'de' as Language,
  usage: `Aufruf: npm run doctor -- [--test-mail <Adresse>] [--watch] [--json] [--language de|en]

Sieht nach, ob rings um den Dienst alles in Ordnung ist, und sagt, was zu tun ist, wo nicht: Einstellungen, Schlüssel, Dateien,
Platz, Uhr, Postausgangsserver, Anmeldedienst, öffentliche Adresse, Versionen, Sicherungen. Es ändert nichts und geht, ob der
Dienst läuft oder nicht. Rufen Sie es als der Benutzer auf, unter dem er läuft.

  --test-mail  schickt eine E-Mail an diese Adresse
  --watch      sieht nur nach, ob der Dienst antwortet, und schreibt den Inhabern, wenn er es zehn Minuten lang nicht tut (für einen Timer)
  --json       für Programme

Jede Zeile beginnt mit ok, warn oder fail. Rückgabe: 0 nichts steht auf fail; 1 etwas steht auf fail; 64 unbekannte Angaben;
78 Einstellungen oder Schlüssel stehen auf fail.`,
  noEmail: (given: string) => `„${given}“ hinter „--test-mail“ ist keine E-Mail-Adresse.`,
  tooLong: 'Das dauerte zu lange.',
  needsSettings: (what: string) => `${what}: nicht geprüft, bis die Einstellungen stimmen.`,
  checked: { address: 'Adresse', mail: 'E-Mail', provider: 'Anmeldedienst' },
  anotherZahltag: (address: string) => `Adresse: ${address} führt zu einem anderen Zahltag, nicht zu diesem.`,
  emptyDatabase: (file: string) =>
    `Versionen: ${file} ist leer oder keine Datenbank von Zahltag. Stellen Sie eine Sicherung wieder her: npm run restore -- --newest`,
  offSiteOther: (address: string) =>
    `Außer Haus: In ${address} liegen die Sicherungen einer anderen Installation, keine von dieser.`,
  setOther:
    'Ersetzt diese Maschine jene, dann stellen Sie zuerst eine davon wieder her: npm run restore -- --newest --off-site. Sonst setzen Sie BACKUP_COPY_TO auf einen eigenen Ort.',
  needsDatabase: 'Nicht geprüft, weil es keine Datenbank dieser Version gibt.',
  seeExample: '.env.example erklärt jede Einstellung.',
  settingsFine: 'Einstellungen: alle verständlich.',
  unknownVariable: (name: string) => `Einstellungen: ${name} in .env kennt niemand. Ein Tippfehler?`,
  secretsFine: 'Geheimnisse: lang genug, keines doppelt, keine Vorgabe, und nur für den Besitzer lesbar.',
  secretReadable: (file: string) => `Geheimnisse: Andere auf dieser Maschine können ${file} lesen.`,
  keysUnchecked:
    'Schlüssel: nicht mit der Datenbank verglichen; es fehlt an Einstellungen oder an der Datenbank.',
  keysFine: 'Schlüssel: die, mit denen die Datenbank benutzt wurde.',
  placeFine: (dataDir: string) => `Datenordner: ${dataDir}, außerhalb des Programms.`,
  inside: (dataDir: string) =>
    `Datenordner: ${dataDir} liegt im Ordner des Programms und geht verloren, wenn der ersetzt wird.`,
  moveData:
    'Halten Sie den Dienst an, verschieben Sie den Ordner, etwa nach /var/lib/zahltag, und setzen Sie DATA_DIR.',
  noDataDir: (dataDir: string) => `Dateien: Den Ordner ${dataDir} gibt es nicht.`,
  setDataDir: 'Vor dem ersten Start ist das richtig. Sonst nennt DATA_DIR den falschen Ordner.',
  unwritable: (path: string) => `Dateien: ${path} darf dieser Benutzer nicht schreiben.`,
  otherOwner: (paths: string) => `Dateien: Anderen als dem Besitzer des Datenordners gehören: ${paths}`,
  readable: (paths: string) => `Dateien: Andere auf dieser Maschine können lesen: ${paths}`,
  chown: (dataDir: string) => `chown -R <Benutzer des Dienstes> ${dataDir}`,
  noDatabase: (file: string) => `Dateien: Es gibt noch keine Datenbank ${file}.`,
  filesFine: 'Dateien: gehören einem Benutzer, und nur er kann sie lesen.',
  makeRoom: 'Schaffen Sie Platz, oder vergrößern Sie die Platte.',
  diskFull: (free: number) => `Platz: nur noch ${free} MB frei.`,
  noRoomForBackup: (free: number, needed: number) =>
    `Platz: ${free} MB frei, die nächste Sicherung braucht ${needed} MB.`,
  noInodes: (free: number) => `Platz: nur noch ${free} Dateien möglich (Inodes).`,
  diskFine: (free: number) => `Platz: ${free} MB frei.`,
  clockUnset: (at: string) => `Uhr: Sie steht auf ${at}, das kann nicht sein.`,
  fromTheFuture: (table: string, count: number, newest: string) =>
    `Uhr: ${count} Zeilen in ${table} tragen eine Zeit, die noch kommt, die letzte ${newest}.`,
  backupFromTheFuture: (file: string) => `Uhr: ${file} trägt eine Zeit, die noch kommt.`,
  setClock:
    'Stellen Sie die Uhr (timedatectl set-ntp true). Was bei falscher Uhr entstand, gilt nicht; es läuft von selbst ab.',
  clockFine: (at: string) => `Uhr: ${at}, nichts ist von später.`,
  running: (version: string) => `Dienst: läuft, Version ${version}.`,
  degraded: (version: string) => `Dienst: läuft, Version ${version}, meldet aber „degraded“.`,
  lookAtLog: 'Warum, steht im Protokoll bei "event":"health", und meist auch hier.',
  notRunning: 'Dienst: läuft nicht, oder nicht unter HOST und PORT.',
  start: 'Starten Sie ihn: npm start, oder systemctl start zahltag.',
  addressUnchecked: (baseUrl: string) => `Adresse: ${baseUrl} nicht gefragt, weil der Dienst nicht läuft.`,
  addressFine: (baseUrl: string) => `Adresse: ${baseUrl} führt zum Dienst, und er sieht, wer fragt.`,
  othersAddress: (address: string, status: number) =>
    `Adresse: ${address} antwortet (${status}), aber das ist nicht Zahltag.`,
  unreachable: (address: string, why: string) => `Adresse: ${address} ist nicht zu erreichen: ${why}`,
  mendProxy: 'Prüfen Sie BASE_URL, den Namen (DNS), das Zertifikat und wohin der Proxy weiterleitet.',
  forgedClient:
    'Adresse: Wer fragt, kann dem Dienst eine falsche Herkunft nennen. Die Sperren gegen Rateversuche gelten dann nicht.',
  noForwarding: 'Adresse: Der Proxy nennt nicht, wer fragt. Für den Dienst sind alle Besucher einer.',
  mendForwarding:
    'nginx: proxy_set_header X-Forwarded-For $remote_addr; Caddy tut es von selbst, solange trusted_proxies nicht alle nennt.',
  untrustedProxy: (peer: string) =>
    `Adresse: Der Dienst glaubt dem Proxy ${peer} nicht. Für ihn sind alle Besucher einer.`,
  mendTrust: (peer: string) => `TRUSTED_PROXY=${peer}`,
  noMailServer: 'E-Mail: kein Server eingestellt, E-Mails bleiben im Postausgang liegen.',
  setMailServer: 'Setzen Sie SMTP_URL und MAIL_FROM.',
  mailServerDown: (name: string, answer: string) => `E-Mail: ${name} nimmt uns nicht an: ${answer}`,
  mendMailServer: 'Prüfen Sie SMTP_URL: Name, Port, Benutzer, Kennwort (@ wird %40), TLS.',
  mailServerFine: (name: string) =>
    `E-Mail: ${name} nimmt uns an. Ob etwas ankommt, zeigt --test-mail <Adresse>.`,
  testMail: 'Diese E-Mail hat „npm run doctor“ geschickt. Sie ist angekommen.',
  testMailSent: (to: string) => `E-Mail: Eine an ${to} wurde angenommen. Sehen Sie dort nach, auch im Spam.`,
  testMailLost: (answer: string) => `E-Mail: Die Test-E-Mail wurde nicht angenommen: ${answer}`,
  mailsFine: 'Postausgang: Nichts hängt.',
  mailsWait: 'Postausgang: E-Mails warten seit über einer Viertelstunde.',
  mailsFailed: 'Postausgang: E-Mails sind heute fehlgeschlagen.',
  lookAtOutbox: 'Warum, steht unter „Postausgang“ bei jeder.',
  noProvider: 'Anmeldedienst: keiner eingestellt.',
  providerFine: (issuer: string) => `Anmeldedienst: ${issuer} antwortet.`,
  providerDown: (issuer: string, fault: string) =>
    `Anmeldedienst: ${issuer} antwortet nicht richtig: ${fault}`,
  mendProvider: 'Prüfen Sie OIDC_ISSUER; Konten mit Kennwort gehen weiter.',
  versionsFine: (product: string, node: string) => `Versionen: Zahltag ${product} auf Node ${node}.`,
  nodeOld: (node: string, needed: string) => `Versionen: Node ${node} ist zu alt, gebraucht wird ${needed}.`,
  installNode: 'Installieren Sie ein neueres Node, danach npm ci.',
  otherVersionRuns: (runs: string, installed: string) =>
    `Versionen: Es läuft noch ${runs}, installiert ist ${installed}.`,
  restart: 'Starten Sie den Dienst neu; er macht vorher eine Sicherung.',
  schemaFine: 'Versionen: Die Datenbank ist auf dem Stand des Programms.',
  stepsPending: (count: number) =>
    `Versionen: Der Datenbank fehlen ${count} Schritte bis zu diesem Programm.`,
  noBackup: 'Sicherungen: Es gibt keine.',
  makeBackup: 'npm run backup sagt, woran es liegt. Der Dienst macht jede Stunde eine, wenn er läuft.',
  failedInService:
    'Sie misslang im Dienst, der weniger darf als ein Befehl: Dass „npm run backup“ von Hand gelingt, behebt es nicht. Beheben Sie, was die Zeile nennt; die nächste Stunde zeigt es.',
  documentsMissing: (count: number) =>
    `Sicherungen: In der letzten ${count === 1 ? 'fehlt ein Dokument' : `fehlen ${count} Dokumente`} oder sind beschädigt; alles andere ist gesichert.`,
  checkFailed: (at: string) => `Sicherungen: Die Prüfung von ${at} fand Beschädigtes oder Verändertes.`,
  verify:
    'npm run verify sagt, was; npm run verify -- --mend holt Dokumente zurück, von denen es eine Kopie gibt.',
  backupOld: (age: number) => `Sicherungen: Die neueste ist ${age} Stunden alt.`,
  backupFailed: (at: string, why: string) => `Sicherungen: Die von ${at} misslang: ${why}`,
  rehearsalFailed: (at: string, why: string) => `Sicherungen: Die Probe von ${at} misslang: ${why}`,
  neverRehearsed: 'Sicherungen: Noch keine wurde zur Probe wiederhergestellt.',
  rehearsalOld: (age: number) => `Sicherungen: Die letzte Probe ist ${age} Stunden her.`,
  rehearse: 'npm run rehearse; der Dienst tut es jede Nacht, wenn er läuft.',
  noOffSite:
    'Außer Haus: Es gibt keine Kopie. Geht diese Maschine verloren, so gehen die Sicherungen mit ihr.',
  setOffSite:
    'Setzen Sie BACKUP_COPY_TO auf einen eingehängten Ordner oder einen Bucket; .env.example sagt, wie.',
  offSiteFails: (why: string) => `Außer Haus: ${why}`,
  offSiteNone: 'Außer Haus: Es gibt noch keine Sicherung dort.',
  offSiteOld: (age: number) => `Außer Haus: Die neueste ist ${age} Stunden alt.`,
  offSiteFine: (address: string, age: number) => `Außer Haus: ${address}, die neueste vor ${age} Stunden.`,
  copyReadable: 'Außer Haus: Die Sicherungen dort sind nicht verschlüsselt.',
  encrypt: 'Setzen Sie BACKUP_RECIPIENT; .env.example sagt, wie.',
  backupsFine: (age: number, rehearsed: number) =>
    `Sicherungen: die neueste vor ${age} Stunden, zuletzt vor ${rehearsed} Stunden zur Probe wiederhergestellt.`,
}

const en: typeof de = {
  language: 'en',
  usage: `Usage: npm run doctor -- [--test-mail <address>] [--watch] [--json] [--language de|en]

Looks whether all around the service is as it should be, and says what to do where it is not: settings, keys, files, space,
clock, mail server, identity provider, public address, versions, backups. It changes nothing, and works whether the service runs
or not. Run it as the user that the service runs as.

  --test-mail  sends a mail to this address
  --watch      looks only whether the service answers, and mails the owners when it has not for ten minutes (for a timer)
  --json       for programs

Each line begins with ok, warn or fail. Exit codes: 0 nothing failed; 1 something failed; 64 unknown arguments;
78 settings or keys failed.`,
  noEmail: (given) => `"${given}" after "--test-mail" is no e-mail address.`,
  tooLong: 'This took too long.',
  needsSettings: (what) => `${what}: not checked until the settings are right.`,
  checked: { address: 'Address', mail: 'Mail', provider: 'Identity provider' },
  anotherZahltag: (address) => `Address: ${address} leads to another Zahltag, not to this one.`,
  emptyDatabase: (file) =>
    `Versions: ${file} is empty, or not a Zahltag database. Restore a backup: npm run restore -- --newest`,
  offSiteOther: (address) =>
    `Off site: the backups in ${address} are of another installation, none of this one.`,
  setOther:
    'If this machine replaces that one, restore one of them first: npm run restore -- --newest --off-site. Otherwise set BACKUP_COPY_TO to a place of its own.',
  needsDatabase: 'Not checked, since there is no database of this release.',
  seeExample: '.env.example explains every setting.',
  settingsFine: 'Settings: all of them make sense.',
  unknownVariable: (name) => `Settings: nobody knows ${name}, which is in .env. A typing mistake?`,
  secretsFine: 'Secrets: long enough, all different, no defaults, and for their owner alone.',
  secretReadable: (file) => `Secrets: others on this machine can read ${file}.`,
  keysUnchecked: 'Keys: not compared with the database; settings or the database are missing.',
  keysFine: 'Keys: those that the database was used with.',
  placeFine: (dataDir) => `Data directory: ${dataDir}, outside the program.`,
  inside: (dataDir) =>
    `Data directory: ${dataDir} lies in the program's folder and is lost when that is replaced.`,
  moveData: 'Stop the service, move the folder, to /var/lib/zahltag for example, and set DATA_DIR.',
  noDataDir: (dataDir) => `Files: there is no folder ${dataDir}.`,
  setDataDir: 'Before the first start that is right. Otherwise DATA_DIR names the wrong folder.',
  unwritable: (path) => `Files: this user may not write ${path}.`,
  otherOwner: (paths) => `Files: these belong to others than the owner of the data directory: ${paths}`,
  readable: (paths) => `Files: others on this machine can read ${paths}`,
  chown: (dataDir) => `chown -R <user of the service> ${dataDir}`,
  noDatabase: (file) => `Files: there is no database ${file} yet.`,
  filesFine: 'Files: they belong to one user, who alone can read them.',
  makeRoom: 'Make room, or enlarge the disk.',
  diskFull: (free) => `Space: only ${free} MB are free.`,
  noRoomForBackup: (free, needed) => `Space: ${free} MB are free, the next backup needs ${needed} MB.`,
  noInodes: (free) => `Space: only ${free} more files are possible (inodes).`,
  diskFine: (free) => `Space: ${free} MB are free.`,
  clockUnset: (at) => `Clock: it says ${at}, which cannot be.`,
  fromTheFuture: (table, count, newest) =>
    `Clock: ${count} rows of ${table} are dated later than now, the last ${newest}.`,
  backupFromTheFuture: (file) => `Clock: ${file} is dated later than now.`,
  setClock:
    'Set the clock (timedatectl set-ntp true). What a wrong clock made does not count, and ends by itself.',
  clockFine: (at) => `Clock: ${at}, and nothing is dated later.`,
  running: (version) => `Service: running, version ${version}.`,
  degraded: (version) => `Service: running, version ${version}, but it says “degraded”.`,
  lookAtLog: 'The log says why at "event":"health", and most often this list does too.',
  notRunning: 'Service: not running, or not at HOST and PORT.',
  start: 'Start it: npm start, or systemctl start zahltag.',
  addressUnchecked: (baseUrl) => `Address: ${baseUrl} was not asked, since the service is not running.`,
  addressFine: (baseUrl) => `Address: ${baseUrl} leads to the service, which sees who asks.`,
  othersAddress: (address, status) => `Address: ${address} answers (${status}), but that is not Zahltag.`,
  unreachable: (address, why) => `Address: ${address} cannot be reached: ${why}`,
  mendProxy: 'Check BASE_URL, the name (DNS), the certificate, and where the proxy passes requests on to.',
  forgedClient:
    'Address: whoever asks can tell the service a false origin. Limits on guessing then do not hold.',
  noForwarding: 'Address: the proxy does not say who asks. To the service all visitors are one.',
  mendForwarding:
    'nginx: proxy_set_header X-Forwarded-For $remote_addr; Caddy does it by itself, unless trusted_proxies names everybody.',
  untrustedProxy: (peer) =>
    `Address: the service does not believe the proxy ${peer}. To it all visitors are one.`,
  mendTrust: de.mendTrust,
  noMailServer: 'Mail: no server is set, mails wait in the outbox.',
  setMailServer: 'Set SMTP_URL and MAIL_FROM.',
  mailServerDown: (name, answer) => `Mail: ${name} does not accept us: ${answer}`,
  mendMailServer: 'Check SMTP_URL: name, port, user, password (@ is written %40), TLS.',
  mailServerFine: (name) => `Mail: ${name} accepts us. Whether mail arrives, --test-mail <address> shows.`,
  testMail: '“npm run doctor” has sent this mail. It has arrived.',
  testMailSent: (to) => `Mail: one to ${to} was accepted. Look there, in the spam folder too.`,
  testMailLost: (answer) => `Mail: the test mail was not accepted: ${answer}`,
  mailsFine: 'Outbox: nothing is stuck.',
  mailsWait: 'Outbox: mails have been waiting for more than a quarter of an hour.',
  mailsFailed: 'Outbox: mails have failed today.',
  lookAtOutbox: 'Why, each says under “Outbox”.',
  noProvider: 'Identity provider: none is set.',
  providerFine: (issuer) => `Identity provider: ${issuer} answers.`,
  providerDown: (issuer, fault) => `Identity provider: ${issuer} does not answer properly: ${fault}`,
  mendProvider: 'Check OIDC_ISSUER; accounts with a password go on working.',
  versionsFine: (product, node) => `Versions: Zahltag ${product} on Node ${node}.`,
  nodeOld: (node, needed) => `Versions: Node ${node} is too old, ${needed} is needed.`,
  installNode: 'Install a newer Node, then npm ci.',
  otherVersionRuns: (runs, installed) => `Versions: ${runs} is still running, ${installed} is installed.`,
  restart: 'Restart the service; it makes a backup first.',
  schemaFine: 'Versions: the database is up to date with the program.',
  stepsPending: (count) => `Versions: the database is ${count} steps behind this program.`,
  noBackup: 'Backups: there is none.',
  makeBackup: 'npm run backup says what is wrong. While it runs, the service makes one every hour.',
  failedInService:
    'It failed in the service, which may do less than a command: that “npm run backup” works by hand does not mend it. Mend what the line says; the next hour shows.',
  documentsMissing: (count) =>
    `Backups: in the last one ${count === 1 ? 'a document is' : `${count} documents are`} missing or damaged; everything else is backed up.`,
  checkFailed: (at) => `Backups: the check of ${at} found something damaged or altered.`,
  verify: 'npm run verify says what; npm run verify -- --mend brings back documents that there is a copy of.',
  backupOld: (age) => `Backups: the newest is ${age} hours old.`,
  backupFailed: (at, why) => `Backups: the one of ${at} failed: ${why}`,
  rehearsalFailed: (at, why) => `Backups: the rehearsal of ${at} failed: ${why}`,
  neverRehearsed: 'Backups: none has been restored for a rehearsal yet.',
  rehearsalOld: (age) => `Backups: the last rehearsal was ${age} hours ago.`,
  rehearse: 'npm run rehearse; while it runs, the service does it every night.',
  noOffSite: 'Off site: there is no copy. If this machine is lost, its backups are lost with it.',
  setOffSite: 'Set BACKUP_COPY_TO to a mounted folder or a bucket; .env.example says how.',
  offSiteFails: (why) => `Off site: ${why}`,
  offSiteNone: 'Off site: there is no backup there yet.',
  offSiteOld: (age) => `Off site: the newest is ${age} hours old.`,
  offSiteFine: (address, age) => `Off site: ${address}, the newest ${age} hours ago.`,
  copyReadable: 'Off site: the backups there are not encrypted.',
  encrypt: 'Set BACKUP_RECIPIENT; .env.example says how.',
  backupsFine: (age, rehearsed) =>
    `Backups: the newest ${age} hours ago, last restored for a rehearsal ${rehearsed} hours ago.`,
}

export const WORDS: Record<Language, typeof de> = { de, en }
export type Words = typeof de
