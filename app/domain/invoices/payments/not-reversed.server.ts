import type { ExpressionBuilder } from 'kysely'
import type { Database } from '~db/schema'

/** Whether no other receipt takes a receipt back. */
export function isNotReversed(tenantId: string) {
  return ({ not, exists, selectFrom }: ExpressionBuilder<Database, 'receipts'>) =>
    not(
      exists(
        selectFrom('receipts as undone')
          .select('undone.id')
          .where('undone.tenant_id', '=', tenantId)
          .whereRef('undone.reverses_id', '=', 'receipts.id'),
      ),
    )
}
