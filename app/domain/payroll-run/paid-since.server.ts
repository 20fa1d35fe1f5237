import type { MonthText } from '../calendar'
import type { Executor } from '../house'
import type { Calculation } from '../payroll/calculation'
import { findCalculation } from '../payslips/seals.server'
import type { Within } from '../scope'
import type { Vault } from '../vault'
import type { PaidSince } from './specials'

/** What the payslips took and converted that are out, of `since` and the months up to `month`, without that one. */
export async function readPaidSince(
  executor: Executor,
  vault: Vault,
  scope: Within,
  { employeeId, since, month }: { employeeId: string; since: MonthText; month: MonthText },
): Promise<PaidSince[]> {
  const slips = await executor
    .selectFrom('current_payslips')
    .select(['id', 'month'])
    .where('tenant_id', '=', scope.tenantId)
    .where('employee_id', '=', employeeId)
    .where('month', '>=', since)
    .where('month', '<', month)
    .execute()
  const paid: PaidSince[] = []
  for (const slip of slips) {
    const calculation = await findCalculation(executor, vault, scope, slip.id)
    if (calculation) paid.push(paidBy(slip.month, calculation))
  }
  return paid
}

function paidBy(month: MonthText, { input, result }: Calculation): PaidSince {
  return {
    month,
    garnished: result.netItems.flatMap(({ kind, label, cents }) =>
      kind === 'garnishment' && label ? [{ creditor: label, cents: -cents }] : [],
    ),
    convertedCents: input.earnings.reduce(
      (all, earning) =>
        earning.kind === 'pension_conversion' ? all + earning.amountCents + earning.employerCents : all,
      0,
    ),
  }
}
