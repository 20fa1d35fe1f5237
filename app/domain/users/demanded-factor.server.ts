import type { Role, TenantRow } from '~db/schema'
import type { Executor } from '../house'
import type { OfficeScope } from '../scope'
import { hasSecondFactor } from './second-factor-status.server'

const DEMAND = {
  owner: 'is_factor_demanded_of_owner',
  invoicing: 'is_factor_demanded_of_invoicing',
  payroll: 'is_factor_demanded_of_payroll',
  read_only: 'is_factor_demanded_of_read_only',
} as const satisfies Record<Role, keyof TenantRow>

/** Whether the firm demands a second factor of the person's role, and they have none. */
export async function owesSecondFactor(
  executor: Executor,
  { tenantId, userId, role }: Pick<OfficeScope, 'tenantId' | 'userId' | 'role'>,
): Promise<boolean> {
  const demand = DEMAND[role]
  const tenant = await executor
    .selectFrom('tenants')
    .select(demand)
    .where('id', '=', tenantId)
    .executeTakeFirst()
  return tenant?.[demand] === 1 && !(await hasSecondFactor(executor, userId))
}
