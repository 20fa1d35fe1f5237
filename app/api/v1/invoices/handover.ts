import type { Args, RouteHandle } from '~/auth/access'
import { findHandedOver, noteHandedOver } from '~/domain/invoices/handed-over.server'
import { readInvoiceRows } from '~/domain/invoices/list.server'
import { house } from '~/house.server'
import { onInvoice, refusedFor } from '../../rest/on-invoice.server'
import { once } from '../../rest/once.server'
import { readBody } from '../../rest/read.server'
import { reply } from '../../rest/reply.server'
import { handover } from './schema'

export const handle = { access: 'key', scope: 'invoices:write' } satisfies RouteHandle

/** Notes that the sender gave the invoice to the customer: by its own mail, by post or by hand. */
export function action({ request, scope, keyId, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  return once(
    { request, scope, keyId },
    async (noting, sent) => {
      const { on } = await readBody(sent, handover(scope.today))
      const [item] = await readInvoiceRows(house.reader, scope, [invoiceId])
      if (item?.status === null) throw refusedFor('not_issued')
      await onInvoice(() => noteHandedOver(noting, scope, { invoiceIds: [invoiceId], on }), PLACES)
      return reply({ on })
    },
    async () => reply({ on: (await findHandedOver(house.reader, scope, invoiceId))?.on ?? null }),
  )
}

const PLACES = { handed_over_early: '/on', handed_over_already: '/on' } as const
