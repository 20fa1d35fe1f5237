import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { config } from '~/config.server'
import { Forbidden } from '~/domain/kernel/errors'
import { foundTenant } from '~/domain/users/members/found-tenant.server'
import { mayFound } from '~/domain/users/members/founding.server'
import { listOwnTenants } from '~/domain/users/members/own-tenants.server'
import { house } from '~/house.server'
import { logEvent } from '~/http/events.server'
import { saved } from '~/http/redirect.server'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { newTenantForm } from './forms'
import { TenantsPage } from './list-page'

export const handle = {
  access: 'manage_firm',
  title: (texts) => texts.tenants.title,
} satisfies RouteHandle

export async function loader({ scope }: Args<typeof handle>) {
  return {
    tenants: await listOwnTenants(house.reader, scope.userId),
    mayFound: await mayFound(house.reader, scope.userId, config().founders),
    formKey: randomUUID(),
  }
}

export async function action({ request, scope }: Args<typeof handle>) {
  if (!(await mayFound(house.reader, scope.userId, config().founders))) throw new Forbidden()
  return carryOutForm({ request, schema: newTenantForm }, async (values) => {
    const { [FORM_KEY_FIELD]: formKey, ...tenant } = values
    const { id } = await foundTenant(house, scope, formKey ?? '', tenant)
    logEvent('firm_founded', request, { user: scope.userId, tenant: id })
    return saved<'tenants'>(request, paths.tenant(id), 'neu')
  })
}

export default function Tenants() {
  return <TenantsPage {...useLoaderData<typeof loader>()} />
}
