import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { yieldToLoop } from '../kernel/yield-to-loop'
import type { CalculationFigures } from '../payroll/calculation'
import { openFigures, openTotals } from '../payslips/seals.server'
import type { Cents } from '../values/money'
import type { Counted } from './counted'
import type { MonthEntry } from './entries.server'

interface Reading {
  executor: Executor
  vault: Vault
  scope: Within
}

/** An entry with a payslip that was not calculated here: of these only the pay is known, or nothing. */
export interface UncalculatedEntry extends MonthEntry {
  payoutCents: Cents | null
  /** Of the version that counted before; 0 if none did. */
  paidCents: Cents | null
}

export interface OpenedEntries {
  counted: Counted[]
  uncalculated: UncalculatedEntry[]
}

/** One after the other, so that other requests are served. */
export async function openEntries(reading: Reading, entries: readonly MonthEntry[]): Promise<OpenedEntries> {
  const slips = await readSlips(reading, entries)
  const counted: Counted[] = []
  const uncalculated: UncalculatedEntry[] = []
  for (const entry of entries) {
    await yieldToLoop()
    const one = countedOf(entry, slips)
    if (one) counted.push(one)
    else uncalculated.push({ ...entry, ...paymentOf(entry, slips) })
  }
  return { counted, uncalculated }
}

interface FrozenSlip {
  /** Null for a payslip that is only a PDF. */
  payoutCents: () => Cents | null
  /** Undefined if it was not calculated here; opened at each call. */
  figures: () => CalculationFigures | undefined
}

type Slips = (id: string) => FrozenSlip

/**
 * What is sealed in the payslips of some entries. Asked for by their ids: sorting by name would move all of it about, three times
 * the work of reading it.
 */
async function readSlips(
  { executor, vault, scope }: Reading,
  entries: readonly MonthEntry[],
): Promise<Slips> {
  const ids = entries.flatMap(({ now, before }) => (before ? [now.id, before.id] : [now.id]))
  const rows =
    ids.length === 0
      ? []
      : await executor
          .selectFrom('payslips')
          .select(['id', 'totals_sealed', 'calculation_sealed'])
          .where('tenant_id', '=', scope.tenantId)
          .where('id', 'in', ids)
          .execute()
  const slips = new Map(
    rows.map((row): [string, FrozenSlip] => [
      row.id,
      {
        payoutCents: () => openTotals(vault, scope, row)?.payoutCents ?? null,
        figures: () => openFigures(vault, scope, row),
      },
    ]),
  )
  return (id) => {
    const slip = slips.get(id)
    if (!slip) throw new Error('a payslip was deleted while its month was read')
    return slip
  }
}

function countedOf({ now, before, ...entry }: MonthEntry, slips: Slips): Counted | undefined {
  const calculated = slips(now.id).figures()
  const former = before && slips(before.id).figures()
  if (!calculated || (before && !former)) return undefined
  const { input, result } = calculated
  return {
    ...entry,
    now: result,
    input,
    payoutCents: slips(now.id).payoutCents() ?? result.payout.cents,
    before: before &&
      former && {
        slip: former.result,
        input: former.input,
        payoutCents: slips(before.id).payoutCents() ?? former.result.payout.cents,
      },
  }
}

function paymentOf({ now, before }: MonthEntry, slips: Slips) {
  return {
    payoutCents: slips(now.id).payoutCents(),
    paidCents: before ? slips(before.id).payoutCents() : 0,
  }
}
