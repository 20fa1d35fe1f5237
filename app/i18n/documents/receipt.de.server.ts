export const receipt = {
  title: (number: string) => `Zahlungsbestätigung zu Rechnung ${number}`,
  fileName: 'Zahlungsbestaetigung',
  invoiceDate: 'Rechnung vom',
  issuedOn: 'Erstellt am',
  paid: (amount: string, date: string) =>
    `Die Rechnung über ${amount} ist seit dem ${date} vollständig bezahlt. Vielen Dank!`,
  settledWith: (amount: string, paid: string, date: string) =>
    `Die Rechnung über ${amount} ist ausgeglichen. Gezahlt haben Sie darauf ${paid}, zuletzt am ${date}. Vielen Dank!`,
  columns: { date: 'Datum', kind: 'Zahlung', amount: 'Betrag €' },
  payment: 'Zahlung',
  methods: {
    transfer: 'Überweisung',
    direct_debit: 'Lastschrift',
    cash: 'Barzahlung',
    set_off: 'Verrechnung',
    cash_discount: 'Skonto',
    write_off: 'Erlassener Rest',
  } as Record<string, string>,
  credited: (number: string) => `Rechnungskorrektur ${number}`,
  deducted: (number: string) => `Abgezogener Abschlag, Rechnung ${number}`,
  until: (date: string) => `bis ${date}`,
  earlier: (count: number) => (count === 1 ? '1 frühere Buchung' : `${count} frühere Buchungen`),
  returned: 'Zurückgebuchte Lastschrift',
  total: 'Bezahlt',
  settled: 'Zusammen',
  note: 'Diese Bestätigung ist keine Rechnung und weist keine Umsatzsteuer aus. Bitte heben Sie sie zusammen mit der Rechnung auf.',
}
