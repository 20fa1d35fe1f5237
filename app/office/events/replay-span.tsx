import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { EndpointConflict } from '~/domain/events/endpoints.server'
import { getEndpoint } from '~/domain/events/list.server'
import { countSpan, replaySpan } from '~/domain/events/replay.server'
import { addDays } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { readFields } from '~/kit/forms/read-fields.server'
import { paths } from '~/paths'
import { readSpan, replayForm } from './replay-form'
import { ReplayPage } from './replay-page'
import { endpointTitle } from './title'

/** What an outage over a weekend needs. */
const USUAL_DAYS = 3

export const handle = { access: 'manage_firm', title: endpointTitle } satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'endpointId'>) {
  const { id, url, state } = await getEndpoint(house.reader, scope, params.endpointId, scope.at)
  const { from = addDays(scope.today, -USUAL_DAYS), to = scope.today, all } = readSpan(request)
  const span = { from, to, all }
  const count = from > to ? null : await countSpan(house.reader, scope, id, span)
  return { firmId: scope.tenantId, endpoint: { id, url, hasEnded: state === 'ended' }, span, count }
}

export async function action({ request, scope, params }: Args<typeof handle, 'endpointId'>) {
  const { endpointId } = params
  const page = paths.eventEndpoint(scope.tenantId, endpointId)
  const span = await readFields(request, replayForm)
  try {
    const count = await replaySpan(house, scope, endpointId, span)
    return saved<'events'>(request, page, count > 0 ? 'replayed_span' : 'nichts')
  } catch (error) {
    if (!(error instanceof EndpointConflict)) throw error
    return saved<'events'>(request, page, 'nichts')
  }
}

export default function Replay() {
  return <ReplayPage {...useLoaderData<typeof loader>()} />
}
