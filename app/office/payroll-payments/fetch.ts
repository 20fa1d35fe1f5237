import type { Args, RouteHandle } from '~/auth/access'
import { needsFreshFactor } from '~/auth/fresh-factor.server'
import { paymentFile } from '~/documents/payments/pain-001'
import { fetchPaymentFile } from '~/domain/payroll-payments/fetch.server'
import { house } from '~/house.server'
import { download, wantsFile } from '~/http/download.server'
import { seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'
import { getVisibleFile } from './payments.server'

export const handle = { access: 'see_pay' } satisfies RouteHandle

/** Names whole accounts, so whoever has a second factor gives a code first. */
export async function loader({ request, scope, user, params }: Args<typeof handle, 'paymentFileId'>) {
  const { id, month } = await getVisibleFile({ scope, user }, params.paymentFileId)
  if (await needsFreshFactor({ user, scope }, 'payroll payments'))
    return seeOther(request, paths.payrollPaymentsApproval(month))
  const asked = { id, isHandedOver: wantsFile(request) }
  return download(request, await fetchPaymentFile(house, scope, asked, paymentFile))
}
