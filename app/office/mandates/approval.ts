import type { Args, RouteHandle } from '~/auth/access'
import { approveMandate } from '~/domain/invoices/payments/decide-mandate.server'
import { decideMandate } from './decide.server'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

export function action({ request, scope, params: { mandateId } }: Args<typeof handle, 'mandateId'>) {
  return decideMandate({
    request,
    scope,
    mandateId,
    decide: approveMandate,
    becomes: ['active'],
    savedAs: 'bestaetigt',
  })
}
