import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readClaims } from '~/domain/charges/claims.server'
import { listStatements } from '~/domain/charges/statements.server'
import { may } from '~/domain/kernel/rights'
import { listClaimObstacles } from '~/domain/overviews/claim-obstacles.server'
import { house } from '~/house.server'
import { parseDate } from '~/kit/forms/dates'
import { titleAbout } from '~/kit/title'
import { ClaimsPage } from './claims-page'
import { AS_OF_FIELD } from './forms'

export const handle = {
  access: 'see_invoices',
  title: (texts, data) => titleAbout(texts.charges.title, data, 'customer', 'name'),
} satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'customerId'>) {
  const asked = parseDate(new URL(request.url).searchParams.get(AS_OF_FIELD) ?? '')
  const asOf = asked && asked < scope.today ? asked : scope.today
  const claimed = await readClaims(house.reader, scope, params.customerId, asOf)
  const { customer, charges, settings: _, ...found } = claimed
  const { id: customerId, name, kind, creditCents } = customer
  return {
    ...found,
    customer: { id: customerId, name, kind, creditCents },
    obstacles: await listClaimObstacles(house.reader, scope, claimed),
    charges,
    statements: await listStatements(house.reader, scope, customerId),
    mayKeep: may(scope.role, 'keep_invoices'),
    mayManage: may(scope.role, 'manage_firm'),
    formKey: randomUUID(),
  }
}

export default function Claims() {
  return <ClaimsPage {...useLoaderData<typeof loader>()} />
}
