import { recordAudits } from '../audit/audit.server'
import { employeesOfMonth } from '../employees/of-month.server'
import type { House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import { payslipsIn } from '../payslips/month.server'
import type { MonthText } from '../values/calendar'
import { isClosed } from './closed.server'
import { ClosingConflict } from './conflict'

export interface Omission {
  month: MonthText
  employeeIds: readonly string[]
  reason: string
}

/**
 * Leaves people of a month out of its payroll, by decision; who has a payslip by now is passed over, as is who does not
 * belong to the month. @returns how many. @throws ClosingConflict `closing_done`
 */
export function leaveOut(
  house: House,
  scope: Scope,
  { month, employeeIds, reason }: Omission,
): Promise<number> {
  return writing(house, scope, async (trx) => {
    await assertOpen(trx, scope, month)
    const ids = await listWithout(trx, scope, { month, employeeIds })
    for (const employeeId of ids)
      await trx
        .insertInto('payroll_omissions')
        .values({
          tenant_id: scope.tenantId,
          month,
          employee_id: employeeId,
          reason_sealed: house.vault.seal(placeOf(scope, { month, employeeId }), reason),
          left_by: scope.actor,
          left_at: scope.at,
        })
        .onConflict((conflict) =>
          conflict.columns(['tenant_id', 'month', 'employee_id']).doUpdateSet(({ ref }) => ({
            reason_sealed: ref('excluded.reason_sealed'),
            left_by: ref('excluded.left_by'),
            left_at: ref('excluded.left_at'),
          })),
        )
        .execute()
    await recordAudits(
      trx,
      scope,
      ids.map((employeeId) => aboutOmission('payroll.left_out', employeeId, month)),
    )
    return ids.length
  })
}

/** Takes somebody into the payroll again; nothing happens if they are in it. @throws ClosingConflict `closing_done` */
export function takeIn(
  house: House,
  scope: Scope,
  { month, employeeId }: { month: MonthText; employeeId: string },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    await assertOpen(trx, scope, month)
    const { numDeletedRows } = await trx
      .deleteFrom('payroll_omissions')
      .where('tenant_id', '=', scope.tenantId)
      .where('month', '=', month)
      .where('employee_id', '=', employeeId)
      .executeTakeFirst()
    if (numDeletedRows > 0n)
      await recordAudits(trx, scope, [aboutOmission('payroll.taken_in', employeeId, month)])
  })
}

export function reasonIn(
  vault: Vault,
  scope: Within,
  { reason_sealed, ...of }: { month: MonthText; employeeId: string; reason_sealed: string | null },
): string | null {
  return reason_sealed && vault.open(placeOf(scope, of), reason_sealed)
}

function placeOf({ tenantId }: Within, { month, employeeId }: { month: MonthText; employeeId: string }) {
  return { tenantId, purpose: 'payroll_omission.reason', rowId: `${month} ${employeeId}` }
}

async function assertOpen(trx: Trx, scope: Within, month: MonthText): Promise<void> {
  if (await isClosed(trx, scope, month)) throw new ClosingConflict('closing_done')
}

async function listWithout(
  trx: Trx,
  scope: Within,
  { month, employeeIds }: { month: MonthText; employeeIds: readonly string[] },
): Promise<string[]> {
  if (employeeIds.length === 0) return []
  const rows = await employeesOfMonth(trx, scope, payslipsIn(scope, month), { search: '', presence: 'all' })
    .select('id')
    .where('id', 'in', employeeIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('current_payslips as p')
            .select('p.id')
            .whereRef('p.tenant_id', '=', 'employees.tenant_id')
            .whereRef('p.employee_id', '=', 'employees.id')
            .where('p.month', '=', month),
        ),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

function aboutOmission(action: string, subjectId: string, month: MonthText) {
  return { action, subjectType: 'employee', subjectId, after: { month } }
}
