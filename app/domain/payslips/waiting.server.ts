import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { recordAudit } from '../audit/audit.server'
import { findEmployee } from '../employees/find.server'
import { Busy, NotFound } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Scope, Within } from '../kernel/scope'
import type { Place, Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import { calculationJson, parseCalculation } from '../payroll/calculation'
import type { MonthText } from '../values/calendar'
import { contentOf, type NewPayslip, type PayslipContent } from './content'
import { assertPublishable } from './publishable'

/** A payslip that is calculated but not released, visible to the office only. */
export interface WaitingSlip {
  id: string
  employeeId: string
  hasMail: boolean
  isCorrection: boolean
  /** Member who approved the release, if two have to. */
  approvedBy: string | null
}

/**
 * Keeps a payslip, sealed, until it is released. It replaces the month's waiting one; the same one again changes nothing.
 * `seen` is the id of the one waiting at the time of calculation, null for none; `also` is done in the same transaction.
 * @throws NotFound; PayslipConflict; Busy if another one is waiting by now
 */
export function preparePayslip(
  house: House,
  scope: Scope,
  input: NewPayslip,
  { seen, also }: { seen?: string | null; also?: ((trx: Trx) => Promise<unknown>) | undefined } = {},
): Promise<{ id: string }> {
  return writing(house, scope, async (trx) => {
    const content = contentOf(input)
    const employee = await findEmployee(trx, scope, content.employeeId)
    if (!employee) throw new NotFound()
    assertPublishable(employee, content)
    await also?.(trx)
    const which = { employee_id: employee.id, month: content.month }
    const there = await findWaiting(trx, house.vault, scope, {
      employeeId: employee.id,
      month: content.month,
    })
    if (there && contentJson(there.content) === contentJson(content)) return { id: there.id }
    if (seen !== undefined && seen !== (there?.id ?? null)) throw new Busy()
    await trx
      .deleteFrom('waiting_payslips')
      .where('tenant_id', '=', scope.tenantId)
      .where('employee_id', '=', employee.id)
      .where('month', '=', content.month)
      .execute()
    const id = randomUUID()
    await trx
      .insertInto('waiting_payslips')
      .values({
        tenant_id: scope.tenantId,
        id,
        ...which,
        content_sealed: house.vault.seal(placeOf(scope, id), contentJson(content)),
        created_by: scope.actor,
        created_at: scope.at,
      })
      .execute()
    await recordAudit(trx, scope, {
      action: 'payslip.prepared',
      subjectType: 'employee',
      subjectId: employee.id,
      after: { month: content.month },
    })
    return { id }
  })
}

/** Calculated and waiting in a month. */
export async function listWaiting(
  executor: Executor,
  { tenantId }: Within,
  month: MonthText,
): Promise<WaitingSlip[]> {
  const rows = await executor
    .selectFrom('waiting_payslips as w')
    .innerJoin('employees as e', (join) => joined(join, 'e.id', 'w.employee_id'))
    .select(['w.id', 'w.employee_id as employeeId', 'w.approved_by as approvedBy', 'e.email'])
    .select(
      sql<0 | 1>`exists (select 1 from payslips p where p.tenant_id = w.tenant_id
        and p.employee_id = w.employee_id and p.month = w.month)`.as('isCorrection'),
    )
    .where('w.tenant_id', '=', tenantId)
    .where('w.month', '=', month)
    .execute()
  return rows.map(({ email, isCorrection, ...slip }) => ({
    ...slip,
    hasMail: email !== null,
    isCorrection: isCorrection === 1,
  }))
}

export async function findWaiting(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeId, month }: { employeeId: string; month: MonthText },
): Promise<{ id: string; content: PayslipContent } | undefined> {
  const [row] = await listWaitingOf(executor, vault, scope, { employeeIds: [employeeId], months: [month] })
  return row && { id: row.id, content: row.content() }
}

export async function listWaitingOf(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeIds, months }: { employeeIds: readonly string[]; months: readonly MonthText[] },
) {
  const rows = await executor
    .selectFrom('waiting_payslips')
    .select(['id', 'employee_id', 'month', 'content_sealed'])
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', 'in', employeeIds)
    .where('month', 'in', months)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    employeeId: row.employee_id,
    month: row.month,
    content: () => openContent(vault, scope, row),
  }))
}

export async function findWaitingContent(
  executor: Executor,
  vault: Vault,
  scope: Within,
  id: string,
): Promise<PayslipContent | undefined> {
  const row = await executor
    .selectFrom('waiting_payslips')
    .select(['id', 'content_sealed'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && openContent(vault, scope, row)
}

function contentJson({ calculation, ...content }: PayslipContent): string {
  return JSON.stringify({ ...content, calculation: calculation && calculationJson(calculation) })
}

function openContent(
  vault: Vault,
  scope: Within,
  row: { id: string; content_sealed: string },
): PayslipContent {
  const { calculation, ...content } = JSON.parse(vault.open(placeOf(scope, row.id), row.content_sealed))
  return { ...content, calculation: calculation && parseCalculation(calculation) }
}

function placeOf({ tenantId }: Within, id: string): Place {
  return { tenantId, purpose: 'waiting_payslip', rowId: id }
}
