import type { Args, RouteHandle } from '~/auth/access'
import { seenForm } from '~/kit/forms/button-fields'
import { readFields } from '~/kit/forms/read-fields.server'
import { actOnEndpoint } from './act.server'
import { sendTest } from './send-test.server'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

export async function action({ request, scope, params }: Args<typeof handle, 'endpointId'>) {
  const { stand: seen } = await readFields(request, seenForm)
  return actOnEndpoint(request, scope, params.endpointId, async () =>
    (await sendTest(scope, params.endpointId, seen)) ? 'tested' : 'test_lost',
  )
}
