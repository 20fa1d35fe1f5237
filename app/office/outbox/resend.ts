import type { Args, RouteHandle } from '~/auth/access'
import { resendMail } from '~/domain/overviews/mails.server'
import { house } from '~/house.server'
import { seenForm } from '~/kit/forms/button-fields'
import { readFields } from '~/kit/forms/read-fields.server'
import { actOnMail } from './act.server'

export const handle = { access: 'handle_mails' } satisfies RouteHandle

export async function action({ request, scope, params }: Args<typeof handle, 'mailId'>) {
  const { mailId } = params
  const { stand: seen } = await readFields(request, seenForm)
  return actOnMail(request, mailId, 'neuer-versand', () => resendMail(house, scope, { mailId, seen }))
}
