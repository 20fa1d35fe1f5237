export const invoices = {
  title: 'Rechnungen',
  columns: {
    number: 'Nummer',
    customer: 'Kunde',
    issuedOn: 'Datum',
    status: 'Stand',
    amount: 'Betrag',
    link: 'Link',
  },
  draft: 'Entwurf',
  none: 'Noch keine Rechnung. Die erste erscheint hier, sobald sie entworfen ist.',
}

export const employees = {
  title: 'Mitarbeiter',
  columns: {
    name: 'Name',
    number: 'Personalnummer',
    employmentType: 'Beschäftigung',
    lastPayslip: 'Letzter Lohnzettel',
    link: 'Link',
  },
  noPayslip: 'noch keiner',
  left: (date: string) => `ausgeschieden am ${date}`,
  none: 'Noch niemand angelegt. Wer hier arbeitet, erscheint in dieser Liste.',
}
