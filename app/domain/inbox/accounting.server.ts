import { randomUUID } from 'node:crypto'
import type { Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import type { DataOf, Plan } from './plan'

/** Notes that the accounting export of a month was triggered; each trigger counts, also a second one. */
export function planAccountingExport(trx: Trx, scope: Scope, sent: DataOf<'buchhaltung.export'>): Plan {
  return {
    processed: 1,
    async write(deliveryId) {
      await trx
        .insertInto('accounting_exports')
        .values({
          tenant_id: scope.tenantId,
          id: randomUUID(),
          month: sent.monat,
          format: sent.format ?? null,
          delivery_id: deliveryId,
          received_at: scope.at,
        })
        .execute()
      return {}
    },
  }
}
