import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { titleAbout } from '~/kit/title'
import { AccentPage } from './accent-page'
import { lookForm } from './forms'
import { tenantPageData } from './page.server'
import { saveSection } from './section.server'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.tenants.look.title, data, 'tenant', 'name'),
} satisfies RouteHandle

export function loader({ scope }: Args<typeof handle>) {
  return tenantPageData(scope)
}

export function action({ request, scope }: Args<typeof handle>) {
  return saveSection(request, scope, 'look', lookForm)
}

export default function TenantAccent() {
  return <AccentPage {...useLoaderData<typeof loader>()} />
}
