import type { Args, RouteHandle } from '~/auth/access'
import { pictureOfPage } from '~/documents/incoming/split.server'
import { NotFound } from '~/domain/kernel/errors'
import { oneAtATime } from '~/domain/kernel/one-at-a-time'
import { getIncoming, openIncoming } from '~/domain/payslip-files/list.server'
import { house } from '~/house.server'

/** Pixels; wide enough to read small type. */
const WIDTH = 1100

export const handle = { access: 'see_sensitive' } satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'slipId' | 'page'>) {
  const slip = await getIncoming(house.reader, scope, params.slipId)
  const page = Number(params.page)
  if (!Number.isInteger(page) || page < 1 || page > slip.pageCount) throw new NotFound()
  const bytes = await openIncoming(house.reader, house.vault, scope, slip.id)
  const picture = await oneAtATime('picture', () => pictureOfPage(bytes, { page, width: WIDTH }))
  return new Response(Buffer.from(picture), {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'private, no-store' },
  })
}
