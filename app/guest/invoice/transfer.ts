import type { Args, RouteHandle } from '~/auth/access'
import { paths } from '~/paths'
import { announceTransferOf } from './forms.server'

export const handle = { access: 'link', purpose: 'rechnung' } satisfies RouteHandle

export function action({ request, scope, token }: Args<typeof handle>) {
  return announceTransferOf({ request, scope, page: paths.invoice(token) })
}
