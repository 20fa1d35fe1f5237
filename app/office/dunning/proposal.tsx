import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { shortened, shortenedLeftOut } from '~/domain/dunning/proposal-page.server'
import { may } from '~/domain/kernel/rights'
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
  const { customer, sending, leftOut } = await lookAt(scope, params.customerId, 'letter')
  return {
    customer,
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
