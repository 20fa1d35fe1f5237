import type { RouteHandle } from '~/auth/access'
import { MusterPage } from './muster-page'

/** Routed in development only. */
export const handle = { access: 'use_office', title: () => 'Muster' } satisfies RouteHandle

export default MusterPage
