import type { Args, RouteHandle } from '~/auth/access'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import { readInvoiceRows } from '~/domain/invoices/list.server'
import { NotFound } from '~/domain/kernel/errors'
import { house } from '~/house.server'
import { onInvoice, type Places } from '../../rest/on-invoice.server'
import { once } from '../../rest/once.server'
import { readBody } from '../../rest/read.server'
import { assertVersion } from '../../rest/version.server'
import { replyInvoice } from './invoice.server'
import { nothing } from './schema'

export const handle = {
  access: 'key',
  scope: 'invoices:write',
} satisfies RouteHandle

export function action({ request, scope, keyId, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  const issued = () => replyInvoice(scope, invoiceId)
  return once(
    { request, scope, keyId },
    async (noting, sent) => {
      await readBody(sent, nothing)
      const [draft] = await readInvoiceRows(house.reader, scope, [invoiceId])
      if (!draft) throw new NotFound()
      const { revision } = draft
      assertVersion(request, { revision }, {})
      const seen = request.headers.has('if-match') ? { revision } : {}
      await onInvoice(() => issueInvoice(noting, scope, invoiceId, seen), PLACES)
      return issued()
    },
    issued,
  )
}

/** In the draft, as its address shows it. */
const PLACES: Places = { mandate_not_active: '/payment' }
