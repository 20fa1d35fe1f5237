export const ways = {
  transfer: 'Überweisung',
  direct_debit: 'Lastschrift',
  requested: 'Lastschrift, sobald wir Ihr Konto geprüft haben',
}

export const facts = {
  amount: 'Betrag',
  payBy: 'Zahlbar bis',
  discount: 'Skonto',
  payee: 'Empfänger',
  iban: 'IBAN',
  bic: 'BIC',
  reference: 'Verwendungszweck',
  note: 'Hinweis',
  moved: 'Das Konto auf dem Dokument ist geschlossen. Bitte überweisen Sie auf dieses.',
  collectedOn: 'Abbuchung am',
  collected: 'Abbuchung',
  untold: 'den Tag schreiben wir Ihnen vorher',
  fromAccount: 'Von Ihrem Konto',
  mandate: 'Mandatsreferenz',
  creditorId: 'Gläubiger-ID',
  invoice: 'Rechnung',
  attached: 'Anhang',
}

export const attachedAs = {
  'application/pdf': 'Rechnung als PDF-Datei',
  'application/xml': 'Rechnung als XML-Datei (XRechnung)',
}

export const discountUntil = (amount: string, day: string) => `${amount} bei Zahlung bis ${day}`

export const paying = {
  transfer: (day: string) => `Bitte überweisen Sie den Betrag bis zum ${day}.`,
  noAccount: (day: string) =>
    `Bitte zahlen Sie den Betrag bis zum ${day}. Nach der Bankverbindung fragen Sie uns bitte.`,
  untold:
    'Sie brauchen nichts zu tun: Wir buchen den Betrag von Ihrem Konto ab und schreiben Ihnen vorher, an welchem Tag.',
  directDebit: (day: string) =>
    `Sie brauchen nichts zu tun: Wir buchen den Betrag am ${day} von Ihrem Konto ab. Bitte sorgen Sie dafür, dass es gedeckt ist.`,
}

export const calendar = {
  fileName: 'Zahlung',
  transfer: (amount: string, firm: string) => `${amount} an ${firm} überweisen`,
  direct_debit: (amount: string, firm: string) => `${firm} bucht ${amount} ab`,
  text: (invoice: string, amount: string) => `Rechnung ${invoice}, ${amount}`,
}
