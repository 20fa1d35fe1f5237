import { recordAudit } from '../audit/audit.server'
import { getEmployee } from '../employees/find.server'
import type { Executor, House, Trx } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Scope, Within } from '../kernel/scope'
import type { Place, Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import { listReleased, type ReleasedSlip } from '../payslips/calculated.server'
import type { MonthText } from '../values/calendar'
import { PayrollConflict } from './conflict'
import { type Extras, extrasJson, monthlyOf, NO_EXTRAS, parseExtras } from './extras'
import { monthBefore } from './history'
import { paidBy } from './paid-since'
import { garnishmentsOf, settledSpecials } from './specials'

interface OfMonth {
  employeeId: string
  month: MonthText
}

export interface KeptExtras {
  extras: Extras
  revision: number
}

/** Extras of a month, or else the monthly ones of an earlier month. */
export async function readExtras(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeId, month }: OfMonth,
): Promise<KeptExtras> {
  return (await readExtrasOf(executor, vault, scope, { employeeIds: [employeeId], month }))(employeeId)
}

export async function readExtrasOf(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeIds, month }: { employeeIds: readonly string[]; month: MonthText },
): Promise<(employeeId: string) => KeptExtras> {
  const rows = await executor
    .selectFrom('payroll_extras as x')
    .innerJoin('employees as e', (join) => joined(join, 'e.id', 'x.employee_id'))
    .select(['x.employee_id', 'x.extras_sealed', 'x.revision'])
    .select(({ fn }) => fn.max('x.month').as('month'))
    .where('x.tenant_id', '=', scope.tenantId)
    .where('x.employee_id', 'in', employeeIds)
    .where('x.month', '<=', month)
    // Monthly extras end with the last day.
    .where(({ or, eb }) =>
      or([eb('x.month', '=', month), eb('e.exit_on', 'is', null), eb('e.exit_on', '>=', `${month}-01`)]),
    )
    .groupBy('x.employee_id')
    .execute()
  const kept = rows.map((row) => {
    const employeeId = row.employee_id
    const stored = parseExtras(
      vault.open(placeOfExtras(scope, { employeeId, month: row.month }), row.extras_sealed),
    )
    return row.month === month
      ? { employeeId, extras: stored, revision: row.revision, since: undefined }
      : { employeeId, extras: monthlyOf(stored, month), revision: 0, since: row.month }
  })
  const settling = kept.flatMap(({ since, ...one }) =>
    since && changesOverMonths(one.extras) ? [{ ...one, since }] : [],
  )
  const released = await readReleasedSince(executor, vault, scope, { settling, month })
  return (employeeId) => {
    const one = kept.find((each) => each.employeeId === employeeId)
    if (!one) return { extras: NO_EXTRAS, revision: 0 }
    const { extras, revision, since } = one
    if (!since || !changesOverMonths(extras)) return { extras, revision }
    const paid = released
      .filter((slip) => slip.employeeId === employeeId && slip.month >= since)
      .flatMap((slip) => {
        const calculation = slip.figures()
        return calculation ? [paidBy(slip.month, calculation)] : []
      })
    return {
      extras: { ...extras, specials: settledSpecials(extras.specials, { since, month, paid }) },
      revision,
    }
  }
}

/**
 * Employees whose extras of the month contain no absence, although unpaid time entered for an earlier month of the last
 * year continues into it. The month's own extras take precedence.
 */
export async function listAbsentElsewhere(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { kept, month }: { kept: readonly string[]; month: MonthText },
): Promise<ReadonlySet<string>> {
  if (kept.length === 0) return new Set()
  const rows = await executor
    .selectFrom('payroll_extras')
    .select(['employee_id', 'month', 'extras_sealed'])
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', 'in', kept)
    .where('month', '<', month)
    .where('month', '>=', `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`)
    .orderBy('month')
    .execute()
  const newest = new Map(rows.map((row) => [row.employee_id, row]))
  const reaching = [...newest.values()].filter((row) => {
    const place = placeOfExtras(scope, { employeeId: row.employee_id, month: row.month })
    return parseExtras(vault.open(place, row.extras_sealed)).absences.some(({ to }) => to >= `${month}-01`)
  })
  return new Set(reaching.map(({ employee_id }) => employee_id))
}

/** True if claims shrink or allowances are used up over the months. */
function changesOverMonths({ specials }: Extras): boolean {
  return (
    garnishmentsOf(specials).length > 0 ||
    specials.pension_conversion !== undefined ||
    specials.tax_free !== undefined
  )
}

async function readReleasedSince(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { settling, month }: { settling: readonly { employeeId: string; since: MonthText }[]; month: MonthText },
): Promise<ReleasedSlip[]> {
  const [from] = settling.map(({ since }) => since).sort()
  if (from === undefined) return []
  const employeeIds = settling.map(({ employeeId }) => employeeId)
  return listReleased(executor, vault, scope, { employeeIds, from, to: monthBefore(month) })
}

/**
 * `revision` is the one the form was made from, 0 if there was none. @throws NotFound; PayrollConflict
 * `payroll_extras_changed`
 */
export function keepExtras(
  house: House,
  scope: Scope,
  { employeeId, month }: OfMonth,
  { revision, ...extras }: Extras & { revision: number },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { id, exitOn } = await getEmployee(trx, scope, employeeId)
    const of = { employeeId: id, month }
    const kept = await readExtras(trx, house.vault, scope, of)
    if (extrasJson(kept.extras) === extrasJson(extras)) return
    if (kept.revision !== revision) throw new PayrollConflict('payroll_extras_changed')
    const isOver = exitOn !== null && exitOn < `${month}-01`
    if (isOver && extrasJson(extras) === extrasJson(NO_EXTRAS)) await deleteExtras(trx, scope, of)
    else await put(house, trx, scope, { ...of, extras, revision: revision + 1 })
    await recordAudit(trx, scope, {
      action: 'employee.payroll_extras_kept',
      subjectType: 'employee',
      subjectId: id,
      after: { month },
    })
  })
}

/** Rows are deleted rather than emptied: an employee who has left stays in a month's list while a row exists. */
async function deleteExtras(trx: Trx, { tenantId }: Scope, { employeeId, month }: OfMonth): Promise<void> {
  await trx
    .deleteFrom('payroll_extras')
    .where('tenant_id', '=', tenantId)
    .where('employee_id', '=', employeeId)
    .where('month', '=', month)
    .execute()
}

async function put(
  { vault }: House,
  trx: Trx,
  scope: Scope,
  { employeeId, month, extras, revision }: OfMonth & KeptExtras,
): Promise<void> {
  const stored = {
    extras_sealed: vault.seal(placeOfExtras(scope, { employeeId, month }), extrasJson(extras)),
    recorded_by: scope.actor,
    recorded_at: scope.at,
    revision,
  }
  await trx
    .insertInto('payroll_extras')
    .values({ tenant_id: scope.tenantId, employee_id: employeeId, month, ...stored })
    .onConflict((conflict) => conflict.columns(['tenant_id', 'employee_id', 'month']).doUpdateSet(stored))
    .execute()
}

export function placeOfExtras({ tenantId }: Within, { employeeId, month }: OfMonth): Place {
  return { tenantId, purpose: 'payroll.extras', rowId: `${employeeId} ${month}` }
}
