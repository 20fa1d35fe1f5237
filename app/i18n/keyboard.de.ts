export const de = {
  title: 'Tastenkürzel',
  key: 'Taste',
  does: 'Wirkung',
  keys: [
    ['/', 'Im ganzen Büro suchen'],
    ['n', 'Neu anlegen, wenn die Seite es anbietet'],
    ['j', 'Zur nächsten Zeile einer Liste'],
    ['k', 'Zur vorigen Zeile einer Liste'],
    ['Enter', 'Die Zeile öffnen'],
    ['Strg+Enter', 'Das Formular absenden, in dem Sie gerade schreiben'],
    ['?', 'Diese Übersicht'],
  ] as [string, string][],
  inLines:
    'In den Zeilen einer Rechnung oder eines Vertrags fügt Strg+Enter eine Zeile hinzu, Alt+Entf entfernt sie, Alt+Pfeil verschiebt sie.',
  close: 'Schließen',
  needsScripts: 'Die Tasten wirken nur, wenn Ihr Browser Skripte ausführt.',
  areOn: 'Einzelne Zeichen wirken in diesem Browser als Tastenkürzel.',
  areOff: 'Einzelne Zeichen sind in diesem Browser keine Tastenkürzel.',
  turnOff: 'Einzelne Zeichen ausschalten',
  turnOn: 'Einzelne Zeichen einschalten',
}
