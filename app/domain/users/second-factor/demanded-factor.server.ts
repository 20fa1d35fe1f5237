import type { Executor } from '~/domain/kernel/house'
import type { OfficeScope } from '~/domain/kernel/scope'
import type { Role, TenantRow } from '~db/schema'

const DEMAND = {
  owner: 'is_factor_demanded_of_owner',
  invoicing: 'is_factor_demanded_of_invoicing',
  payroll: 'is_factor_demanded_of_payroll',
  read_only: 'is_factor_demanded_of_read_only',
} as const satisfies Record<Role, keyof TenantRow>

export const DEMANDS = Object.values(DEMAND)

export type Demands = Pick<TenantRow, (typeof DEMANDS)[number]>

export function isFactorDemandedOf(role: Role, demands: Demands): boolean {
  return demands[DEMAND[role]] === 1
}

/** For a firm other than the session's. */
export async function isFactorDemandedIn(
  executor: Executor,
  { tenantId, role }: Pick<OfficeScope, 'tenantId' | 'role'>,
): Promise<boolean> {
  const demands = await executor
    .selectFrom('tenants')
    .select(DEMANDS)
    .where('id', '=', tenantId)
    .executeTakeFirst()
  return demands !== undefined && isFactorDemandedOf(role, demands)
}
