const status = {
  open: {
    word: 'Offen',
    sentence: (amount: string, date: string) => `Bitte zahlen Sie ${amount} bis zum ${date}.`,
    help: 'Die Rechnung ist noch nicht bezahlt, und Sie haben noch Zeit. Wenn Sie gerade überwiesen haben, dauert es ein bis zwei Werktage, bis das Geld hier steht.',
  },
  partly_paid: {
    word: 'Teilweise bezahlt',
    sentence: (open: string, paid: string, date: string) =>
      `${paid} sind angekommen. Bitte zahlen Sie die übrigen ${open} bis zum ${date}.`,
    help: 'Ein Teil des Betrags ist da, der Rest noch nicht. Bezahlen müssen Sie nur noch den Rest.',
  },
  overdue: {
    word: 'Überfällig',
    sentence: (open: string, since: string) =>
      `Überfällig seit dem ${since}. Bitte zahlen Sie ${open} jetzt.`,
    paidSoFar: (paid: string) => `${paid} sind schon angekommen.`,
    help: 'Der Tag, bis zu dem Sie zahlen sollten, ist vorbei. Wenn Sie schon überwiesen haben, müssen Sie nichts mehr tun: Es dauert ein bis zwei Werktage, bis das Geld hier steht. Wenn Sie gerade nicht zahlen können, schreiben Sie uns.',
  },
  direct_debit: {
    word: 'Lastschrift',
    sentence: (amount: string, date: string) =>
      `Wir buchen ${amount} am ${date} von Ihrem Konto ab. Sie müssen nichts tun.`,
    help: 'Sie haben uns erlaubt, den Betrag von Ihrem Konto abzubuchen. Bitte sorgen Sie dafür, dass an diesem Tag genug Geld auf dem Konto ist. Fällt der Tag auf ein Wochenende oder einen Feiertag, buchen wir am nächsten Banktag ab.',
  },
  paid: {
    word: 'Bezahlt',
    sentence: (date: string) => `Bezahlt am ${date}. Vielen Dank!`,
    sentenceWithoutDate: 'Hier ist nichts zu bezahlen.',
    help: 'Das Geld ist vollständig angekommen. Sie müssen nichts mehr tun.',
  },
  cancelled: {
    word: 'Storniert',
    sentence: (number: string) => `Storniert durch ${number}. Sie müssen nichts bezahlen.`,
    help: 'Wir haben diese Rechnung zurückgenommen; sie gilt nicht mehr. Haben Sie schon bezahlt, dann schreiben Sie uns bitte.',
  },
  credit: {
    word: 'Gutgeschrieben',
    sentence: 'Sie müssen nichts bezahlen.',
    help: 'Dieses Dokument nimmt eine frühere Rechnung ganz oder zum Teil zurück. Bitte heben Sie es zusammen mit der Rechnung auf.',
  },
}

const pay = {
  title: 'So bezahlen Sie',
  amount: 'Betrag',
  toCopy: 'Als Felder zum Kopieren',
  copyOf: (what: string) => `${what} zum Kopieren`,
  savePicture: 'Als Bild speichern',
  pictureHint: 'Ihre Banking-App kann das gespeicherte Bild öffnen.',
  calendar: 'Termin für den Kalender',
  announce: {
    button: 'Ich habe überwiesen',
    hint: 'Wir wissen dann Bescheid und schicken Ihnen eine Woche lang keine Erinnerung.',
    done: 'Dass Sie überwiesen haben, wissen wir seit dem',
    doneText: 'Sobald das Geld da ist, steht es hier.',
  },
  askForAccount: (firm: string) =>
    `Die Bankverbindung von ${firm} ist hier nicht hinterlegt. Sie steht auf der Rechnung oder Sie fragen uns.`,
  debitTitle: 'So wird bezahlt',
  collectOn: 'Abbuchung am',
  account: 'Von Ihrem Konto',
  otherWay: 'Anders bezahlen?',
  waiting: (account: string) => `Ihr Lastschrift-Mandat für ${account} ist angefragt`,
  waitingText:
    'Wir buchen erst ab, wenn wir Ihr Mandat bestätigt haben. Bis dahin bleibt es bei der Überweisung.',
}

