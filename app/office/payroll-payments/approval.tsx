import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { askForCode } from '~/auth/ask-again.server'
import { needsFreshFactor, noteFreshFactor } from '~/auth/fresh-factor.server'
import { saved, seeOther } from '~/http/redirect.server'
import { codeForm } from '~/kit/forms/account-forms.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { paths } from '~/paths'
import { ApprovalPage } from './approval-page'
import { monthIn } from './payments.server'

export const handle = {
  access: 'see_pay',
  title: (texts) => texts.payrollPayments.approval.title,
} satisfies RouteHandle

export async function loader({ request, scope, user, params }: Args<typeof handle, 'month'>) {
  const month = monthIn(params.month)
  if (!(await needsFreshFactor({ user, scope }, 'payroll payments')))
    return seeOther(request, paths.payrollPayments(month))
  return { month }
}

/** Without a second factor there is nothing to ask for. */
export async function action({ request, scope, user, params }: Args<typeof handle, 'month'>) {
  const month = monthIn(params.month)
  return carryOutForm({ request, schema: codeForm }, async ({ code }) => {
    const refused = await askForCode(scope, code)
    if (refused) return refused
    noteFreshFactor({ user, scope }, 'payroll payments')
    return saved<'payrollPayments'>(request, paths.payrollPayments(month), 'freigegeben')
  })
}

export default function Approval() {
  return <ApprovalPage {...useLoaderData<typeof loader>()} />
}
