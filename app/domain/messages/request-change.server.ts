import { randomUUID } from 'node:crypto'
import { getCustomer } from '../customers/find.server'
import { notifyOffice } from '../customers/notify-office.server'
import type { House } from '../kernel/house'
import { writing } from '../kernel/writing.server'
import { keepWritten } from '../outbox/kept-mail.server'
import { openTask } from '../tasks/open.server'
import type { SenderScope } from './messages.server'
import { changeRequestPlace } from './places'
import { tellable } from './tellable'

/** A customer's request to change the data on file, which the office applies. */
export interface NewChangeRequest {
  customerId: string
  kind: 'address' | 'bank'
  formKey: string
  details: Record<string, string>
}

/**
 * Stores a request to change address or bank account, sealed, and tells the office. @throws NotFound for another
 * tenant's customer
 */
export function requestChange(
  house: House,
  scope: SenderScope,
  input: NewChangeRequest,
): Promise<{ isNew: boolean }> {
  return writing(house, scope, async (trx) => {
    await getCustomer(trx, scope, input.customerId)
    const id = randomUUID()
    return keepWritten(trx, scope, {
      row: trx.insertInto('change_requests').values({
        tenant_id: scope.tenantId,
        id,
        customer_id: input.customerId,
        kind: input.kind,
        form_key: input.formKey,
        details_sealed: house.vault.seal(changeRequestPlace(scope, id), JSON.stringify(input.details)),
        created_at: scope.at,
      }),
      audit: {
        action: 'change.requested',
        subjectType: 'change_request',
        subjectId: id,
        after: { customerId: input.customerId, kind: input.kind },
      },
      tell: async () => {
        const { customerId, kind } = input
        await openTask(trx, scope, { kind, subjectId: id, area: 'invoicing', customerId })
        await notifyOffice(trx, scope, {
          customerId,
          about: kind,
          details: tellable(input.details),
          invoice: null,
          subjectId: id,
        })
      },
    })
  })
}
