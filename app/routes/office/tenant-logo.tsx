import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { requireOwnTenant } from '~/auth/guards.server'
import { db, reader } from '~/db.server'
import { Conflict } from '~/domain/errors'
import { findLogoFile, setLogo } from '~/domain/letterhead/logo.server'
import type { FaultKey } from '~/forms/faults'
import { refuseField } from '~/forms/form.server'
import { FILE_FIELD } from '~/forms/form-fields'
import { readUpload } from '~/forms/upload.server'
import { savedTenant, tenantPageData } from '~/pages/tenant-page.server'
import { LogoPage } from '~/ui/tenants/logo-page'
import { pageTitle } from '~/ui/title'

export const meta = pageTitle((texts) => texts.tenants.logo.title)
/** The picture and what a form puts around it. */
export const handle = { bodyLimit: 512 * 1024 + 4096 }

export async function loader({ request, params }: LoaderFunctionArgs) {
  const owner = await requireOwnTenant(request, params.tenantId)
  const hasLogo = (await findLogoFile(reader, owner.scope)) !== undefined
  return { ...(await tenantPageData(owner)), hasLogo }
}

/** Puts a picture on the letters to come. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { scope } = await requireOwnTenant(request, params.tenantId)
  const upload = await readUpload(request)
  if (upload.outcome === 'missing') return refuseField({}, FILE_FIELD, 'logo_missing')
  if (upload.outcome === 'too_large') {
    const refusal = { faults: { [FILE_FIELD]: 'logo_too_large' satisfies FaultKey }, values: {} }
    return data({ refusal }, { status: 413 })
  }
  try {
    await setLogo(db, scope, upload.bytes)
    return savedTenant(request, scope, 'logo')
  } catch (error) {
    if (error instanceof Conflict) return refuseField({}, FILE_FIELD, error.code as FaultKey)
    throw error
  }
}

export default function TenantLogo() {
  return <LogoPage {...useLoaderData<typeof loader>()} />
}
