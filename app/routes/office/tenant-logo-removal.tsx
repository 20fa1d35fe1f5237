import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { requireOwnTenant } from '~/auth/guards.server'
import { db } from '~/db.server'
import { removeLogo } from '~/domain/letterhead/logo.server'
import { savedTenant } from '~/pages/tenant-page.server'
import { paths } from '~/paths'

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { scope } = await requireOwnTenant(request, params.tenantId)
  return redirect(paths.tenantLogo(scope.tenantId), 303)
}

/** Letters to come carry the firm's name instead. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { scope } = await requireOwnTenant(request, params.tenantId)
  await request.text()
  await removeLogo(db, scope)
  return savedTenant(request, scope, 'logo_entfernt')
}

/** Never seen: there is nothing to open here. It makes an error a page. */
export default function TenantLogoRemoval() {
  return null
}
