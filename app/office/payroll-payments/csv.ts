import type { Args, RouteHandle } from '~/auth/access'
import { needsFreshFactor } from '~/auth/fresh-factor.server'
import { madeFile } from '~/http/download.server'
import { seeOther } from '~/http/redirect.server'
import { languageOf } from '~/i18n/language'
import { paths } from '~/paths'
import { handOut } from '../payroll-reports/hand-out.server'
import { monthIn, visiblePayments } from './payments.server'
import { paymentsCsv } from './payments-csv'

export const handle = { access: 'see_pay' } satisfies RouteHandle

/** Names whole accounts, so whoever has a second factor gives a code first. */
export async function loader({ request, scope, user, params }: Args<typeof handle, 'month'>) {
  const month = monthIn(params.month)
  if (await needsFreshFactor({ user, scope }, 'payroll payments'))
    return seeOther(request, paths.payrollPaymentsApproval(month))
  const list = await visiblePayments(scope, month)
  const response = madeFile(request, paymentsCsv(list, languageOf(request)))
  return handOut({ request, scope }, response, { report: 'zahlungen', of: month, format: 'csv' })
}
