import type { Args, RouteHandle } from '~/auth/access'
import { takeShownOnce } from '~/auth/shown-once.server'
import { changeSecret, EndpointConflict } from '~/domain/events/endpoints.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { saved, seeOther } from '~/http/redirect.server'
import { seenForm } from '~/kit/forms/button-fields'
import { readFields } from '~/kit/forms/read-fields.server'
import { paths } from '~/paths'
import { keepShown, showSecret } from './shown-secret.server'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

/** A double click makes one secret, and shows it even if the first answer was lost. */
export async function action({ request, scope, user, params }: Args<typeof handle, 'endpointId'>) {
  const { endpointId } = params
  const { stand: seen } = await readFields(request, seenForm)
  const page = paths.eventEndpoint(scope.tenantId, endpointId)
  const at = Date.parse(scope.at)
  const ofForm = `${user.tokenHash} event secret after ${endpointId} ${seen}`
  try {
    const made = await changeSecret(house, scope, endpointId, seen)
    if (made) logEvent('event_secret_changed', request, { user: scope.userId, tenant: scope.tenantId })
    const secret = made ?? takeShownOnce(ofForm, at)?.[0]
    if (secret === undefined) return saved<'events'>(request, page, 'nichts')
    keepShown(ofForm, [secret], at)
    showSecret(user, scope, endpointId, secret)
    return seeOther(request, page)
  } catch (error) {
    if (!(error instanceof EndpointConflict)) throw error
    return saved<'events'>(request, page, 'nichts')
  }
}
