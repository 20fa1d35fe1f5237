import { recordAudit } from '../audit/audit.server'
import type { House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import type { MonthEntry } from '../payroll-month/entries.server'
import { type OpenedEntries, openEntries } from '../payroll-month/open-entries.server'
import type { MonthText } from '../values/calendar'
import { isClosed } from './closed.server'
import { ClosingConflict } from './conflict'
import { closingHash, textOf } from './hash.server'
import { isReady, readStand } from './stand.server'
import { type ClosingSums, closingSumsJson, parseClosingSums, sumsOfMonth } from './sums'
import { readTurns } from './turn.server'

/** SQLite binds a few thousand values at most. */
const CHUNK = 50

export interface Closing {
  month: MonthText
  /** Of the stand that the member saw. */
  seen: string
  /** How many payslips are closed although they would come out differently today. */
  changed: number
}

/**
 * Closes a payroll month for good: what counts in it, its sums and who was left out stay as they are, in one transaction.
 * Sums come from frozen payslips, which are read before it. `also` is done in the same transaction.
 * @throws ClosingConflict `closing_done`, `closing_too_early`, `closing_meanwhile`, `closing_unready`
 */
export async function closeMonth(
  house: House,
  scope: Scope,
  { month, seen, changed }: Closing,
  also: (trx: Trx) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { entries } = await readStand(house.reader, house.vault, scope, { month })
  const json = closingSumsJson(await readSums(house, scope, { month, entries }))
  await writing(house, scope, async (trx) => {
    if (await isClosed(trx, scope, month)) throw new ClosingConflict('closing_done')
    if ((await readTurns(trx, scope)).next !== month) throw new ClosingConflict('closing_too_early')
    await yieldToLoop()
    const stand = await readStand(trx, house.vault, scope, { month })
    await yieldToLoop()
    if (stand.sha256 !== seen || textOf(stand.entries) !== textOf(entries))
      throw new ClosingConflict('closing_meanwhile')
    if (!isReady(stand)) throw new ClosingConflict('closing_unready')
    const sha256 = closingHash(month, entries, json)
    await trx
      .insertInto('payroll_closings')
      .values({
        tenant_id: scope.tenantId,
        month,
        slip_count: entries.length,
        sums_sealed: house.vault.seal(placeOfSums(scope, month), json),
        sha256,
        closed_by: scope.actor,
        closed_at: scope.at,
      })
      .execute()
    await keepSlips(trx, scope, { month, entries })
    await also(trx)
    const omitted = stand.people.filter(({ standing }) => standing === 'omitted').length
    await recordAudit(trx, scope, {
      action: 'payroll.month_closed',
      subjectType: 'tenant',
      subjectId: scope.tenantId,
      after: { month, slips: entries.length, leftOut: omitted, changed, sha256 },
    })
  })
}

/** Opens the frozen payslips one after the other, so that other requests are served. */
async function readSums(
  { reader: executor, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  { month, entries }: { month: MonthText; entries: readonly MonthEntry[] },
): Promise<ClosingSums> {
  return sumsOfOpened(month, await openEntries({ executor, vault, scope }, entries))
}

export function sumsOfOpened(month: MonthText, { counted, uncalculated }: OpenedEntries): ClosingSums {
  return sumsOfMonth(
    month,
    counted,
    uncalculated.map((one) => ({ employeeId: one.employee.id, month: one.month })),
  )
}

export function openSums(
  { vault }: Pick<House, 'vault'>,
  scope: Within,
  { month, sums_sealed }: { month: MonthText; sums_sealed: string },
): ClosingSums {
  return parseClosingSums(openSumsJson(vault, scope, { month, sums_sealed }))
}

/** As it was frozen, letter by letter. */
export function openSumsJson(
  vault: Vault,
  scope: Within,
  { month, sums_sealed }: { month: MonthText; sums_sealed: string },
): string {
  return vault.open(placeOfSums(scope, month), sums_sealed)
}

function placeOfSums({ tenantId }: Within, month: MonthText) {
  return { tenantId, purpose: 'payroll_closing.sums', rowId: month }
}

async function keepSlips(
  trx: Trx,
  { tenantId }: Scope,
  { month, entries }: { month: MonthText; entries: readonly MonthEntry[] },
): Promise<void> {
  for (let first = 0; first < entries.length; first += CHUNK) {
    await yieldToLoop()
    await trx
      .insertInto('payroll_closing_slips')
      .values(
        entries.slice(first, first + CHUNK).map((entry) => ({
          tenant_id: tenantId,
          closing_month: month,
          employee_id: entry.employee.id,
          month: entry.month,
          payslip_id: entry.now.id,
          replaces_id: entry.before?.id ?? null,
        })),
      )
      .execute()
  }
}
