import { sql } from 'kysely'
import type { Flag } from '~db/schema'

/**
 * Of a row of `tenants`: whether its owners see church tax, garnishments and sickness. In a firm where nobody else does
 * payroll they do it themselves; otherwise only if the firm says so (decision 501).
 */
export const ownerSeesSensitive = sql<Flag>`(tenants.is_sensitive_shown = 1 or not exists (
  select 1 from memberships as clerk
  join users as person on person.id = clerk.user_id and person.is_active = 1
  where clerk.tenant_id = tenants.id and clerk.role = 'payroll'
    and clerk.accepted_at is not null and clerk.disabled_at is null))`
