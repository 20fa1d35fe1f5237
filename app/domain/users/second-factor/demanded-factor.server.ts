import type { Executor } from '~/domain/kernel/house'
import type { OfficeScope } from '~/domain/kernel/scope'
import type { Role, TenantRow } from '~db/schema'

const DEMAND = {
  owner: 'is_factor_demanded_of_owner',
  invoicing: 'is_factor_demanded_of_invoicing',
  payroll: 'is_factor_demanded_of_payroll',
  read_only: 'is_factor_demanded_of_read_only',
} as const satisfies Record<Role, keyof TenantRow>

/** What a firm demands of each role, to be selected. */
export const DEMANDS = Object.values(DEMAND)

export type Demands = Pick<TenantRow, (typeof DEMANDS)[number]>

/** Whether a firm demands a second factor of a role. */
export function isFactorDemandedOf(role: Role, demands: Demands): boolean {
  return demands[DEMAND[role]] === 1
}

/** The same of a firm that is not the one of the session. */
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
