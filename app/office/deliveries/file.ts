import type { Args, RouteHandle } from '~/auth/access'
import { readDelivery } from '~/domain/inbox/delivery.server'
import { NotFound } from '~/domain/kernel/errors'
import { house } from '~/house.server'
import { madeFile } from '~/http/download.server'

export const handle = { access: 'see_pay' } satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'receivedId'>) {
  const { body, at } = await readDelivery(house.reader, house.vault, scope, params.receivedId)
  if (body === null) throw new NotFound()
  const fileName = `Meldung-${at.slice(0, 10)}-${params.receivedId.slice(0, 8)}.json`
  return madeFile(request, { bytes: Buffer.from(body), mediaType: 'application/json', fileName })
}