const choice = {
  title: 'Anders bezahlen',
  legend: 'Wie möchten Sie bezahlen?',
  transfer: 'Überweisung',
  transferHint: 'Sie überweisen den Betrag selbst.',
  mandate: (account: string) => `Lastschrift von ${account}`,
  mandateHint: (reference: string) => `Mandat ${reference}`,
  requested: (account: string) => `Lastschrift von ${account}, noch nicht bestätigt`,
  newFirst: 'Lastschrift von meinem Konto',
  newOther: 'Lastschrift von einem anderen Konto',
  newHint: 'Wir buchen erst ab, wenn wir Ihr Mandat bestätigt haben.',
  iban: 'IBAN',
  ibanHint: 'Sie steht auf Ihrer Bankkarte und beginnt meist mit DE.',
  holder: 'Name auf dem Konto',
  consent: (firm: string, creditorId: string) =>
    `Ich ermächtige ${firm} (Gläubiger-ID ${creditorId}), Zahlungen von meinem Konto per SEPA-Lastschrift einzuziehen. Zugleich weise ich meine Bank an, diese Lastschriften einzulösen.`,
  consentRight:
    'Innerhalb von acht Wochen nach der Abbuchung können Sie das Geld ohne Angabe von Gründen zurückholen. Es gelten die Bedingungen, die Sie mit Ihrer Bank vereinbart haben.',
  button: 'Auswahl speichern',
}

const message = {
  titles: {
    invoice: 'Frage zu dieser Rechnung?',
    cancellation: 'Frage zu dieser Stornorechnung?',
    credit_note: 'Frage zu dieser Korrektur?',
  },
  texts: {
    invoice: 'Schreiben Sie uns. Wir sehen sofort, um welche Rechnung es geht.',
    cancellation: 'Schreiben Sie uns. Wir sehen sofort, um welche Stornorechnung es geht.',
    credit_note: 'Schreiben Sie uns. Wir sehen sofort, um welche Korrektur es geht.',
  },
}

const files = {
  download: 'PDF herunterladen',
  original: 'Ursprüngliche Rechnung (PDF)',
  asIssued: (date: string) =>
    `Das PDF ist die Rechnung vom ${date}, wie sie verschickt wurde. Was jetzt gilt, steht hier.`,
  receipt: 'Zahlungsbestätigung (PDF)',
  cancellation: (number: string) => `Stornorechnung ${number} (PDF)`,
  cancelled: (number: string) => `Rechnung ${number} (PDF)`,
}

const calendar = {
  due: (amount: string, firm: string) => `${amount} an ${firm} überweisen`,
  collected: (amount: string, firm: string) => `${firm} bucht ${amount} ab`,
  text: (number: string, amount: string) => `Rechnung ${number}, ${amount}`,
  fileName: 'Termin',
}

/** After a choice, by how the invoice is paid now. */
const chosen = {
  transfer: 'Gespeichert: Sie bezahlen per Überweisung.',
  direct_debit: 'Gespeichert: Wir buchen den Betrag ab.',
  requested: 'Danke. Ihr Lastschrift-Mandat ist angefragt.',
  requestedText: 'Wir buchen nichts ab, bevor wir es bestätigt haben.',
}

const saved = {
  zahlungswahl: 'Ihre Auswahl ist gespeichert.',
  nachricht: { title: 'Danke. Ihre Nachricht ist angekommen.', text: 'Wir melden uns bei Ihnen.' },
  ueberweisung: {
    title: 'Danke, wir wissen Bescheid.',
    text: 'Eine Woche lang schicken wir Ihnen zu dieser Rechnung keine Erinnerung.',
  },
}

export const de = {
  pageTitle: 'Rechnung',
  amounts: {
    open: 'Noch zu zahlen',
    collected: 'Wird abgebucht',
    total: 'Rechnungsbetrag',
    credit_note: 'Betrag der Gutschrift',
    cancellation: 'Stornobetrag',
  },
  dates: { dueOn: 'Zu zahlen bis', wasDueOn: 'Zahlungsziel', collectOn: 'Abbuchung am' },
  backToPortal: 'Zurück zu allen Rechnungen',
  details: {
    invoice: 'Die Rechnung im Einzelnen',
    cancellation: 'Die Stornorechnung im Einzelnen',
    credit_note: 'Die Korrektur im Einzelnen',
  },
  reason: 'Grund',
  seller: 'Von',
  buyer: 'An',
  lines: 'Positionen',
  payments: 'Eingegangene Zahlungen',
  payment: 'Zahlung vom',
  returned: 'Zurückgebuchte Lastschrift vom',
  columns: {
    description: 'Leistung',
    taxRate: 'USt.',
    amount: 'Betrag',
  },
  totals: { net: 'Summe netto', gross: 'Gesamtbetrag' },
  status,
  pay,
  choice,
  message,
  files,
  calendar,
  chosen,
  saved,
}
