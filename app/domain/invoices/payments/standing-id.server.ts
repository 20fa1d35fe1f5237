import { idOf } from '~/domain/kernel/derived-id.server'
import type { Executor } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'

/**
 * The id of a form, or where what it booked was undone since, the id that the same form gets then: sent once more it books
 * again, and a second click of that does not.
 */
export async function standingId(
  executor: Executor,
  { tenantId }: Within,
  table: 'receipts' | 'payments',
  given: string | undefined,
): Promise<string | undefined> {
  let id = given
  while (id !== undefined) {
    const reversal = await executor
      .selectFrom(table)
      .select('reverses_id')
      .where('tenant_id', '=', tenantId)
      .where('reverses_id', '=', id)
      .executeTakeFirst()
    if (!reversal) return id
    id = idOf([table, id])
  }
  return undefined
}
