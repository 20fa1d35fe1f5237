import type { MissedTable } from '~db/backup/aftermath'
import type { Language } from '~db/schema'

const de = {
  language: 'de' as Language,
  usage: `Aufruf: npm run restore -- --list | --newest | --at <Zeitpunkt> | <Datei>
          [--from <Ordner> | --off-site] [--identity <Datei>] [--incomplete] [--language de|en]

  --list     nennt die Sicherungen von DATA_DIR
  --newest   nimmt die neueste
  --at       nimmt die letzte, die bis dahin gemacht wurde, etwa --at 2026-11-22T14:00
  <Datei>    nimmt diese
  --from     sucht in diesem Ordner statt in DATA_DIR/backups
  --off-site sucht in BACKUP_COPY_TO, dem Ordner oder Bucket außer Haus
  --identity nennt die Datei mit dem geheimen Schlüssel, die age-keygen geschrieben hat, für verschlüsselte Sicherungen; „-“ liest ihn von der Eingabe
  --incomplete nimmt sie auch, wenn Dokumente fehlen oder verändert sind, und nennt diese

Halten Sie vorher den Dienst an, und rufen Sie es als der Benutzer auf, unter dem er läuft. Die Sicherung wird geprüft, bevor sie
an die Stelle der Datenbank tritt; was dort war, bleibt in einem Ordner daneben. E-Mails, die warteten, gehen nicht noch einmal
hinaus, alle müssen sich neu anmelden, Rechnungsnummern gehen weiter, und gesperrte Links bleiben gesperrt.

Rückgabe: 0 wiederhergestellt; 1 die Sicherung taugt nicht; 64 unbekannte Angaben; 66 es gibt sie nicht; 75 Dienst oder Sicherung laufen;
78 Einstellungen oder Schlüssel passen nicht.`,
  whichOne: 'Welche Sicherung? --list nennt, welche es gibt, und --newest nimmt die neueste.',
  onlyOne: 'Nennen Sie eines davon: --list, --newest, --at oder eine Datei.',
  onlyOnePlace: 'Nennen Sie --from oder --off-site, nicht beides.',
  fileHasPlace: 'Eine Datei nennt ihren Ort selbst: Lassen Sie --from und --off-site weg.',
  noTime: (written: string) =>
    `„${written}“ hinter „--at“ ist kein Zeitpunkt. Schreiben Sie ihn so: 2026-11-22T14:00`,
  none: (folder: string) => `Es gibt keine Sicherung in ${folder}.`,
  noneUntil: (at: string) => `Es gibt keine Sicherung, die bis ${at} gemacht wurde.`,
  notYet: (at: string, now: string) =>
    `Die neueste Sicherung ist von ${at}, und die Uhr dieser Maschine steht auf ${now}. Eine von beiden ging falsch. Stellen Sie die Uhr; stimmt sie, dann sehen Sie mit --list nach, und nennen Sie die Sicherung mit --at oder ihre Datei.`,
  noCopyTo: 'BACKUP_COPY_TO ist nicht gesetzt: Es gibt keinen Ort außer Haus.',
  noFile: (file: string) => `Es gibt keine Datei ${file}.`,
  isFolder: (file: string) =>
    `${file} ist ein Ordner. Nennen Sie die Sicherung darin, oder: --newest --from ${file}`,
  isFile: (file: string) => `${file} ist kein Ordner. Nennen Sie eine Sicherung ohne --from.`,
  unreadable: (file: string) =>
    `${file} ist für diesen Benutzer nicht lesbar. Rufen Sie dies als root auf, oder geben Sie ihm die Datei (chown).`,
  listed: (at: string, megabytes: string, file: string) => `${at}  ${megabytes} MB  ${file}`,
  encrypted: '  verschlüsselt',
  needsIdentity: (file: string) =>
    `${file} ist verschlüsselt. Nennen Sie mit --identity die Datei mit dem geheimen Schlüssel.`,
  noIdentity: (file: string) => `In ${file} steht kein geheimer Schlüssel (AGE-SECRET-KEY-…).`,
  input: 'der Eingabe',
  identityUnreadable: (file: string, code: string) =>
    `${file} darf dieser Benutzer nicht lesen (${code}). Rufen Sie dies als root auf, oder geben Sie den Schlüssel ein: --identity - < ${file}`,
  notOpened: (file: string, why: string) =>
    `${file} lässt sich mit diesem Schlüssel nicht öffnen, oder ist beschädigt: ${why}`,
  damaged: (file: string, faults: string) => `${file} ist beschädigt und wurde nicht genommen: ${faults}`,
  unsound: (file: string) => `${file} wurde nicht genommen:`,
  acceptLoss:
    'Fehlt etwas in jeder Sicherung, dann nimmt --incomplete alles andere: Was oben steht, ist danach verloren.',
  lost: 'Nicht wie ausgestellt oder gar nicht da ist in dem, was jetzt da ist:',
  backupRuns: (process: string) =>
    `Gerade läuft eine Sicherung oder ihre Probe (${process}). Warten Sie, bis sie fertig ist.`,
  untouched: 'Die Datenbank ist, wie sie war.',
  done: (file: string) => `Wiederhergestellt aus ${file}.`,
  kept: (folder: string) =>
    `Was vorher da war, liegt in ${folder}. Löschen Sie es, wenn Sie sicher sind, dass Sie es nicht mehr brauchen.`,
  mails: (count: number) =>
    `${count === 1 ? 'Eine E-Mail wartete' : `${count} E-Mails warteten`}. Was davon inzwischen hinausgegangen ist, ist nicht bekannt: Entscheiden Sie darüber unter „Postausgang“.`,
  sessions: (count: number) => `${count} Anmeldungen wurden beendet.`,
  links: (count: number) => `${count} inzwischen gesperrte Links sind wieder gesperrt.`,
  missed: 'Was es inzwischen gab und nun fehlt (Zahlen mit den neuesten Namen):',
  nothingMissed: 'Seit der Sicherung war nichts dazugekommen.',
  count: (what: string, count: number, names: readonly string[]) =>
    `  ${what}: ${count}${names.length > 0 ? ` (${names.join(', ')}${count > names.length ? ', …' : ''})` : ''}`,
  tables: {
    invoices: 'Rechnungen; schreiben Sie sie neu, ihre Nummern werden nicht wieder vergeben',
    receipts: 'Zahlungen',
    messages: 'Nachrichten von Kunden',
    change_requests: 'Änderungswünsche',
    mandates: 'Lastschrift-Mandate',
    customers: 'Kunden',
    employees: 'Mitarbeiter, Nummern',
    payslips: 'Lohnzettel',
    webhook_deliveries: 'Meldungen fremder Systeme; lassen Sie sie noch einmal senden',
    users: 'Personen mit Zugang',
  } satisfies Record<MissedTable, string>,
  newHere: (numbers: readonly string[]) =>
    [
      'Hier war vorher keine Datenbank. Was nach dieser Sicherung noch eingegeben wurde, ist nicht dabei.',
      'Bevor Sie eine Rechnung ausstellen: Waren schon höhere Nummern vergeben als diese, so setzen Sie unter „Firma“, „Nummern“',
      'die nächste Nummer darüber.',
      ...numbers,
    ].join('\n'),
  unknown: (numbers: readonly string[]) =>
    [
      'Die Datenbank von vorher war nicht zu lesen oder ist von einer anderen Version. Niemand weiß, was seit der Sicherung dazugekommen ist.',
      'Bevor Sie eine Rechnung ausstellen: Waren schon höhere Nummern vergeben als diese, so setzen Sie unter „Firma“, „Nummern“',
      'die nächste Nummer darüber.',
      ...numbers,
    ].join('\n'),
  next: (firm: string, number: string) => `  ${firm}: nächste Rechnung ${number}`,
}

