import { listSickDays } from '../../hours/sick-days.server'
import type { House } from '../../kernel/house'
import { once } from '../../kernel/once'
import type { Within } from '../../kernel/scope'
import { yieldToLoop } from '../../kernel/yield-to-loop'
import type { Figures } from '../../payroll/years/figures'
import { type MonthText, shiftMonth } from '../../values/calendar'
import { type KeptMonth, listKeptMonths } from '../kept-months.server'
import type { Check, Watched, WatchedMonth } from './check'
import { checksOf } from './checks-of'

const MONTHS_BACK = 11

interface Wanted {
  month: MonthText
  employeeIds: readonly string[]
  figures: Figures
  /** Somebody's calculation of the month that counts, if the page has opened it. */
  opened: (employeeId: string) => WatchedMonth | undefined
  /** Of whom the month is still to be read. */
  unopened: readonly string[]
}

/** Checks by employee id; nobody without any, and nobody whose month was not calculated here. */
export async function readChecks(
  { reader: executor, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  { month, employeeIds, figures, opened, unopened }: Wanted,
): Promise<ReadonlyMap<string, Check[]>> {
  if (employeeIds.length === 0) return new Map()
  const reading = { executor, vault, scope }
  const year = { employeeIds, from: shiftMonth(month, -MONTHS_BACK), to: month }
  const sick = await listSickDays(reading, year)
  const last = shiftMonth(month, -1)
  const keptOf = byEmployee([
    ...(await listKeptMonths(reading, { employeeIds, from: last, to: last, mayWait: [] })),
    ...(await listKeptMonths(reading, { employeeIds: unopened, from: month, to: month })),
  ])
  const found = new Map<string, Check[]>()
  const keep = (id: string, checks: Check[]) => checks.length > 0 && found.set(id, checks)
  const asking = new Map<string, Omit<Watched, 'earlier'>>()
  for (const id of employeeIds) {
    await yieldToLoop()
    const kept = keptOf.get(id) ?? []
    const [before, own] = [last, month].map((of) => kept.find((one) => one.month === of))
    const now = opened(id) ?? own?.calculation()
    if (!now) continue
    const of = {
      ...{ now, sick: sick(id), figures },
      before: once(() => before?.calculation()),
      netBeforeCents: before?.isCalculated() ? before.usualNetCents() : undefined,
    }
    const earlier = () => {
      asking.set(id, of)
      return []
    }
    const checks = checksOf({ ...of, earlier })
    if (!asking.has(id)) keep(id, checks)
  }
  // A year of everybody is a lot to read for the few whose checks go back so far.
  const earlier = { ...year, employeeIds: [...asking.keys()], to: last, mayWait: [] }
  const earlierOf = byEmployee(await listKeptMonths(reading, earlier))
  for (const [id, of] of asking) {
    await yieldToLoop()
    const months = earlierOf.get(id) ?? []
    const earlier = once(() => months.flatMap((one) => one.calculation() ?? []))
    keep(id, checksOf({ ...of, earlier }))
  }
  return found
}

function byEmployee(kept: readonly KeptMonth[]): ReadonlyMap<string, KeptMonth[]> {
  const keptOf = new Map<string, KeptMonth[]>()
  for (const one of kept) keptOf.set(one.employeeId, [...(keptOf.get(one.employeeId) ?? []), one])
  return keptOf
}
