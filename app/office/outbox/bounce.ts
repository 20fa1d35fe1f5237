import type { Args, RouteHandle } from '~/auth/access'
import { markMailBounced } from '~/domain/overviews/mails.server'
import { house } from '~/house.server'
import { actOnMail } from './act.server'

export const handle = { access: 'handle_mails' } satisfies RouteHandle

export function action({ request, scope, params }: Args<typeof handle, 'mailId'>) {
  return actOnMail(request, params.mailId, 'ruecklauf', () => markMailBounced(house, scope, params.mailId))
}
