import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { config } from '~/config.server'
import { changeEndpoint } from '~/domain/events/change.server'
import { EndpointConflict } from '~/domain/events/endpoints.server'
import { getEndpoint } from '~/domain/events/list.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { faultOfHost } from './address-check.server'
import { ChangePage } from './change-page'
import { endpointForm, URL_FIELD } from './form'
import { endpointTitle } from './title'

export const handle = { access: 'manage_firm', title: endpointTitle } satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'endpointId'>) {
  const { id, url, types } = await getEndpoint(house.reader, scope, params.endpointId, scope.at)
  return { firmId: scope.tenantId, endpoint: { id, url, types } }
}

export function action({ request, scope, params }: Args<typeof handle, 'endpointId'>) {
  const conflict = { of: EndpointConflict, at: URL_FIELD }
  const schema = endpointForm(config().sendsToPrivate)
  return carryOutForm({ request, schema, conflict }, async ({ url, types }) => {
    const fault = await faultOfHost(url)
    if (fault) return { faults: { [URL_FIELD]: fault } }
    await changeEndpoint(house, scope, params.endpointId, { url, types })
    return saved<'events'>(request, paths.eventEndpoint(scope.tenantId, params.endpointId), 'changed')
  })
}

export default function ChangeEndpoint() {
  return <ChangePage {...useLoaderData<typeof loader>()} />
}
