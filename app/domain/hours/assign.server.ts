import { recordAudit } from '../audit/audit.server'
import { findEmployee, getEmployee } from '../employees/find.server'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { finishKnownMonths, notifyOfReleased } from '../unknown-hours/task.server'
import { HoursConflict } from './conflict'
import { monthsOfHours } from './months.server'
import { moveHours } from './move.server'

/**
 * Assigns an unknown id to an employee, with the hours received so far, of all months, and all that follow.
 * @throws NotFound; HoursConflict `id_not_there`, `id_of_employee`
 */
export function assignId(
  house: House,
  scope: Scope,
  { foreignId, employeeId: wanted }: { foreignId: string; employeeId: string },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { id: employeeId } = await getEmployee(trx, scope, wanted)
    if (await findEmployee(trx, scope, foreignId)) throw new HoursConflict('id_of_employee')
    const throughSeq = await newestOf(trx, scope, foreignId)
    if (throughSeq === 0) throw new HoursConflict('id_not_there')
    const before = await findAssigned(trx, scope, foreignId)
    if (before?.employee_id === employeeId && before.through_seq === throughSeq) return
    await moveHours(trx, scope, { foreignId, employeeId, afterSeq: before?.through_seq ?? 0 })
    const now = {
      employee_id: employeeId,
      through_seq: throughSeq,
      assigned_at: scope.at,
      assigned_by: scope.actor,
    }
    await trx
      .insertInto('hours_ids')
      .values({ tenant_id: scope.tenantId, foreign_id: foreignId, ...now })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'foreign_id']).doUpdateSet(now))
      .execute()
    await finishKnownMonths(trx, scope)
    await note(trx, scope, employeeId, { action: 'hours.id_assigned', foreignId })
  })
}

/** Unassigns the id. Hours received so far stay with the employee until they are corrected. */
export function releaseId(house: House, scope: Scope, foreignId: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const before = await findAssigned(trx, scope, foreignId)
    if (!before) return
    await trx
      .deleteFrom('hours_ids')
      .where('tenant_id', '=', scope.tenantId)
      .where('foreign_id', '=', foreignId)
      .execute()
    await notifyOfReleased(trx, scope, { foreignId, months: await monthsOfHours(trx, scope) })
    await note(trx, scope, before.employee_id, { action: 'hours.id_released', foreignId })
  })
}

function findAssigned(trx: Trx, { tenantId }: Scope, foreignId: string) {
  return trx
    .selectFrom('hours_ids')
    .select(['employee_id', 'through_seq'])
    .where('tenant_id', '=', tenantId)
    .where('foreign_id', '=', foreignId)
    .executeTakeFirst()
}

async function newestOf(trx: Trx, { tenantId }: Scope, foreignId: string): Promise<number> {
  const { seq } = await trx
    .selectFrom('newest_hours')
    .select(({ fn }) => fn.max<number | null>('seq').as('seq'))
    .where('tenant_id', '=', tenantId)
    .where('month', 'in', await monthsOfHours(trx, { tenantId }))
    .where('employee_id', '=', foreignId)
    .executeTakeFirstOrThrow()
  return seq ?? 0
}

function note(
  trx: Trx,
  scope: Scope,
  subjectId: string,
  { action, foreignId }: { action: 'hours.id_assigned' | 'hours.id_released'; foreignId: string },
): Promise<void> {
  return recordAudit(trx, scope, { action, subjectType: 'employee', subjectId, after: { foreignId } })
}
