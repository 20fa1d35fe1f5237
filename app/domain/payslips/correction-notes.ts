import { type MonthText, shiftMonth } from '../values/calendar'
import { type Cents, sum } from '../values/money'
import type { PayAmounts } from './pay-amounts'

/** What a person has to know before a correction is settled; nothing of it is deducted in silence. */
export type CorrectionNote =
  /** The employee's missed share may be deducted from the next three pays only, § 28g sentence 3 SGB IV. */
  | { code: 'share_until' | 'share_over'; cents: Cents; until: MonthText }
  /** § 41c (1) EStG. */
  | { code: 'tax_changed' }
  /** Of an earlier year, until its certificate is sent, § 41c (3) with § 41b (1) EStG. */
  | { code: 'tax_until' | 'tax_over'; year: string }
  /** Pay of an earlier year is taxed as running pay of that year only if it is paid by 21 January, R 39b.2 (2) no. 8 LStR. */
  | { code: 'late_pay'; year: string }

/** Pays from which a missed share may be deducted. */
const PAYS = 3

interface Correction {
  /** The month that was worked. */
  month: MonthText
  /** The payroll month in which the difference counts. */
  countsIn: MonthText
  difference: PayAmounts
}

export function correctionNotes({ month, countsIn, difference }: Correction): CorrectionNote[] {
  return [...shareNotes({ month, countsIn, difference }), ...taxNotes({ month, countsIn, difference })]
}

/** Of what is paid now the share is deducted now; missed is what the employee would have to give back. */
function shareNotes({ month, countsIn, difference }: Correction): CorrectionNote[] {
  const share = sum(difference.funds.map(({ employeeCents }) => employeeCents))
  const cents = Math.min(share, -difference.payout)
  if (cents <= 0) return []
  const until = shiftMonth(month, PAYS)
  return [{ code: countsIn <= until ? 'share_until' : 'share_over', cents, until }]
}

function taxNotes({ month, countsIn, difference }: Correction): CorrectionNote[] {
  if (difference.wageTax === 0 && difference.solidarity === 0 && difference.churchTax === 0) return []
  const year = month.slice(0, 4)
  if (countsIn.startsWith(year)) return [{ code: 'tax_changed' }]
  const lastMonth = `${Number(year) + 1}-02`
  const changed: CorrectionNote = { code: countsIn <= lastMonth ? 'tax_until' : 'tax_over', year }
  return difference.gross > 0 ? [changed, { code: 'late_pay', year }] : [changed]
}
