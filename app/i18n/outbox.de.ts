import type { MailKind } from '~/domain/outbox/kinds'
import type { LinkPurpose, MailStatus } from '~db/schema'

const answers = {
  network: (cause: string) => `Der Mailserver war nicht zu erreichen (${cause}).`,
  no_tls: 'Der Mailserver bietet keine sichere Verbindung (TLS mit gültigem Zertifikat).',
  link_ended: 'Der Link in der E-Mail gilt nicht mehr.',
  recipient_invalid: 'Die Adresse des Empfängers ist keine E-Mail-Adresse.',
  recipient_removed: 'Die E-Mail-Adresse des Empfängers wurde inzwischen gelöscht.',
  recipient_replaced: 'Die E-Mail-Adresse des Empfängers wurde inzwischen geändert.',
  recipient_unchecked:
    'Die E-Mail-Adresse wurde geändert, und niemand, der den Lohn macht, hat sie geprüft. Danach geht die E-Mail von selbst hinaus, an die Adresse, die dann stimmt.',
  reason_settled:
    'Davon ist nichts mehr offen: Es wurde inzwischen bezahlt, storniert oder durch Guthaben gedeckt.',
  reason_changed: 'Inzwischen ist eine andere Summe offen, oder der Kunde soll nicht gemahnt werden.',
  reason_outdated: 'Der Tag, bis zu dem sie um Zahlung bittet, ist vorbei.',
  sender_invalid: 'Die Adresse des Absenders ist keine E-Mail-Adresse.',
  sender_unproven: 'Die Adresse des Absenders ist noch nicht bestätigt.',
  withdrawn: 'Ihr Büro hat entschieden, die E-Mail nicht zu verschicken.',
  internal: 'Die E-Mail ließ sich nicht schreiben. Das Protokoll des Servers sagt mehr.',
}

const saved = {
  'neuer-versand': 'Die E-Mail wartet jetzt auf ihren Versand.',
  ruecknahme: 'Die E-Mail wird nicht mehr verschickt.',
  ruecklauf: 'Vermerkt: Die E-Mail ist zurückgekommen.',
  erledigung: 'Vermerkt: Sie haben sich darum gekümmert.',
  nichts: 'Es hat sich nichts geändert: Die E-Mail stand inzwischen schon anders da.',
  keine_adresse:
    'Nicht verschickt: Die E-Mail-Adresse wurde inzwischen gelöscht. Tragen Sie zuerst eine neue ein.',
  pause: 'Der Versand ist angehalten.',
  fortsetzung: 'Der Versand läuft wieder.',
}

const kinds: Record<Exclude<MailKind, 'fresh_link'>, string> = {
  invoice_sent: 'Rechnung an den Kunden',
  credit_sent: 'Gutschrift an den Kunden',
  payment_reminder: 'Erinnerung vor der Fälligkeit',
  dunning_notice: 'Mahnung',
  account_statement: 'Kontoübersicht an den Kunden',
  charge_statement: 'Forderungsaufstellung an den Kunden',
  payslip_published: 'Lohnzettel liegt bereit',
  document_added: 'Neues Dokument',
  leaver_link: 'Link zum Austritt',
  payslip_question: 'Frage zu einem Lohnzettel',
  link_sent: 'Link aus dem Büro',
  customer_message: 'Nachricht eines Kunden',
  reply: 'Antwort aus dem Büro',
  customer_notice: 'Mitteilung eines Kunden',
  wish_settled: 'Bescheid über einen Wunsch',
  debit_announced: 'Ankündigung einer Abbuchung',
  debit_called_off: 'Absage einer Abbuchung',
  debit_returned: 'Abbuchung zurückgekommen',
  mandate_ended: 'Ende eines Lastschrift-Mandats',
  payment_choice_confirmed: 'Bestätigung der Zahlungswahl',
  invitation: 'Einladung ins Büro',
  password_reset: 'Neues Passwort',
  portal_code: 'Code für Lohnzettel',
  email_changed: 'Hinweis auf eine neue E-Mail-Adresse',
  account_changed: 'Hinweis auf ein neues Konto',
  service_state: 'Zustand des Dienstes',
  sender_code: 'Code für den Absender',
}

const freshLinks: Record<LinkPurpose, string> = {
  rechnung: 'Neuer Link zur Rechnung',
  portal: 'Neuer Link zum Kundenportal',
  'mitarbeiter-portal': 'Neuer Link zu Lohnzetteln',
}

const statuses: Record<MailStatus, { word: string; sentence: string }> = {
  queued: { word: 'Noch nicht verschickt', sentence: 'Die E-Mail wartet darauf, verschickt zu werden.' },
  sending: { word: 'Wird verschickt', sentence: 'Die E-Mail geht gerade an den Mailserver.' },
  sent: { word: 'Verschickt', sentence: 'Der Mailserver hat die E-Mail angenommen.' },
  failed: {
    word: 'Fehlgeschlagen',
    sentence: 'Die E-Mail ist nicht angekommen. Sie wird nicht von selbst noch einmal verschickt.',
  },
  bounced: {
    word: 'Zurückgekommen',
    sentence: 'Jemand aus Ihrem Büro hat vermerkt, dass die E-Mail zurückgekommen ist.',
  },
  doubtful: {
    word: 'Vielleicht verschickt',
    sentence:
      'Die Verbindung riss im letzten Moment ab: Die E-Mail kann angekommen sein oder nicht. Fragen Sie am besten nach. Wenn Sie sie noch einmal verschicken, kommt sie vielleicht zweimal an.',
  },
}

