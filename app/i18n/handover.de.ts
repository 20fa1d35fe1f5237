export const de = {
  title: 'An das Lohnbüro übergeben',
  titleOf: (month: string) => `An das Lohnbüro übergeben: ${month}`,
  text: 'Zahltag schreibt die Stunden in eine Datei für Ihr Lohnbüro. Was es schon weiß, steht nicht noch einmal darin; spätere Korrekturen stehen als Differenz darin.',
  stillOpen: 'Der Monat ist noch nicht abgeschlossen. Was danach noch kommt, steht in der nächsten Datei.',
  undecided: (count: number) =>
    count === 1
      ? 'Eine spätere Meldung wartet noch auf Ihre Entscheidung. Bis dahin zählen die bisherigen Stunden.'
      : `${count} spätere Meldungen warten noch auf Ihre Entscheidung. Bis dahin zählen die bisherigen Stunden.`,
  format: 'Art der Datei',
  table: 'CSV-Tabelle',
  description: 'Damit DATEV die Spalten kennt, braucht Ihr Lohnbüro einmal die Satzbeschreibung:',
  descriptionFile: 'Satzbeschreibung (INI-Datei)',
  numbersMissing:
    'Für DATEV fehlen Beraternummer und Mandantennummer Ihres Lohnbüros. Wer die Firma verwaltet, kann sie eintragen.',
  settings: 'Nummern und Lohnarten des Lohnbüros',
  blocked: (count: number) =>
    count === 1
      ? 'Eine Person kann noch nicht übergeben werden'
      : `${count} Personen können noch nicht übergeben werden`,
  blockedText: 'Sie fehlen in der Datei und bleiben offen, bis das behoben ist.',
  contradiction: 'Die Stunden widersprechen sich. Bitte berichtigen Sie sie bei der Person.',
  badNumber: 'Die Personalnummer passt nicht zu DATEV: Dort gehen nur Zahlen von 1 bis 99999.',
  noType: (kind: string) => `Keine Lohnart für: ${kind}.`,
  nothing: 'Nichts Neues. Eine Datei wäre leer.',
  nothingYet: 'Noch kann nichts übergeben werden. Was fehlt, steht oben.',
  ready: (count: number) =>
    count === 1 ? 'Noch nicht übergeben: eine Person' : `Noch nicht übergeben: ${count} Personen`,
  more: (count: number) => `und ${count} weitere`,
  name: 'Name',
  number: 'Personalnummer',
  what: 'Was',
  why: 'Was fehlt',
  difference: 'Differenz zur letzten Übergabe',
  make: 'Datei erstellen',
  whole: 'Noch einmal alles aus diesem Monat',
  kinds: {
    regular: 'Stunden ohne Überstunden',
    overtime: 'Überstunden',
    night: 'Nachtstunden',
    deep_night: 'Nachtstunden 0–4 Uhr',
    sunday: 'Sonntagsstunden',
    holiday: 'Feiertagsstunden',
    special_holiday: 'Stunden an Weihnachten und am 1. Mai',
    sick_days: 'Krankheitstage',
    vacation_days: 'Urlaubstage',
  },
  file: {
    head: ['Monat', 'Personalnummer', 'Name', 'Art', 'Lohnart', 'Menge', 'Einheit', 'Vermerk'],
    hours: 'Stunden',
    days: 'Tage',
    difference: 'Differenz',
  },
  files: {
    title: 'Dateien dieses Monats',
    file: 'Datei',
    format: 'Art',
    at: 'Erstellt',
    by: 'Von wem',
    people: 'Inhalt',
    whole: 'alles aus dem Monat',
    empty: 'leer, nichts Neues',
    count: (people: number, lines: number) =>
      `${people === 1 ? 'eine Person' : `${people} Personen`}, ${lines === 1 ? 'eine Zeile' : `${lines} Zeilen`}`,
  },
  untold: 'noch nicht übergeben',
  saved: {
    erstellt: {
      title: 'Die Datei ist erstellt.',
      text: 'Laden Sie sie unten herunter und schicken Sie sie Ihrem Lohnbüro.',
    },
  },
}
