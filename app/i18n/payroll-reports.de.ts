export const de = {
  title: 'Auswertungen',
  titleOf: (month: string) => `Auswertungen ${month}`,
  link: 'Auswertungen',
  back: 'Zurück zur Abrechnung',
  toAll: 'Alle Auswertungen',
  months: 'Monat wechseln',
  text: 'Was Sie nach der Abrechnung brauchen: zum Melden, Bezahlen und Aufbewahren. Alle Zahlen stammen aus den freigegebenen Lohnzetteln.',
  preview: 'Der Monat ist noch nicht abgeschlossen: Alle Zahlen sind vorläufig.',
  counts: (count: number) =>
    count === 1 ? 'Ein freigegebener Lohnzettel zählt' : `${count} freigegebene Lohnzettel zählen`,
  none: 'Für diesen Monat ist noch kein Lohnzettel freigegeben. Sobald einer freigegeben ist, stehen seine Zahlen hier.',
  pdf: 'Als PDF',
  csv: 'Als CSV-Datei',
  pages: 'Seiten der Auswertung',
  columns: { report: 'Auswertung', purpose: 'Wozu', files: 'Dateien' },
  names: {
    lohnjournal: 'Lohnjournal',
  },
  purposes: {
    lohnjournal:
      'Alle Personen des Monats mit Brutto, Abzügen und Kosten: für Ihre Unterlagen und Prüfungen.',
  },
}
