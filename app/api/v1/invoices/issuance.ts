import type { Args, RouteHandle } from '~/auth/access'
import { issueInvoice } from '~/domain/invoices/issuing/issue.server'
import { onInvoice, type Places } from '../../rest/on-invoice.server'
import { once } from '../../rest/once.server'
import { readBody } from '../../rest/read.server'
import { assertVersion } from '../../rest/version.server'
import { readShown, replyInvoice } from './invoice.server'
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
      const { version, revision } = await readShown(scope, invoiceId)
      assertVersion(request, version, {}, {})
      const seen = request.headers.has('if-match') ? { revision } : {}
      await onInvoice(() => issueInvoice(noting, scope, invoiceId, seen), PLACES)
      return issued()
    },
    issued,
  )
}

/** In the draft, as its address shows it. */
const PLACES: Places = { mandate_not_active: '/payment' }
