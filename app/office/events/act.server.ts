import { EndpointConflict } from '~/domain/events/endpoints.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { saved } from '~/http/redirect.server'
import type { SavedKey } from '~/i18n/texts'
import { paths } from '~/paths'

/** Does something with an endpoint. If its page was out of date, it is only shown as it is now. */
export async function actOnEndpoint(
  request: Request,
  scope: OfficeScope,
  endpointId: string,
  act: () => Promise<SavedKey<'events'>>,
) {
  const page = paths.eventEndpoint(scope.tenantId, endpointId)
  try {
    return saved<'events'>(request, page, await act())
  } catch (error) {
    if (!(error instanceof EndpointConflict)) throw error
    return saved<'events'>(request, page, 'nichts')
  }
}
