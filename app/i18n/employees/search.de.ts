export const search = {
  title: 'Mitarbeiter suchen',
  label: 'Name, Nummer, Ort, E-Mail oder Telefon',
  state: 'Wer',
  states: {
    all: 'Alle',
    employed: 'Wer jetzt hier arbeitet',
    left: 'Wer ausgeschieden ist',
    archived: 'Archivierte',
  },
  anyType: 'Alle Arten',
  orders: { name: 'Name', number: 'Personalnummer', entry: 'Eintritt' },
}
