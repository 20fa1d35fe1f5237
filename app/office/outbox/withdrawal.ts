import type { Args, RouteHandle } from '~/auth/access'
import { withdrawMail } from '~/domain/overviews/mails.server'
import { house } from '~/house.server'
import { actOnMail } from './act.server'

export const handle = { access: 'handle_mails' } satisfies RouteHandle

export function action({ request, scope, params }: Args<typeof handle, 'mailId'>) {
  return actOnMail(request, params.mailId, 'ruecknahme', () => withdrawMail(house, scope, params.mailId))
}
