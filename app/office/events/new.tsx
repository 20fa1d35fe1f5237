import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { takeShownOnce } from '~/auth/shown-once.server'
import { config } from '~/config.server'
import { addEndpoint, EndpointConflict } from '~/domain/events/endpoints.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { seeOther } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { faultOfHost } from './address-check.server'
import { endpointForm, URL_FIELD } from './form'
import { NewEndpointPage } from './new-page'
import { keepShown, showSecret } from './shown-secret.server'

export const handle = {
  access: 'manage_firm',
  title: (texts) => texts.events.addTitle,
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return { firmId: scope.tenantId, formKey: randomUUID() }
}

/** A double click adds one address, and leads to its secret even if the first answer was lost. */
export function action({ request, scope, user }: Args<typeof handle>) {
  const conflict = { of: EndpointConflict, at: URL_FIELD }
  const schema = endpointForm(config().sendsToPrivate)
  return carryOutForm({ request, schema, conflict }, async ({ formKey: entered, ...wanted }) => {
    const fault = await faultOfHost(wanted.url)
    if (fault) return { faults: { [URL_FIELD]: fault } }
    const formKey = entered || randomUUID()
    const added = await addEndpoint(house, scope, { ...wanted, formKey })
    if (added) logEvent('event_endpoint_added', request, { user: scope.userId, tenant: scope.tenantId })
    const at = Date.parse(scope.at)
    const ofForm = `${user.tokenHash} event form ${formKey}`
    const [id, secret] = added ? [added.id, added.secret] : (takeShownOnce(ofForm, at) ?? [])
    if (id === undefined || secret === undefined)
      return seeOther(request, paths.eventEndpoints(scope.tenantId))
    keepShown(ofForm, [id, secret], at)
    showSecret(user, scope, id, secret)
    return seeOther(request, paths.eventEndpoint(scope.tenantId, id))
  })
}

export default function NewEndpoint() {
  return <NewEndpointPage {...useLoaderData<typeof loader>()} />
}
