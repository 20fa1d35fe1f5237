import { recordAudit } from '../audit/audit.server'
import type { MonthText } from '../calendar'
import { getEmployee } from '../employees/find.server'
import type { Executor, House } from '../house'
import type { Scope, Within } from '../scope'
import type { Place, Vault } from '../vault'
import { writing } from '../writing.server'
import { PayrollConflict } from './conflict'
import { type Extras, extrasJson, monthlyOf, NO_EXTRAS, parseExtras } from './extras'
import { readPaidSince } from './paid-since.server'
import { garnishmentsOf, settledSpecials } from './specials'

interface OfMonth {
  employeeId: string
  month: MonthText
}

/** What was keyed for a month, or else what is paid each month since an earlier one. */
export async function readExtras(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeId, month }: OfMonth,
): Promise<{ extras: Extras; revision: number }> {
  const row = await executor
    .selectFrom('payroll_extras')
    .select(['month', 'extras_sealed', 'revision'])
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', '=', employeeId)
    .where('month', '<=', month)
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return { extras: NO_EXTRAS, revision: 0 }
  const of = { employeeId, month: row.month }
  const extras = parseExtras(vault.open(placeOf(scope, of), row.extras_sealed))
  if (row.month === month) return { extras, revision: row.revision }
  return {
    extras: await settled(
      { executor, vault, scope },
      { employeeId, month, since: row.month },
      monthlyOf(extras),
    ),
    revision: 0,
  }
}

/** Claims are smaller by now, and more of the year's free conversion is used. */
async function settled(
  { executor, vault, scope }: { executor: Executor; vault: Vault; scope: Within },
  { employeeId, month, since }: OfMonth & { since: MonthText },
  extras: Extras,
): Promise<Extras> {
  const { specials } = extras
  if (garnishmentsOf(specials).length === 0 && !specials.pension_conversion) return extras
  const paid = await readPaidSince(executor, vault, scope, { employeeId, since, month })
  return { ...extras, specials: settledSpecials(specials, { since, month, paid }) }
}

/** `revision` is what the form was made from, 0 where there was nothing. @throws NotFound; PayrollConflict `payroll_extras_changed` */
export function keepExtras(
  house: House,
  scope: Scope,
  { employeeId, month }: OfMonth,
  { revision, ...extras }: Extras & { revision: number },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { id } = await getEmployee(trx, scope, employeeId)
    const of = { employeeId: id, month }
    const kept = await readExtras(trx, house.vault, scope, of)
    if (extrasJson(kept.extras) === extrasJson(extras)) return
    if (kept.revision !== revision) throw new PayrollConflict('payroll_extras_changed')
    const said = {
      extras_sealed: house.vault.seal(placeOf(scope, of), extrasJson(extras)),
      recorded_by: scope.actor,
      recorded_at: scope.at,
      revision: revision + 1,
    }
    await trx
      .insertInto('payroll_extras')
      .values({ tenant_id: scope.tenantId, employee_id: id, month, ...said })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'employee_id', 'month']).doUpdateSet(said))
      .execute()
    await recordAudit(trx, scope, {
      action: 'employee.payroll_extras_kept',
      subjectType: 'employee',
      subjectId: id,
      after: { month },
    })
  })
}

function placeOf({ tenantId }: Within, { employeeId, month }: OfMonth): Place {
  return { tenantId, purpose: 'payroll.extras', rowId: `${employeeId} ${month}` }
}
