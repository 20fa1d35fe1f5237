import { type SqlBool, sql } from 'kysely'
import { isOneOf } from '../kernel/among.server'
import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { MonthText } from '../values/calendar'
import type { Cents } from '../values/money'
import { type Difference, differenceOf, type Replaced } from './difference'
import { type PayAmounts, payAmounts } from './pay-amounts'
import { openFigures, openTotals } from './seals.server'
import type { PayslipTotals } from './totals'

/** Corrections among some payslips, each with the version before it, by id. */
export async function listDifferences(
  executor: Executor,
  vault: Vault,
  scope: Within,
  payslips: readonly { id: string; revision: number; totals: Pick<PayslipTotals, 'payoutCents'> | null }[],
): Promise<ReadonlyMap<string, Difference>> {
  const later = payslips.filter(({ revision }) => revision > 1)
  const replaced = await listReplaced(
    executor,
    vault,
    scope,
    later.map(({ id }) => id),
  )
  return new Map(
    later.flatMap(({ id, totals }) => {
      const difference = differenceOf(replaced.get(id), totals?.payoutCents ?? null)
      return difference ? [[id, difference] as const] : []
    }),
  )
}

/** A version that was paid before. */
export interface ReplacedSlip extends Replaced {
  id: string
  /** Null where it was not calculated here. */
  amounts: () => PayAmounts | null
}

/**
 * What was paid before some payslips, by the id of the later one: the newest version that counts in a closed month, or else
 * the one before. Without first versions, and those after versions that were all recalled.
 */
async function listReplaced(
  executor: Executor,
  vault: Vault,
  { tenantId }: Within,
  payslipIds: readonly string[],
): Promise<ReadonlyMap<string, Replaced>> {
  if (payslipIds.length === 0) return new Map()
  const rows = await executor
    .selectFrom('payslips as later')
    .innerJoin('payslips as p', (join) =>
      joined(join, 'p.employee_id', 'later.employee_id')
        .onRef('p.month', '=', 'later.month')
        .onRef('p.revision', '<', 'later.revision'),
    )
    .select(['later.id as laterId', 'p.id', 'p.totals_sealed'])
    .where(isOneOf(['later.tenant_id', 'later.id'], tenantId, payslipIds))
    .where(isNotRecalled('p'))
    .orderBy(isCounted('p'))
    .orderBy('p.revision')
    .execute()
  const paid = new Map(rows.map((row) => [row.laterId, row]))
  return new Map(
    [...paid].map(([laterId, row]) => [laterId, { payoutCents: payoutOf(vault, { tenantId }, row) }]),
  )
}

/** What was paid in a month so far, which the next payslip of it would replace, by employee id. */
export async function listPaid(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeIds, month }: { employeeIds: readonly string[]; month: MonthText },
): Promise<ReadonlyMap<string, ReplacedSlip>> {
  if (employeeIds.length === 0) return new Map()
  const rows = await executor
    .selectFrom('payslips as p')
    .select(['p.id', 'p.employee_id', 'p.totals_sealed', 'p.calculation_sealed'])
    .where('p.tenant_id', '=', scope.tenantId)
    .where('p.employee_id', 'in', employeeIds)
    .where('p.month', '=', month)
    .where(isNotRecalled('p'))
    .orderBy(isCounted('p'))
    .orderBy('p.revision')
    .execute()
  const paid = new Map(rows.map((row) => [row.employee_id, row]))
  return new Map(
    [...paid].map(([employeeId, row]) => {
      const payoutCents = payoutOf(vault, scope, row)
      const amounts = () => {
        const result = openFigures(vault, scope, row)?.result
        return result ? payAmounts(result, payoutCents ?? result.payout.cents) : null
      }
      return [employeeId, { id: row.id, payoutCents, amounts }]
    }),
  )
}

export async function findReplaced(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeId, month }: { employeeId: string; month: MonthText },
): Promise<ReplacedSlip | null> {
  const paid = await listPaid(executor, vault, scope, { employeeIds: [employeeId], month })
  return paid.get(employeeId) ?? null
}

function isNotRecalled(of: string) {
  return sql<SqlBool>`not exists (select 1 from payslip_recalls r
    where r.tenant_id = ${sql.ref(`${of}.tenant_id`)} and r.payslip_id = ${sql.ref(`${of}.id`)})`
}

function isCounted(of: string) {
  return sql<SqlBool>`exists (select 1 from payroll_closing_slips c
    where c.tenant_id = ${sql.ref(`${of}.tenant_id`)} and c.payslip_id = ${sql.ref(`${of}.id`)})`
}

function payoutOf(vault: Vault, scope: Within, row: { id: string; totals_sealed: string }): Cents | null {
  return openTotals(vault, scope, row)?.payoutCents ?? null
}
