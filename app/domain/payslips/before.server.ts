import type { Executor } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { MonthText } from '../values/calendar'
import type { Cents } from '../values/money'
import { type Difference, differenceOf, type Replaced } from './difference'
import { openTotals } from './seals.server'
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

/**
 * The versions that some payslips replaced, by the id of the later one; without first versions, and those after
 * versions that were all recalled.
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
    .where('later.tenant_id', '=', tenantId)
    .where('later.id', 'in', payslipIds)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payslip_recalls as r')
            .select('r.payslip_id')
            .whereRef('r.tenant_id', '=', 'p.tenant_id')
            .whereRef('r.payslip_id', '=', 'p.id'),
        ),
      ),
    )
    .orderBy('p.revision')
    .execute()
  const newest = new Map(rows.map((row) => [row.laterId, row]))
  return new Map(
    [...newest].map(([laterId, row]) => [laterId, { payoutCents: payoutOf(vault, { tenantId }, row) }]),
  )
}

/** The current payslip of a month, which the next one would replace. */
export async function findReplaced(
  executor: Executor,
  vault: Vault,
  { tenantId }: Within,
  { employeeId, month }: { employeeId: string; month: MonthText },
): Promise<Replaced | null> {
  const row = await executor
    .selectFrom('current_payslips')
    .select(['id', 'totals_sealed'])
    .where('tenant_id', '=', tenantId)
    .where('employee_id', '=', employeeId)
    .where('month', '=', month)
    .executeTakeFirst()
  return row ? { payoutCents: payoutOf(vault, { tenantId }, row) } : null
}

function payoutOf(vault: Vault, scope: Within, row: { id: string; totals_sealed: string }): Cents | null {
  return openTotals(vault, scope, row)?.payoutCents ?? null
}
