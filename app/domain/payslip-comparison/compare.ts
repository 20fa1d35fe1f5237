import type { Calculation } from '../payroll/calculation'
import type { Figures } from '../payroll/years/figures'
import type { Cents } from '../values/money'
import { type Amounts, ownAmounts, ROWS, type Row } from './amounts'
import { type Likely, likelyReason } from './likely'
import type { Candidates } from './read-amounts'

/** A line of both payslips; `theirs` is unknown where the other one does not say it, or in words that we cannot read. */
export interface ComparedRow {
  row: Row
  theirs: Cents | undefined
  ours: Cents
  reason: Likely | undefined
}

/** Beside our calculation; rows that are 0 on both sides are left out. */
export function compareSlips(theirs: Amounts, ours: Calculation, figures: Figures): ComparedRow[] {
  const own = ownAmounts(ours.result)
  return ROWS.filter((row) => own[row] !== 0 || (theirs[row] ?? 0) !== 0).map((row) => ({
    row,
    theirs: theirs[row],
    ours: own[row],
    reason: likelyReason(row, { theirs, own, calculation: ours, figures }),
  }))
}

/** Rows with a meaningful sign: programs print deductions with or without a minus. */
const SIGNED: readonly Row[] = ['gross', 'taxable', 'net', 'payout']

/**
 * Chooses of what was read the amounts that a payslip means: the one that equals ours if it is there, else the likeliest. A
 * payslip that has the additional rate of the health fund by itself has it added.
 */
export function chosenAmounts(read: Candidates, ours: Calculation): Amounts {
  const own = ownAmounts(ours.result)
  const chosen: Amounts = {}
  for (const row of ROWS) {
    const candidates = (read.get(row) ?? []).map((cents) => (SIGNED.includes(row) ? cents : Math.abs(cents)))
    const added = row === 'health' ? (read.get('additional_health') ?? []).map(Math.abs) : []
    const [extra] = added
    const together = extra === undefined ? candidates : candidates.map((cents) => cents + extra)
    const all = [...together, ...candidates]
    const amount = all.find((cents) => cents === own[row]) ?? all[0]
    if (amount !== undefined) chosen[row] = amount
  }
  return chosen
}
