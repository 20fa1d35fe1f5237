import type { EmployeeRow } from '~db/schema'
import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Instant } from '../values/calendar'

/** A changed mail address of an employee that payroll has not looked at yet: nothing with a link goes there (decision 495). */
export interface HeldAddress {
  at: Instant
  /** Null if there was none. */
  before: string | null
}

export async function findHeldAddress(
  executor: Executor,
  { tenantId }: Within,
  employeeId: string,
): Promise<HeldAddress | null> {
  const row = await executor
    .selectFrom('employees')
    .select(['email_held_at', 'email_before'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', employeeId)
    .executeTakeFirst()
  return row ? heldAddressOf(row) : null
}

export function heldAddressOf({ email_held_at: at, email_before: before }: HeldRow): HeldAddress | null {
  return at === null ? null : { at, before }
}

type HeldRow = Pick<EmployeeRow, 'email_held_at' | 'email_before'>
