import type { Args, RouteHandle } from '~/auth/access'
import { resumeMandate } from '~/domain/invoices/payments/decide-mandate.server'
import { decideMandate } from './decide.server'

export const handle = { access: 'keep_customers' } satisfies RouteHandle

/** Lets a mandate go on that a returned debit had stopped. */
export function action({ request, scope, params: { mandateId } }: Args<typeof handle, 'mandateId'>) {
  return decideMandate({
    request,
    scope,
    mandateId,
    decide: resumeMandate,
    becomes: ['active'],
    savedAs: 'fortgesetzt',
  })
}
