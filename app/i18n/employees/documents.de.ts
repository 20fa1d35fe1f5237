export const documents = {
  title: 'Weitere Unterlagen',
  titleOf: (name: string) => `Unterlagen von ${name}`,
  none: 'Noch keine. Lohnsteuerbescheinigungen, Meldungen und Verträge liegen hier.',
  add: 'Unterlagen ansehen und hinzufügen',
  text: 'Was Sie hier hinzufügen, sieht die Person sofort auf ihrer Seite. Solange sie es nicht heruntergeladen hat, können Sie es zurücknehmen.',
  form: 'Dokument hinzufügen',
  kind: 'Art',
  kinds: {
    wage_tax_certificate: 'Lohnsteuerbescheinigung',
    insurance_notice: 'Meldung zur Sozialversicherung',
    contract: 'Arbeitsvertrag',
    other: 'Anderes Dokument',
  },
  dated: 'Jahr oder Datum',
  datedHint: 'Zum Beispiel: 2025 oder 01.03.2025',
  name: 'Bezeichnung',
  nameHint: 'Steht auf der Seite der Person und im Namen der Datei, nicht in der E-Mail.',
  file: 'PDF-Datei',
  fileHint: 'Bis 10 MB und 200 Seiten, ohne Passwort.',
  announce: 'Der Person eine E-Mail mit einem neuen Link schicken',
  button: 'Hinzufügen',
  added: 'Hinzugefügt',
  state: 'Stand',
  states: {
    ready: 'noch nicht heruntergeladen',
    downloaded: (day: string) => `heruntergeladen am ${day}`,
    withdrawn: (day: string) => `zurückgenommen am ${day}`,
  },
  action: 'Aktion',
  withdraw: 'Zurücknehmen',
  withdrawOf: (name: string) => `Zurücknehmen: ${name}`,
}

export const leaver = {
  title: 'Austritt',
  text: (days: number) =>
    `Wer geht, kann über einen Link noch ${days} Tage lang alle Lohnzettel und Unterlagen ansehen und in einer Datei speichern. Das gilt auch, wenn die Person archiviert ist.`,
  button: 'Link zum Austritt senden',
}
