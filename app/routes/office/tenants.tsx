import { randomUUID } from 'node:crypto'
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import * as z from 'zod'
import { requireRole, requireUser } from '~/auth/guards.server'
import { db, reader } from '~/db.server'
import { readOfficeFrame } from '~/domain/office/frame.server'
import { FIRM_ROLES } from '~/domain/office/rights'
import { foundTenant, listOwnTenants } from '~/domain/users/founding.server'
import { line, optionalLine } from '~/forms/fields'
import { readOfficeForm, refuseForm } from '~/forms/form.server'
import { FORM_KEY_FIELD } from '~/forms/form-fields'
import { country, firmEmail } from '~/forms/tenant-fields'
import { keepLanguage } from '~/i18n/language'
import { paths, savedPath } from '~/paths'
import { TenantsPage } from '~/ui/tenants/tenants-page'
import { pageTitle } from '~/ui/title'

const newTenantForm = z.object({
  name: line(100, 'name_missing'),
  street: line(100, 'street_missing'),
  postal_code: line(10, 'postal_code_missing'),
  city: line(60, 'city_missing'),
  country: country(),
  email: firmEmail(),
  [FORM_KEY_FIELD]: optionalLine(64),
})

export const meta = pageTitle((texts) => texts.tenants.title)

export async function loader({ request }: LoaderFunctionArgs) {
  const { scope, user } = await requireUser(request)
  requireRole(scope, FIRM_ROLES)
  return {
    frame: await readOfficeFrame(reader, user),
    tenants: await listOwnTenants(reader, scope.userId),
    formKey: randomUUID(),
  }
}

/** Founds a firm. Nobody is let in but the one who founds it. */
export async function action({ request }: ActionFunctionArgs) {
  const { scope } = await requireUser(request)
  requireRole(scope, FIRM_ROLES)
  const form = await readOfficeForm(request, newTenantForm)
  if (form.outcome === 'refused') return refuseForm(form.refusal)
  const { [FORM_KEY_FIELD]: formKey, postal_code: postalCode, ...values } = form.values
  const { id } = await foundTenant(db, scope, formKey ?? '', { ...values, postalCode })
  const { search } = new URL(request.url)
  return redirect(keepLanguage(savedPath(paths.tenant(id), 'neu'), search), 303)
}

export default function Tenants() {
  return <TenantsPage {...useLoaderData<typeof loader>()} />
}
