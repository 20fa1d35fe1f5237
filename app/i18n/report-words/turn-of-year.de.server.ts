export const turnOfYear = {
  title: 'Jahreswechsel',
  file: 'Jahreswechsel',
  empty: 'Für den Jahreswechsel ist nichts zu tun.',
  inDecember: 'Was der Jahreswechsel braucht, steht beim Dezember.',
  ofFirm: 'Was die Firma braucht',
  ofPeople: 'Was sich bei Personen ändert',
  columns: { what: 'Was', who: 'Wer', state: 'Stand', change: 'Was sich ändert' },
  figures: (year: number) => `Rechengrößen ${year}`,
  noFile: 'Von diesem Jahr ist noch nichts geladen: Ab Januar lässt sich dann niemand berechnen.',
  known: 'Alle bekannt.',
  missing: (year: number) => `Fehlt noch für ${year}.`,
  missingUntil: (due: string) => `Fehlt noch; erwartet bis ${due}.`,
  noRates: (year: number) => `Beitragssätze dieser Krankenkasse ab Januar ${year} eintragen.`,
  equalisation: 'Lohnsteuer-Jahresausgleich',
  isDuty: {
    december: () => 'Pflicht: Was zurückkommt, steht im Lohnzettel für Dezember.',
    not: () => 'Pflicht, aber die Angaben der Firma zur Abrechnung fehlen.',
    byHand: (year: number) => `Pflicht: mit dem Lohn für Dezember, spätestens für Februar ${year}.`,
  },
  isRight: {
    december: () => 'Freiwillig: Was zurückkommt, steht im Lohnzettel für Dezember.',
    not: () =>
      'Freiwillig und nicht gewählt. Die Angaben der Firma zur Abrechnung schalten ihn ein; Dezember berechnen Sie dann neu.',
    byHand: (year: number) => `Freiwillig: mit dem Lohn für Dezember, spätestens für Februar ${year}.`,
  },
  certificates: 'Lohnsteuerbescheinigungen',
  certificatesUntil: (count: number, year: number) =>
    `${count === 1 ? 'Eine Person' : `${count} Personen`}: bis Ende Februar ${year} an das Finanzamt übermitteln (§\u00a041b EStG).`,
  accident: 'Lohnnachweis für die Berufsgenossenschaft',
  accidentUntil: (year: number) => `Bis 16. Februar ${year} (§\u00a0165 SGB VII).`,
  turns: {
    leave: (year: number) => `Urlaub für ${year} eintragen: Anspruch und was übrig ist.`,
    childless: (from: string) =>
      `Wird 23: ab ${from} Zuschlag für Kinderlose, wenn kein Kind nachgewiesen ist.`,
    child: (born: string, last: string) =>
      `Kind, geboren ${born}, wird 25: zählt bis ${last} in der Pflegeversicherung.`,
    ageLimit: (from: string) =>
      `Erreicht die Regelaltersgrenze: ab ${from} andere Beitragsgruppe, wenn eine volle Altersrente bezogen wird.`,
  },
  notes: [
    'Die Personen kommen aus den freigegebenen Lohnzetteln für Dezember. Die Fristen der Jahresmeldungen stehen bei den Meldungen zur Sozialversicherung.',
  ],
}
