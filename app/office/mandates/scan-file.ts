import type { Args, RouteHandle } from '~/auth/access'
import { openScan } from '~/domain/mandates/scan.server'
import { house } from '~/house.server'
import { download } from '~/http/download.server'

/** Needs this right because the paper shows the whole IBAN. */
export const handle = { access: 'keep_customers' } satisfies RouteHandle

export async function loader({ request, scope, params: { mandateId } }: Args<typeof handle, 'mandateId'>) {
  return download(request, await openScan(house.reader, house.vault, scope, mandateId))
}
