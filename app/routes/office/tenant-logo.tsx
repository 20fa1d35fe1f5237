import { data } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { LogoConflict } from '~/domain/letterhead/conflict'
import { setLogo } from '~/domain/letterhead/logo.server'
import type { Refusal } from '~/forms/faults'
import { refuseField } from '~/forms/form.server'
import { FILE_FIELD } from '~/forms/form-fields'
import { readUpload } from '~/forms/upload.server'
import { house } from '~/house.server'
import { logoPageData, savedTenant } from '~/pages/tenant-page.server'
import { LogoPage } from '~/ui/tenants/logo-page'

export const handle = {
  access: 'manage_firm',
  title: (texts) => texts.tenants.logo.title,
  // The picture plus the form around it.
  bodyLimit: 512 * 1024 + 4096,
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return logoPageData(scope)
}

export async function action({ request, scope }: Args<typeof handle>) {
  const upload = await readUpload(request)
  if (upload.outcome === 'missing') return refuseField({}, FILE_FIELD, 'logo_missing')
  if (upload.outcome === 'too_large') {
    const refusal: Refusal = { faults: { [FILE_FIELD]: 'logo_too_large' }, values: {} }
    return data({ refusal }, { status: 413 })
  }
  try {
    await setLogo(house, scope, upload.bytes)
    return savedTenant(request, scope, 'logo')
  } catch (error) {
    if (error instanceof LogoConflict) return refuseField({}, FILE_FIELD, error.code)
    throw error
  }
}

export default function TenantLogo() {
  return <LogoPage {...useLoaderData<typeof loader>()} />
}
