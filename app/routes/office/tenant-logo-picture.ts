import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireOwnTenant } from '~/auth/guards.server'
import { reader } from '~/db.server'
import { NotFound } from '~/domain/errors'
import { findLogoFile } from '~/domain/letterhead/logo.server'

/** The logo as letters carry it. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const { scope } = await requireOwnTenant(request, params.tenantId)
  const logo = await findLogoFile(reader, scope)
  if (!logo) throw new NotFound()
  return new Response(Buffer.from(logo.bytes), { headers: { 'Content-Type': logo.mediaType } })
}