const en: typeof de = {
  language: 'en',
  usage: `Usage: npm run restore -- --list | --newest | --at <time> | <file>
       [--from <folder> | --off-site] [--identity <file>] [--incomplete] [--language de|en]

  --list     names the backups of DATA_DIR
  --newest   takes the newest
  --at       takes the last one that was made by then, such as --at 2026-11-22T14:00
  <file>     takes this one
  --from     looks in this folder instead of DATA_DIR/backups
  --off-site looks in BACKUP_COPY_TO, the folder or bucket off this machine
  --identity names the file with the secret key that age-keygen wrote, for encrypted backups; "-" reads it from the input
  --incomplete takes it also where documents are missing or changed, and names them

Stop the service first, and run this as the user that the service runs as. The backup is checked before it takes the place of the
database; what was there is kept in a folder beside it. Mail that was waiting is not sent again, everybody has to sign in anew,
invoice numbers go on, and blocked links stay blocked.

Exit codes: 0 restored; 1 the backup is no good; 64 unknown arguments; 66 it does not exist; 75 the service or a backup is running;
78 settings or keys do not fit.`,
  whichOne: 'Which backup? --list names those there are, and --newest takes the newest.',
  onlyOne: 'Name one of these: --list, --newest, --at, or a file.',
  onlyOnePlace: 'Name --from or --off-site, not both.',
  fileHasPlace: 'A file says where it is: leave out --from and --off-site.',
  noTime: (written) => `"${written}" after "--at" is no time. Write it like this: 2026-11-22T14:00`,
  none: (folder) => `There is no backup in ${folder}.`,
  noneUntil: (at) => `There is no backup that was made by ${at}.`,
  notYet: (at, now) =>
    `The newest backup is of ${at}, and this machine's clock says ${now}. One of the two was wrong. Set the clock; if it is right, look with --list, and name the backup with --at or its file.`,
  noCopyTo: 'BACKUP_COPY_TO is not set: there is no place off this machine.',
  noFile: (file) => `There is no file ${file}.`,
  isFolder: (file) => `${file} is a folder. Name the backup in it, or: --newest --from ${file}`,
  isFile: (file) => `${file} is no folder. Name a backup without --from.`,
  unreadable: (file) =>
    `${file} cannot be read by this user. Run this as root, or give the file to this user (chown).`,
  listed: (at, megabytes, file) => `${at}  ${megabytes} MB  ${file}`,
  encrypted: '  encrypted',
  needsIdentity: (file) => `${file} is encrypted. Name the file with the secret key with --identity.`,
  noIdentity: (file) => `There is no secret key (AGE-SECRET-KEY-…) in ${file}.`,
  input: 'the input',
  identityUnreadable: (file, code) =>
    `This user may not read ${file} (${code}). Run this as root, or pass the key in: --identity - < ${file}`,
  notOpened: (file, why) => `${file} does not open with this key, or is damaged: ${why}`,
  damaged: (file, faults) => `${file} is damaged and was not used: ${faults}`,
  unsound: (file) => `${file} was not used:`,
  acceptLoss:
    'If something is missing from every backup, --incomplete takes all the rest: what is named above is lost then.',
  lost: 'Of what is here now, this is missing or not as it was issued:',
  backupRuns: (process) => `A backup or its rehearsal is running (${process}). Wait until it is done.`,
  untouched: 'The database is as it was.',
  done: (file) => `Restored from ${file}.`,
  kept: (folder) =>
    `What was there before is in ${folder}. Delete it once you are sure that you no longer need it.`,
  mails: (count) =>
    `${count === 1 ? 'One email was' : `${count} emails were`} waiting. What has gone out since is not known: decide under “Outbox”.`,
  sessions: (count) => `${count} people's sessions were ended.`,
  links: (count) => `${count} links that were blocked since are blocked again.`,
  missed: 'What there was since and is missing now (counts, with the newest names):',
  nothingMissed: 'Nothing had been added since the backup.',
  count: de.count,
  tables: {
    invoices: 'Invoices; write them again, their numbers will not be given twice',
    receipts: 'Payments',
    messages: 'Messages from customers',
    change_requests: 'Change requests',
    mandates: 'Direct debit mandates',
    customers: 'Customers',
    employees: 'Employees, numbers',
    payslips: 'Payslips',
    webhook_deliveries: 'Deliveries from other systems; have them sent again',
    users: 'People with access',
  },
  newHere: (numbers) =>
    [
      'There was no database here before. Whatever was entered after this backup was made is not in it.',
      'Before you issue an invoice: if higher numbers than these had been given, set the next number above them under',
      '“Company”, “Numbers”.',
      ...numbers,
    ].join('\n'),
  unknown: (numbers) =>
    [
      'The database from before could not be read, or is of another release. Nobody knows what was added since the backup.',
      'Before you issue an invoice: if higher numbers than these had been given, set the next number above them under',
      '“Company”, “Numbers”.',
      ...numbers,
    ].join('\n'),
  next: (firm, number) => `  ${firm}: next invoice ${number}`,
}

export const WORDS: Record<Language, typeof de> = { de, en }
export type Words = typeof de
