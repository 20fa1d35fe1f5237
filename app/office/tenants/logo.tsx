import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { LogoConflict } from '~/domain/letterhead/conflict'
import { setLogo } from '~/domain/letterhead/set-logo.server'
import { house } from '~/house.server'
import { carryOutUpload } from '~/kit/forms/upload.server'
import { titleAbout } from '~/kit/title'
import { LogoPage } from './logo-page'
import { logoPageData, savedTenant } from './page.server'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.tenants.logo.title, data, 'tenant', 'name'),
  // 512 KB plus the form around the picture.
  bodyLimit: 512 * 1024 + 4096,
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return logoPageData(scope)
}

export function action({ request, scope }: Args<typeof handle>) {
  const faults = { missing: 'logo_missing', tooLarge: 'logo_too_large' } as const
  return carryOutUpload({ request, scope, conflict: LogoConflict, faults }, async (bytes) => {
    await setLogo(house, scope, bytes)
    return savedTenant(request, scope, 'logo')
  })
}

export default function TenantLogo() {
  return <LogoPage {...useLoaderData<typeof loader>()} />
}
