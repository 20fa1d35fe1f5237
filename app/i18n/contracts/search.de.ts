export const search = {
  title: 'Verträge suchen',
  label: 'Titel, Nummer oder Kunde',
  state: 'Stand',
  orders: { title: 'Nach Titel', next: 'Nach der nächsten Rechnung' },
}

export const states = { running: 'Laufend', paused: 'Pausiert', ended: 'Beendet', archived: 'Archiviert' }
