import type { Args, RouteHandle } from '~/auth/access'
import { discardUnread } from '~/domain/bank/unread.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'keep_invoices' } satisfies RouteHandle

export async function action({ request, scope, params }: Args<typeof handle, 'unreadFileId'>) {
  await discardUnread(house, scope, params.unreadFileId)
  return saved<'bank'>(request, paths.bank(), 'verworfen')
}
