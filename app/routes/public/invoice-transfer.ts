import type { Args, RouteHandle } from '~/auth/access'
import { announceTransferOf } from '~/pages/invoice-forms.server'
import { paths } from '~/paths'

export const handle = { access: 'link', purpose: 'rechnung' } satisfies RouteHandle

export function action({ request, scope, token }: Args<typeof handle>) {
  return announceTransferOf({ request, scope, page: paths.invoice(token) })
}
