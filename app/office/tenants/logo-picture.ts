import type { Args, RouteHandle } from '~/auth/access'
import { NotFound } from '~/domain/kernel/errors'
import { findLogoFile } from '~/domain/letterhead/logo.server'
import { house } from '~/house.server'

export const handle = { access: 'manage_firm' } satisfies RouteHandle

export async function loader({ scope }: Args<typeof handle>) {
  const logo = await findLogoFile(house.reader, scope)
  if (!logo) throw new NotFound()
  return new Response(Buffer.from(logo.bytes), { headers: { 'Content-Type': logo.mediaType } })
}
