import type { Args, RouteHandle } from '~/auth/access'
import { findHandedOver, withdrawHandedOver } from '~/domain/invoices/handed-over.server'
import { readInvoiceRows } from '~/domain/invoices/list.server'
import { house } from '~/house.server'
import { onInvoice, refusedFor } from '../../rest/on-invoice.server'
import { once } from '../../rest/once.server'
import { readBody } from '../../rest/read.server'
import { reply } from '../../rest/reply.server'
import { handoverWithdrawal } from './schema'

export const handle = { access: 'key', scope: 'invoices:write' } satisfies RouteHandle

/** Takes back what was noted in error; the day says which note is meant. */
export function action({ request, scope, keyId, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  const find = () => findHandedOver(house.reader, scope, invoiceId)
  return once(
    { request, scope, keyId },
    async (noting, sent) => {
      const { on } = await readBody(sent, handoverWithdrawal)
      const [item] = await readInvoiceRows(house.reader, scope, [invoiceId])
      if (item?.status === null) throw refusedFor('not_issued')
      const known = await find()
      if (known && known.on !== on) throw refusedFor('handed_over_already', '/on')
      await onInvoice(() => withdrawHandedOver(noting, scope, { invoiceId, id: known?.id ?? '' }))
      return reply({ on: null })
    },
    async () => reply({ on: (await find())?.on ?? null }),
  )
}
