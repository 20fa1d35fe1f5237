export const mandates = {
  title: 'Ihre Lastschrift-Mandate',
  reference: 'Mandatsreferenz',
  dates: { active: 'Erteilt am', requested: 'Angefragt am' },
  status: 'Stand',
  requested: 'Noch nicht bestätigt. Vorher buchen wir nichts ab.',
  lapsed:
    'Erloschen: Wir haben damit 36 Monate lang nichts abgebucht. Für eine neue Lastschrift brauchen wir ein neues Mandat.',
  type: 'Art',
  types: { CORE: 'SEPA-Lastschrift', B2B: 'SEPA-Firmenlastschrift' },
  account: 'Konto',
  none: 'Sie haben uns keine Lastschrift erlaubt. Einrichten können Sie sie bei jeder offenen Rechnung: mit einem Klick auf ihre Nummer.',
}

export const contracts = {
  title: 'Ihre Verträge',
  number: 'Vertrag',
  what: 'Leistung',
  price: 'Preis',
  prices: {
    1: (amount: string) => `${amount} im Monat`,
    3: (amount: string) => `${amount} im Quartal`,
    6: (amount: string) => `${amount} im Halbjahr`,
    12: (amount: string) => `${amount} im Jahr`,
  },
  priceOfWeeks: (amount: string, weeks: number) =>
    weeks === 1 ? `${amount} in der Woche` : `${amount} alle ${weeks} Wochen`,
  taxIncluded: (tax: string) => `darin ${tax} Umsatzsteuer`,
  period: 'Abrechnung',
  periods: { 1: 'Jeden Monat', 3: 'Alle drei Monate', 6: 'Alle sechs Monate', 12: 'Einmal im Jahr' },
  everyWeeks: (weeks: number) => (weeks === 1 ? 'Jede Woche' : `Alle ${weeks} Wochen`),
  nextInvoice: 'Nächste Rechnung',
  noNextInvoice: 'keine geplant',
  ends: { running: 'Frühestes Ende', ending: 'Endet am', ended: 'Beendet am' },
  endsByNotice: 'wenn Sie heute kündigen',
  none: 'Sie haben zurzeit keinen laufenden Vertrag mit uns.',
}
