import type { Args, RouteHandle } from '~/auth/access'
import { sendDocument } from '~/domain/invoices/send-document.server'
import { onInvoice } from '../../rest/on-invoice.server'
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
      const { isNew } = await onInvoice(() => sendDocument(noting, scope, invoiceId))
      return reply({ queued: isNew })
    },
    async () => reply({ queued: true }),
  )
}
