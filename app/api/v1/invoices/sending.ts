import type { Args, RouteHandle } from '~/auth/access'
import { readInvoiceRows } from '~/domain/invoices/list.server'
import { sendDocument, wasSentAt } from '~/domain/invoices/send-document.server'
import { house } from '~/house.server'
import { onInvoice, refusedFor } from '../../rest/on-invoice.server'
import { once } from '../../rest/once.server'
import { readBody } from '../../rest/read.server'
import { reply } from '../../rest/reply.server'
import { nothing } from './schema'

export const handle = { access: 'key', scope: 'invoices:write' } satisfies RouteHandle

/** Queues the mail, once to each address. */
export function action({ request, scope, keyId, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  return once(
    { request, scope, keyId },
    async (noting, sent) => {
      await readBody(sent, nothing)
      const [item] = await readInvoiceRows(house.reader, scope, [invoiceId])
      if (item?.status === null) throw refusedFor('not_issued')
      const { isNew } = await onInvoice(() => sendDocument(noting, scope, invoiceId))
      return reply({ queued: isNew })
    },
    async (_id, at) => reply({ queued: await wasSentAt(house.reader, scope, invoiceId, at) }),
  )
}
