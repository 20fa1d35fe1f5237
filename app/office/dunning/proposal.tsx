import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { getCustomer } from '~/domain/customers/find.server'
import { shortened, shortenedLeftOut } from '~/domain/dunning/proposal-page.server'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { titleAbout } from '~/kit/title'
import { lookAt } from './look.server'
import { ProposalPage } from './proposal-page'

export const handle = {
  access: 'see_invoices',
  title: (texts, data) => titleAbout(texts.dunning.one.title, data, 'customer', 'name'),
} satisfies RouteHandle

/** The letter says all of them. */
const LOOKED_AT = 60

export async function loader({ scope, params }: Args<typeof handle, 'customerId'>) {
  const { id, name } = await getCustomer(house.reader, scope, params.customerId)
  const { sending, leftOut } = await lookAt(scope, id, 'letter')
  return {
    customer: { id, name },
    proposal: sending && shortened(sending.proposal, LOOKED_AT),
    payByOn: sending?.notice.payByOn ?? null,
    feeCents: sending?.notice.feeCents ?? 0,
    leftOut: shortenedLeftOut(leftOut),
    mayKeep: may(scope.role, 'keep_invoices'),
  }
}

export default function LookAtProposal() {
  return <ProposalPage {...useLoaderData<typeof loader>()} />
}
