import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readProposals } from '~/domain/dunning/proposals.server'
import { readProgress } from '~/domain/dunning/requests.server'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { isQueueAtWork } from '~/kit/work-in-hand'
import { ProposalsPage } from './proposals-page'
import { readView } from './query'

export const handle = {
  access: 'see_invoices',
  title: (texts) => texts.dunning.title,
  isAtWork: isQueueAtWork,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  return {
    ...(await readProposals(house.reader, scope)),
    progress: await readProgress(house.reader, scope),
    ...readView(request),
    mayKeep: may(scope.role, 'keep_invoices'),
    mayManage: may(scope.role, 'manage_firm'),
  }
}

export default function Proposals() {
  return <ProposalsPage {...useLoaderData<typeof loader>()} />
}
