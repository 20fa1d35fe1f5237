export const message = {
  title: 'Schreiben Sie uns',
  text: 'Für Fragen, Wünsche oder eine Kündigung. Ihre Nachricht geht als E-Mail an unser Büro.',
}

export const change = {
  title: 'Daten ändern',
  text: 'Ihre Angaben gehen als E-Mail an unser Büro. Bis wir sie übernommen haben, gelten die bisherigen.',
  address: {
    title: 'Neue Adresse mitteilen',
    street: 'Straße und Hausnummer',
    addressExtra: 'Zusatz',
    addressExtraHint: 'Zum Beispiel: Hinterhaus, 3. Stock oder c/o Jensen',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    button: 'Neue Adresse senden',
  },
  bank: {
    title: 'Neue Bankverbindung mitteilen',
    holder: 'Name auf dem Konto',
    iban: 'IBAN',
    ibanHint: 'Sie steht auf Ihrer Bankkarte und beginnt meist mit DE.',
    safe: 'Von dem neuen Konto buchen wir erst ab, wenn wir bei Ihnen nachgefragt haben. Lautet es auf einen anderen Namen, brauchen wir ein neues Mandat.',
    button: 'Neue Bankverbindung senden',
  },
}

export const saved = {
  nachricht: { title: 'Danke. Ihre Nachricht ist angekommen.', text: 'Wir melden uns bei Ihnen.' },
  adresse: {
    title: 'Danke. Wir haben Ihre neue Adresse erhalten.',
    text: 'Bis wir sie übernommen haben, gilt die bisherige.',
  },
  bank: {
    title: 'Danke. Wir haben Ihre neue Bankverbindung erhalten.',
    text: 'Bis wir sie übernommen haben, gilt die bisherige.',
  },
}
