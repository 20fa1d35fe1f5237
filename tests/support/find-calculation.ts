import type { Executor } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import type { Vault } from '~/domain/kernel/vault'
import { openCalculation } from '~/domain/payslips/seals.server'

/** How a payslip was calculated. */
export async function findCalculation(
  executor: Executor,
  vault: Vault,
  { tenantId }: Within,
  payslipId: string,
) {
  const row = await executor
    .selectFrom('payslips')
    .select(['id', 'calculation_sealed'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', payslipId)
    .executeTakeFirst()
  return row && openCalculation(vault, { tenantId }, row)
}
