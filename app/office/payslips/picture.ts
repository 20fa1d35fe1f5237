import type { Args, RouteHandle } from '~/auth/access'
import { NotFound } from '~/domain/kernel/errors'
import { findPayslipFor } from '~/domain/payslips/download.server'
import { isMonth } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { isHandedOver } from '~/http/download.server'
import { pictureAnswer } from '~/kit/paper-picture.server'

export const handle = { access: 'see_sensitive' } satisfies RouteHandle

/** The first page of the published payslip of a month; seeing it is recorded as opening the file is. */
export async function loader({ request, params, scope }: Args<typeof handle, 'employeeId' | 'month'>) {
  const { employeeId, month } = params
  if (!isMonth(month)) throw new NotFound()
  const found = await findPayslipFor(house, scope, { employeeId, month, isPrinted: false })
  const response = await pictureAnswer(found?.document)
  if (isHandedOver(request, response)) await found?.recordDownload()
  return response
}
