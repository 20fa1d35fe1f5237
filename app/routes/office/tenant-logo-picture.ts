import type { Args, RouteHandle } from '~/auth/access'
import { reader } from '~/db.server'
import { NotFound } from '~/domain/errors'
import { findLogoFile } from '~/domain/letterhead/logo.server'

export const handle = { access: 'office', right: 'manage_firm' } satisfies RouteHandle

/** The logo as letters carry it. */
export async function loader({ scope }: Args<typeof handle>) {
  const logo = await findLogoFile(reader, scope)
  if (!logo) throw new NotFound()
  return new Response(Buffer.from(logo.bytes), { headers: { 'Content-Type': logo.mediaType } })
}
