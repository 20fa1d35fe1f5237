import type { Executor, House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { type MonthText, monthsFrom } from '../values/calendar'
import { ClosingConflict } from './conflict'
import type { WantedMonth } from './requests.server'
import { hashOf, isReady, readStand } from './stand.server'

interface Range {
  from: MonthText
  to: MonthText
}

/** Over every payslip that is out in a range of months, and everybody left out. */
export async function readOpenMonths(
  executor: Executor,
  { tenantId }: Within,
  { from, to }: Range,
): Promise<{ sha256: string }> {
  const slips = await executor
    .selectFrom('current_payslips')
    .select(['month', 'employee_id', 'id'])
    .where('tenant_id', '=', tenantId)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .orderBy('month')
    .orderBy('employee_id')
    .execute()
  const omissions = await executor
    .selectFrom('payroll_omissions')
    .select(['month', 'employee_id', 'left_at as id'])
    .where('tenant_id', '=', tenantId)
    .where('month', '>=', from)
    .where('month', '<=', to)
    .orderBy('month')
    .orderBy('employee_id')
    .execute()
  return {
    sha256: hashOf([from, to, ...[...slips, ...omissions].map((row) => Object.values(row).join(' '))]),
  }
}

/** What a page shows of a range: of one month everybody's stand, of several their payslips. */
async function seenOf(
  { reader, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  { from, to }: Range,
): Promise<string> {
  const { sha256 } =
    from === to
      ? await readStand(reader, vault, scope, { month: to })
      : await readOpenMonths(reader, scope, { from, to })
  return sha256
}

/**
 * The months of a range that can be closed, up to the first that cannot. @throws ClosingConflict `closing_meanwhile` if
 * something is other than it was `seen`, `closing_unready` if the first cannot be closed
 */
export async function listReadyMonths(
  { reader, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  { from, to, seen }: Range & { seen: string },
): Promise<WantedMonth[]> {
  const reading = { reader, vault }
  if ((await seenOf(reading, scope, { from, to })) !== seen) throw new ClosingConflict('closing_meanwhile')
  const ready: WantedMonth[] = []
  for (const month of monthsFrom(from, to)) {
    await yieldToLoop()
    const stand = await readStand(reader, vault, scope, { month })
    if (!isReady(stand)) break
    ready.push({ month, seen: stand.sha256, people: stand.people.length })
  }
  if (ready.length === 0) throw new ClosingConflict('closing_unready')
  return ready
}
