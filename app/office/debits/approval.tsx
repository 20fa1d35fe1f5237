import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { askForCode } from '~/auth/ask-again.server'
import { needsFreshFactor, noteFreshFactor } from '~/auth/fresh-factor.server'
import { getRun } from '~/domain/debits/runs.server'
import { house } from '~/house.server'
import { saved, seeOther } from '~/http/redirect.server'
import { codeForm } from '~/kit/forms/account-forms.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { ApprovalPage } from './approval-page'

export const handle = {
  access: 'keep_invoices',
  title: (texts) => texts.debits.approval.title,
} satisfies RouteHandle

export async function loader({ request, scope, user, params }: Args<typeof handle, 'debitRunId'>) {
  const { id, messageId } = await getRun(house.reader, scope, params.debitRunId)
  if (!(await needsFreshFactor({ user, scope }, 'debit file'))) return seeOther(request, paths.debitRun(id))
  return { id, messageId }
}

/** Without a second factor there is nothing to ask for. */
export async function action({ request, scope, user, params }: Args<typeof handle, 'debitRunId'>) {
  const { id } = await getRun(house.reader, scope, params.debitRunId)
  return carryOutForm({ request, schema: codeForm }, async ({ code }) => {
    const refused = await askForCode(scope, code)
    if (refused) return refused
    noteFreshFactor({ user, scope }, 'debit file')
    return saved<'debits'>(request, paths.debitRun(id), 'freigegeben')
  })
}

export default function Approval() {
  return <ApprovalPage {...useLoaderData<typeof loader>()} />
}
