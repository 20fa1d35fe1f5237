const standing = {
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
    word: 'Kein Betrag offen',
    sentence: 'Sie müssen nichts bezahlen.',
    help: 'Dieses Dokument nimmt eine frühere Rechnung ganz oder zum Teil zurück. Bitte heben Sie es zusammen mit der Rechnung auf.',
  },
}

const pay = {
  title: 'So bezahlen Sie',
  amount: 'Betrag',
  copyHint: 'Tippen oder klicken Sie auf einen Wert: Er wird ganz markiert, und Sie können ihn kopieren.',
  askForAccount: (firm: string) =>
    `Die Bankverbindung von ${firm} ist hier nicht hinterlegt. Sie steht auf der Rechnung oder Sie fragen uns.`,
  debitTitle: 'So wird bezahlt',
  collectOn: 'Abbuchung am',
  account: 'Von Ihrem Konto',
  otherWay: 'Anders bezahlen?',
  waiting: (account: string) => `Ihr Lastschrift-Mandat für ${account} wird geprüft`,
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
  requested: (account: string) => `Lastschrift von ${account}, noch in Prüfung`,
  newFirst: 'Lastschrift von meinem Konto',
  newOther: 'Lastschrift von einem anderen Konto',
  newHint: 'Wir prüfen Ihre Angaben, bevor wir zum ersten Mal abbuchen.',
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
  title: 'Frage zu dieser Rechnung?',
  text: 'Schreiben Sie uns. Wir sehen sofort, um welche Rechnung es geht.',
}

/** After a choice, by how the invoice is paid now. */
const chosen = {
  transfer: 'Gespeichert: Sie bezahlen per Überweisung.',
  direct_debit: 'Gespeichert: Wir buchen den Betrag ab.',
  requested: 'Danke. Ihr Lastschrift-Mandat ist angefragt.',
  requestedText: 'Wir prüfen es und buchen vorher nichts ab.',
}

const saved = {
  zahlungswahl: 'Ihre Auswahl ist gespeichert.',
  nachricht: { title: 'Danke. Ihre Nachricht ist angekommen.', text: 'Wir melden uns bei Ihnen.' },
}

export const de = {
  pageTitle: 'Rechnung',
  amounts: {
    open: 'Noch zu zahlen',
    total: 'Rechnungsbetrag',
    credit_note: 'Betrag der Gutschrift',
    cancellation: 'Stornobetrag',
  },
  dueOn: 'Zu zahlen bis',
  download: 'PDF herunterladen',
  details: 'Die Rechnung im Einzelnen',
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
  standing,
  pay,
  choice,
  message,
  chosen,
  saved,
}
