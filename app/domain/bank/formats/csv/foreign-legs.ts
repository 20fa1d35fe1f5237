import type { ReadRow } from './entry'

/**
 * A payment service writes a payment in another currency as three rows: the payment, and both sides of the exchange,
 * which name the payment's reference. The side in euros is the money, and says with whom only through that reference.
 */
export function withForeignLegs(rows: readonly ReadRow[]): ReadRow[] {
  const byReference = new Map<string, ReadRow>()
  const exchanged = new Set<string>()
  for (const row of rows) {
    if (isForeign(row)) byReference.set(row.cell('reference'), row)
    else if (row.cell('relatedReference') !== '') exchanged.add(row.cell('relatedReference'))
  }
  return rows.map((row) => {
    const related = row.cell('relatedReference')
    if (isForeign(row))
      return { ...row, isForeignLeg: exchanged.has(row.cell('reference')) || exchanged.has(related) }
    const payment = related === '' ? undefined : byReference.get(related)
    if (!payment) return row
    const cell: ReadRow['cell'] = (field) =>
      OF_PAYMENT.has(field) ? payment.cell(field) || row.cell(field) : row.cell(field)
    return { ...row, cell }
  })
}

const OF_PAYMENT: ReadonlySet<string> = new Set(['name', 'purpose', 'note'])

function isForeign({ cell }: ReadRow): boolean {
  const currency = cell('currency')
  return currency !== '' && currency !== 'EUR'
}
