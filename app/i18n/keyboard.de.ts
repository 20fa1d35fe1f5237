export const de = {
  title: 'Tastenkürzel',
  key: 'Taste',
  does: 'Wirkung',
  send: 'Strg+Enter',
  keys: {
    search: 'Im ganzen Büro suchen',
    add: 'Neu anlegen, wenn die Seite es anbietet',
    next: 'Zur nächsten Zeile einer Liste',
    previous: 'Zur vorigen Zeile einer Liste',
    open: 'Die Zeile öffnen',
    take: 'Den Vorschlag der Zeile buchen',
    send: 'Das Formular absenden, in dem Sie gerade schreiben',
    help: 'Diese Übersicht',
  },
  inLines:
    'In den Zeilen einer Rechnung oder eines Vertrags fügt Strg+Enter eine Zeile hinzu, Alt+Entf entfernt sie, Alt+Pfeil verschiebt sie.',
  close: 'Schließen',
  needsScripts: 'Die Tasten wirken nur, wenn Ihr Browser Skripte ausführt.',
  areOn: 'Einzelne Zeichen wirken in diesem Browser als Tastenkürzel.',
  areOff: 'Einzelne Zeichen sind in diesem Browser keine Tastenkürzel.',
  turnOff: 'Einzelne Zeichen ausschalten',
  turnOn: 'Einzelne Zeichen einschalten',
}
