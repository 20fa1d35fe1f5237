export const de = {
  title: 'Suche',
  titleOf: (search: string) => `Suche nach „${search}“`,
  label: 'Im ganzen Büro suchen',
  placeholder: 'Name, Nr., Betrag',
  button: 'Suchen',
  tooShort:
    'Geben Sie oben mindestens zwei Zeichen ein: einen Namen, eine Nummer, auch des Telefons, einen Betrag oder die letzten vier Ziffern einer IBAN.',
  nothing: 'Nichts gefunden. Suchen Sie mit weniger Wörtern. Archiviertes steht in seiner eigenen Liste.',
  nothingYet: 'Hier ist noch nichts angelegt. Was Sie anlegen, finden Sie später mit dieser Suche.',
  groups: {
    customers: 'Kunden',
    contracts: 'Verträge',
    mandates: 'Lastschrift-Mandate',
    invoices: 'Rechnungen',
    employees: 'Mitarbeiter',
  },
  all: 'Alle in der Liste zeigen',
  more: 'Es gibt noch mehr. Suchen Sie genauer.',
  draft: 'Entwurf',
  open: (amount: string) => `offen ${amount}`,
}
