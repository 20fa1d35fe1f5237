export const accident = {
  title: 'Unfallversicherung',
  file: 'Unfallversicherung',
  about: (from: string, to: string) => (from === to ? from : `${from} bis ${to}`),
  empty: 'In diesem Jahr ist hier noch kein Lohnzettel berechnet und freigegeben.',
  maximum: 'Höchstjahresarbeitsverdienst',
  tariff: 'Gefahrtarifstelle',
  missing: 'noch nicht eingetragen',
  table: 'Entgelt und Stunden je Person',
  columns: {
    name: 'Name',
    number: 'Personalnummer',
    pay: 'Entgelt',
    liable: 'bis zum Höchstbetrag',
    hours: 'Stunden',
    note: 'Hinweis',
  },
  sum: 'Summe',
  estimated: 'Stunden nach Vertrag geschätzt',
  withoutHours: (months: number) =>
    months === 1 ? 'für einen Monat keine Stunden bekannt' : `für ${months} Monate keine Stunden bekannt`,
  notes: [
    'Für den Lohnnachweis an die Berufsgenossenschaft (bis 16. Februar) und die UV-Jahresmeldungen. Zahltag meldet nicht; das geht im SV-Meldeportal.',
    'Zum Entgelt zählt alles Beitragspflichtige, auch von Minijobs und kurzfristig Beschäftigten, und dazu die Zuschläge für Nacht-, Sonntags- und Feiertagsarbeit, die sonst frei sind (§\u00a01 Absatz 2 SvEV). Geschäftsführer ohne gesetzliche Versicherung stehen nicht hier.',
    'Gezählt werden geleistete Stunden, ohne Krankheit, Urlaub und Feiertage. Bei Gehältern rechnet Zahltag mit der vereinbarten Arbeitszeit.',
  ],
}

export const minimumWage = {
  title: 'Mindestlohn',
  file: 'Mindestlohn',
  empty:
    'In diesem Monat muss für niemanden die Arbeitszeit aufgezeichnet werden, und niemand liegt unter dem Mindestlohn.',
  table: 'Wessen Arbeitszeit aufzuzeichnen ist',
  columns: {
    name: 'Name',
    number: 'Personalnummer',
    reason: 'Warum',
    hours: 'Stunden',
    wage: 'Lohn je Stunde',
    result: 'Mindestlohn',
  },
  reasons: { marginal: 'Minijob oder kurzfristig', trade: 'Gebäudereinigung', none: 'Lohn zu prüfen' },
  results: {
    enough: 'eingehalten',
    unknown: 'für diesen Monat nicht bekannt',
    below: (least: string) => `darunter: mindestens ${least}`,
  },
  unknown: 'unbekannt',
  notes: [
    'Für diese Personen zeichnen Sie Beginn, Ende und Dauer jedes Arbeitstags auf, spätestens sieben Tage danach, und bewahren das zwei Jahre auf (§\u00a017 Absatz 1 MiLoG). Zahltag kennt nur die Stunden des Monats: Heben Sie die Stundenzettel auf.',
    'In der Gebäudereinigung, am Bau, in der Gastronomie, bei Spediteuren und in den anderen Branchen des §\u00a02a SchwarzArbG gilt das für alle Beschäftigten. Hier kennt Zahltag nur die Gebäudereinigung.',
    'Ob der Lohn reicht, hat Zahltag bei der Berechnung geprüft. Die Stunden stammen aus dem Lohnzettel, ohne Krankheit, Urlaub und Feiertage.',
  ],
}
