export const search = {
  title: 'Mitarbeiter suchen',
  label: 'Name, Nummer, Ort, E-Mail oder Telefon',
  state: 'Wer',
  states: {
    all: 'Alle',
    employed: 'Beschäftigt',
    left: 'Ausgeschieden',
    archived: 'Archiviert',
  },
  anyType: 'Alle Arten',
  orders: { name: 'Name', number: 'Personalnummer', entry: 'Eintritt' },
}
