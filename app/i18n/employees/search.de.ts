export const search = {
  title: 'Mitarbeiter suchen',
  label: 'Name, Nummer, Ort oder E-Mail-Adresse',
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
