import type { PortalQuery } from '~/domain/portals/customer.server'
import { listQuery, oneOf, place, year } from '~/kit/forms/list-query'
import { paths } from '~/paths'

const STATES = {
  offen: 'open',
  ueberfaellig: 'overdue',
  bezahlt: 'paid',
  storniert: 'cancelled',
} as const satisfies Record<string, PortalQuery['state']>

const query = listQuery<PortalQuery>({
  year: year('jahr'),
  state: oneOf('stand', STATES, 'all' as const),
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readPortalQuery: (request: Request) => PortalQuery = query.read

export function portalPath(token: string, narrowed: PortalQuery): string {
  return `${paths.portal(token)}${query.write(narrowed)}#rechnungen`
}
