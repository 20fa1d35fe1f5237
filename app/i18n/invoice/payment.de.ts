export const pay = {
  instalments: 'Vereinbart sind diese Raten. Die Angaben darunter gelten für die nächste.',
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
    done: 'Sie haben uns gesagt, dass Sie überwiesen haben, am',
    doneText: 'Sobald das Geld da ist, steht es hier.',
  },
  askForAccount: (firm: string) =>
    `Die Bankverbindung von ${firm} ist hier nicht hinterlegt. Sie steht auf der Rechnung oder Sie fragen uns.`,
  debitTitle: 'So wird bezahlt',
  collectOn: 'Abbuchung am',
  untold: 'Den Tag schreiben wir Ihnen vorher.',
  account: 'Von Ihrem Konto',
  otherWay: 'Anders bezahlen?',
  returned: 'Die Lastschrift ist zurückgekommen',
  moved: 'Das Konto auf der Rechnung ist inzwischen geschlossen. Bitte überweisen Sie auf dieses:',
  returnedText:
    'Ihre Bank hat sie nicht eingelöst oder zurückgegeben. Bitte überweisen Sie den Betrag. Wenn wir stattdessen noch einmal abbuchen, kündigen wir Ihnen den Tag vorher an.',
  waiting: (account: string) => `Ihr Lastschrift-Mandat für ${account} ist angefragt`,
  waitingText:
    'Wir buchen erst ab, wenn wir Ihr Mandat bestätigt haben. Bis dahin bleibt es bei der Überweisung.',
}

export const choice = {
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

/** Confirmations, by means of payment. */
export const chosen = {
  transfer: 'Gespeichert: Sie bezahlen per Überweisung.',
  direct_debit: 'Gespeichert: Wir buchen den Betrag ab.',
  requested: 'Danke. Ihr Lastschrift-Mandat ist angefragt.',
  requestedText: 'Wir buchen nichts ab, bevor wir es bestätigt haben.',
}
