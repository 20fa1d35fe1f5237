/** The European Economic Area; banks elsewhere in SEPA ask for the payer's address. */
const EEA: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

export function isInEconomicArea(country: string): boolean {
  return EEA.has(country)
}
