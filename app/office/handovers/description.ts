import type { Args, RouteHandle } from '~/auth/access'
import { lugDescription } from '~/documents/handover/lug'
import { madeFile } from '~/http/download.server'

export const handle = { access: 'see_pay' } satisfies RouteHandle

export function loader({ request }: Args<typeof handle>) {
  const mediaType = 'text/plain; charset=windows-1252'
  return madeFile(request, { bytes: lugDescription(), mediaType, fileName: 'zahltag-lohn-und-gehalt.ini' })
}
