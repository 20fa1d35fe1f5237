import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { getStatement } from '~/domain/charges/statements.server'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { titleAbout } from '~/kit/title'
import { StatementPage } from './statement-page'

export const handle = {
  access: 'see_invoices',
  title: (texts, data) => titleAbout(texts.charges.claim.title, data, 'customer', 'name'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'statementId'>) {
  const { view, customerId, charges, ...made } = await getStatement(house.reader, scope, params.statementId)
  const { claims, principalCents, chargesCents, earlierCents, creditCents, payByOn } = view
  return {
    ...made,
    ...{ claims, principalCents, chargesCents, earlierCents, creditCents, payByOn },
    isTouched: charges.some(({ cents, openCents }) => openCents < cents),
    customer: { id: customerId, name: view.buyer.name },
    mayKeep: may(scope.role, 'keep_invoices'),
  }
}

export default function Statement() {
  return <StatementPage {...useLoaderData<typeof loader>()} />
}
