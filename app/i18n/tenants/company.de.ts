export const company = {
  title: 'Rechtsform und Register',
  text: 'Das verlangt das Gesetz auf Geschäftsbriefen. Ein Einzelunternehmen ohne Registereintrag lässt die unteren Felder leer.',
  noForm: 'Noch nicht gewählt',
  byForm: '(je nach Rechtsform nötig)',
  forms: {
    sole_trader: 'Einzelunternehmen',
    freelancer: 'Freier Beruf',
    registered_merchant: 'Eingetragener Kaufmann (e. K.)',
    gbr: 'GbR',
    ohg: 'OHG',
    kg: 'KG',
    gmbh: 'GmbH',
    ug: 'UG',
    gmbh_co_kg: 'GmbH & Co. KG',
    ag: 'AG',
    association: 'Verein (e. V.)',
    cooperative: 'Genossenschaft (eG)',
  },
  hints: {
    managing_director:
      'Davor steht, was zur Rechtsform passt: „Inhaber/in“, „Geschäftsführung“, „Vorstand“ oder „Vertreten durch“.',
    supervisory_chair: 'Nur, wenn es einen Aufsichtsrat gibt, wie bei jeder AG: Vor- und Nachname',
    seat: 'Der Ort, der im Register steht',
    register_court: 'Zum Beispiel: Amtsgericht Kiel',
    register_number: 'Zum Beispiel: HRB 12345',
    gln: 'Nur, wenn Kunden danach fragen: 13 Ziffern',
  },
}

export const address = {
  title: 'Anschrift und Briefkopf',
  text: 'Das steht auf Rechnungen, Lohnzetteln und in E-Mails. Deren Sprache richtet sich nach dem Empfänger.',
  extraHint: 'Zum Beispiel: Hinterhaus, 3. Stock',
  vatIdHint: 'Zum Beispiel: DE123456788',
  taxNumberHint: 'So, wie sie auf dem Steuerbescheid steht, zum Beispiel: 20/123/45678',
  oneOfTwo: '(eine von beiden ist nötig)',
  languages: { de: 'Deutsch', en: 'Englisch' },
}
