export const table = {
  title: 'Lohndaten aus einer Tabelle',
  text: 'Für viele auf einmal: Lohndaten, oder die Jahreswerte von vorher. Fügen Sie die Zeilen einer Tabelle mit ihrer Kopfzeile ein. Jede Zeile wird geprüft wie das Formular der Person; erst mit dem zweiten Knopf wird etwas gespeichert.',
  columns:
    'Die Spalten heißen wie die Felder: immer Personalnummer, dazu zum Beispiel Gilt ab Monat, Personengruppe, Beitragsgruppe, Krankenkasse, Steuerklasse, Kinderfreibeträge, Kirche. Für Jahreswerte: Gezahlt bis einschließlich, Gesamtbrutto, Steuerbrutto und so weiter. Häkchen heißen ja oder nein; was keine Spalte hat, gilt als leer.',
  table: 'Tabelle',
  check: 'Prüfen',
  checked: 'Geprüft',
  take: 'So übernehmen',
  mend: 'Berichtigen Sie die Zeilen in der Tabelle und prüfen Sie noch einmal.',
  unknown: (names: string) => `Diese Spalten kennen wir nicht, sie bleiben außen vor: ${names}`,
  kinds: { facts: 'Lohndaten', openings: 'Jahreswerte von vorher' },
  heads: { row: 'Zeile', number: 'Personalnummer', name: 'Name', finding: 'Ergebnis' },
  ready: 'kann übernommen werden',
  nobody: 'Diese Personalnummer hat niemand.',
  twice: 'Diese Personalnummer steht zweimal da.',
}
