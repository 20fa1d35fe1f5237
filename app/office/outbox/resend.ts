import type { Args, RouteHandle } from '~/auth/access'
import { resendMail } from '~/domain/overviews/mails.server'
import { house } from '~/house.server'
import { actOnMail, seenIn } from './act.server'

export const handle = { access: 'handle_mails' } satisfies RouteHandle

export function action({ request, scope, params }: Args<typeof handle, 'mailId'>) {
  return actOnMail(request, params.mailId, 'neuer-versand', async () =>
    resendMail(house, scope, { mailId: params.mailId, seen: seenIn(await request.text()) }),
  )
}
