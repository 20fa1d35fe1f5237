import type { RouteHandle } from '~/auth/access'
import { NotFound } from '~/domain/kernel/errors'
import { findPublicLogo } from '~/domain/letterhead/logo.server'
import { house } from '~/house.server'
import { foreverFile } from '~/http/download.server'

export const handle = { access: 'public' } satisfies RouteHandle

/** Cacheable, as the address derives from the picture. */
export async function loader({ params }: { params: { logoId?: string } }) {
  const logo = await findPublicLogo(house.reader, params.logoId ?? '')
  if (!logo) throw new NotFound()
  return foreverFile(logo)
}
