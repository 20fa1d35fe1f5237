import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { LAST_KNOWN_DAY } from '~/domain/charges/base-rate'
import { readClaims } from '~/domain/charges/claims.server'
import { courtForm } from '~/domain/charges/court'
import { changeChargeSettings } from '~/domain/charges/settings.server'
import { getCustomer } from '~/domain/customers/find.server'
import { asBuyer, asSeller } from '~/domain/invoices/issuing/parties.server'
import { NotFound } from '~/domain/kernel/errors'
import { listClaimObstacles } from '~/domain/overviews/claim-obstacles.server'
import { findTenant } from '~/domain/tenants/tenants.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { CourtPage } from './court-page'
import { courtFormChoice } from './forms'

export const handle = {
  access: 'keep_invoices',
  title: (texts, data) => titleAbout(texts.charges.court.title, data, 'customer', 'name'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'customerId'>) {
  const asOf = scope.today < LAST_KNOWN_DAY ? scope.today : LAST_KNOWN_DAY
  const claimed = await readClaims(house.reader, scope, params.customerId, asOf)
  const { customer, debtor, settings, claims, charges, creditCents } = claimed
  const tenant = await findTenant(house.reader, scope)
  if (!tenant) throw new NotFound()
  const { name, street, postalCode, city, country, managingDirector } = asSeller(tenant)
  const other = asBuyer(customer)
  return {
    customer: { id: customer.id, name: customer.name },
    applicant: { name, street, postalCode, city, country, representative: managingDirector },
    respondent: {
      ...{ name: other.name, street: other.street, postalCode: other.postalCode },
      ...{ city: other.city, country: other.country, representative: debtor.representative },
    },
    obstacles: await listClaimObstacles(house.reader, scope, claimed),
    form: courtForm({ claims, charges, creditCents }, asOf),
    catalogueNumber: settings.catalogueNumber,
  }
}

export function action({ request, scope, params: { customerId } }: Args<typeof handle, 'customerId'>) {
  return carryOutForm({ request, schema: courtFormChoice }, async ({ katalognummer }) => {
    await getCustomer(house.reader, scope, customerId)
    await changeChargeSettings(house, scope, { catalogueNumber: katalognummer })
    return saved<'charges'>(request, paths.courtForm(customerId), 'angaben')
  })
}

export default function CourtForm() {
  return <CourtPage {...useLoaderData<typeof loader>()} />
}
