import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { needsFreshFactor } from '~/auth/fresh-factor.server'
import { proveFreshFactor } from '~/auth/second-look.server'
import { changeSettings } from '~/domain/tenants/settings.server'
import { namesWithRole } from '~/domain/users/members/memberships.server'
import { house } from '~/house.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { sensitiveForm } from './forms'
import { savedTenant, tenantPageData } from './page.server'
import { SensitivePage } from './sensitive-page'

export const handle = {
  access: 'manage_firm',
  title: (texts, data) => titleAbout(texts.tenants.sensitive.title, data, 'tenant', 'name'),
} satisfies RouteHandle

export async function loader({ scope, user }: Args<typeof handle>) {
  return {
    ...(await tenantPageData(scope)),
    clerks: await namesWithRole(house.reader, scope, 'payroll'),
    asksForCode: await needsFreshFactor({ scope, user }, 'sensitive'),
  }
}

/** Whoever has a second factor gives a code to see more; to see less needs none. */
export function action({ request, scope, user }: Args<typeof handle>) {
  return carryOutForm({ request, schema: sensitiveForm }, async ({ code, ...values }) => {
    const refused = values.is_sensitive_shown
      ? await proveFreshFactor({ scope, user }, 'sensitive', code)
      : undefined
    if (refused) return refused
    await changeSettings(house, scope, 'sensitive', values)
    return savedTenant(request, scope, 'sensitive')
  })
}

export default function TenantSensitive() {
  return <SensitivePage {...useLoaderData<typeof loader>()} />
}
