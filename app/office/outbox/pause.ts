import type { Args, RouteHandle } from '~/auth/access'
import { pauseMails } from '~/domain/overviews/mails.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'

export const handle = { access: 'pause_mails' } satisfies RouteHandle

export async function action({ request, scope }: Args<typeof handle>) {
  await pauseMails(house, scope, true)
  return saved<'outbox'>(request, paths.outbox(), 'pause')
}
