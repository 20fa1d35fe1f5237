import type { Args, RouteHandle } from '~/auth/access'
import { dropPaymentFile } from '~/domain/payroll-payments/fetch.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { paths } from '~/paths'
import { getVisibleFile } from './payments.server'

export const handle = { access: 'see_pay' } satisfies RouteHandle

export async function action({ request, scope, user, params }: Args<typeof handle, 'paymentFileId'>) {
  await getVisibleFile({ scope, user }, params.paymentFileId)
  const { month } = await dropPaymentFile(house, scope, params.paymentFileId)
  return saved<'payrollPayments'>(request, paths.payrollPayments(month), 'verworfen')
}
