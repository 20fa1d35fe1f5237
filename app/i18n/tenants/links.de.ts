export const linkLooks = {
  title: 'Wer Links gesehen hat',
  text: 'Wer einen gültigen Link gesehen hat, könnte ihn auch öffnen. Hier steht, wem das Büro wann einen gezeigt hat, die letzten 100 Male.',
  none: 'Bisher hat niemand im Büro einen Link gesehen.',
  at: 'Wann',
  person: 'Wer',
  link: 'Was für ein Link',
  of: 'Von wem',
  purposes: {
    rechnung: 'Rechnung',
    portal: 'Kundenportal',
    'mitarbeiter-portal': 'Lohnzettel',
    einladung: 'Einladung',
    passwort: 'Neues Passwort',
    eml: 'E-Mail als Datei',
  },
}