export const de = {
  pageTitle: 'Postausgang',
  mailTitle: 'E-Mail',
  backToList: 'Zurück zum Postausgang',
  waiting: (count: number) => `Noch nicht verschickt: ${count}`,
  troubled: (count: number) => `Nicht oder vielleicht nicht angekommen: ${count}`,
  delayed: (count: number) => `Davon bisher vergeblich versucht: ${count}`,
  tried: (count: number) => (count === 1 ? '1 Versuch vergeblich' : `${count} Versuche vergeblich`),
  paused: 'Der Versand ist angehalten',
  pausedText:
    'Solange er angehalten ist, gehen nur Einladungen und neue Passwörter hinaus. Nichts geht verloren.',
  pause: 'Versand anhalten',
  pauseText:
    'Neue E-Mails warten hier, bis Sie den Versand fortsetzen. Nur Einladungen und neue Passwörter gehen weiter hinaus.',
  resume: 'Versand fortsetzen',
  noServer: 'Es ist kein Mailserver eingerichtet',
  noServerText:
    'E-Mails werden deshalb nicht verschickt, aber keine geht verloren. Sie können jede als Datei herunterladen und mit Ihrem eigenen Mailprogramm verschicken. Wer Zahltag betreibt, richtet den Mailserver mit SMTP_URL ein.',
  search: 'Suchen',
  searchTitle: 'E-Mails suchen',
  reset: 'Alle zeigen',
  recipient: 'Empfänger',
  address: 'E-Mail-Adresse',
  kind: 'Art',
  about: 'Betrifft',
  status: 'Stand',
  byStatus: 'Nach Zustellung',
  createdAt: 'Datum',
  technical: 'Technisches',
  sentAt: 'Verschickt',
  orders: { newest: 'Neueste zuerst', oldest: 'Älteste zuerst', recipient: 'Empfänger' },
  every: 'Alle',
  everyKind: 'Alle Arten',
  everyTrouble: 'Nicht angekommen',
  found: (count: number, isMore: boolean) =>
    isMore ? 'Mehr als 1.000 E-Mails' : count === 1 ? '1 E-Mail' : `${count} E-Mails`,
  none: 'Noch keine E-Mail. Hier erscheint, was Zahltag an Mitarbeiter und Kunden verschickt.',
  noneFound: 'Keine E-Mail passt zu dieser Suche.',
  kinds,
  corrected: 'korrigiert',
  freshLink: 'Neuer Link',
  freshLinks,
  statuses,
  why: {
    no_mailbox: 'Dieses Postfach gibt es nicht.',
    full: 'Das Postfach des Empfängers ist voll. Sagen Sie ihm Bescheid, oder erreichen Sie ihn anders.',
    refused:
      'Der Mailserver des Empfängers hat die E-Mail abgelehnt, oft wegen des Absenders oder als Werbung.',
    sender: 'Die Adresse des Absenders wurde nicht angenommen.',
    unknown: '',
  },
  noAddress: (name: string) =>
    `Bei ${name} ist keine E-Mail-Adresse mehr eingetragen. Deshalb lässt sich diese E-Mail nicht noch einmal verschicken.`,
  mend: {
    noAddress: (name: string) => `E-Mail-Adresse bei ${name} eintragen`,
    address: (name: string) => `Adresse bei ${name} berichtigen`,
    sender: 'Absender prüfen',
  },
  newAddress: (before: string, now: string) =>
    `Sie ging an ${before}. Inzwischen ist eine andere Adresse eingetragen: ${now}.`,
  resendTo: (address: string) => `An ${address} verschicken`,
  settled: 'erledigt',
  attempts: 'Versuche',
  nextAttempt: 'Nächster Versuch',
  lastAnswer: 'Letzte Antwort des Mailservers',
  sender: 'Absender',
  replyTo: 'Antwort an',
  subject: 'Betreff',
  fingerprint: 'Prüfsumme (SHA-256)',
  preview: 'Vorschau',
  asText: 'Als reiner Text',
  asHtml: 'Mit Gestaltung',
  linkHidden: 'Der persönliche Link steht nur in der E-Mail selbst.',
  resend: 'Noch einmal verschicken',
  resendWithLink: 'Mit neuem Link verschicken',
  sendNow: 'Jetzt noch einmal versuchen',
  withdraw: 'Nicht mehr verschicken',
  withdrawHint: 'Zum Beispiel, weil Sie die E-Mail selbst verschickt haben.',
  markBounced: 'Als zurückgekommen vermerken',
  settle: 'Als erledigt vermerken',
  download: 'Als Datei herunterladen (.eml)',
  downloadHint:
    'Die Datei enthält den persönlichen Link. Öffnen Sie sie in Ihrem Mailprogramm, und schicken Sie sie nur an den Empfänger.',
  accountLinkEnded:
    'Der Link dieser E-Mail gilt nicht mehr. Eine neue Einladung verschicken Sie auf der Seite der Person; ein neues Passwort fordert die Person selbst an.',
  downloadPlainHint: 'Öffnen Sie die Datei in Ihrem Mailprogramm, um die E-Mail selbst zu verschicken.',
  linkEndedOnly: 'Der Link dieser E-Mail gilt nicht mehr.',
  linkEnded: 'Der Link dieser E-Mail gilt nicht mehr. „Mit neuem Link verschicken“ erstellt einen neuen.',
  saved,
  answers,
}
