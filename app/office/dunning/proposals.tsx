import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { readLeftOutPage, readProposalPage } from '~/domain/dunning/proposal-page.server'
import { readTerms } from '~/domain/dunning/proposals.server'
import { countRemindable, listRemindable } from '~/domain/dunning/remindable.server'
import { readProgress } from '~/domain/dunning/requests.server'
import { may } from '~/domain/kernel/rights'
import { house } from '~/house.server'
import { isQueueAtWork } from '~/kit/work-in-hand'
import { ProposalsPage } from './proposals-page'
import { readDunningQuery } from './query'

export const handle = {
  access: 'see_invoices',
  title: (texts) => texts.dunning.title,
  isAtWork: isQueueAtWork,
} satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  const { view, place } = readDunningQuery(request)
  const isLeftOut = view === 'leftOut'
  const { statementOn, isStatementOld, ...terms } = await readTerms(house.reader, scope)
  const ids = isLeftOut ? null : await listRemindable(house.reader, scope)
  return {
    view,
    list: isLeftOut
      ? { proposed: null, leftOut: await readLeftOutPage(house.reader, scope, { place, terms }) }
      : {
          proposed: await readProposalPage(house.reader, scope, { place, terms, ids: ids ?? [] }),
          leftOut: null,
        },
    count: ids ? ids.length : await countRemindable(house.reader, scope),
    progress: await readProgress(house.reader, scope),
    statement: { statementOn, isStatementOld },
    mayKeep: may(scope.role, 'keep_invoices'),
    mayManage: may(scope.role, 'manage_firm'),
  }
}

export default function Proposals() {
  return <ProposalsPage {...useLoaderData<typeof loader>()} />
}
