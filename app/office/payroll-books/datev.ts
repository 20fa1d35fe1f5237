import type { Args, RouteHandle } from '~/auth/access'
import { readBookings } from '~/domain/payroll-books/read.server'
import { recordReport } from '~/domain/payroll-reports/handed-out.server'
import { house } from '~/house.server'
import { isHandedOver, madeFile } from '~/http/download.server'
import { seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'
import { monthIn } from './bookings.server'
import { bookingsBatch } from './files'

export const handle = { access: 'see_pay' } satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'month'>) {
  const month = monthIn(params.month)
  const file = bookingsBatch(await readBookings(house, scope, month), scope.at)
  if (!file) return seeOther(request, paths.payrollBookings(month))
  const response = madeFile(request, file)
  if (isHandedOver(request, response))
    await recordReport(house, scope, { report: 'buchungen', of: month, format: 'extf' })
  return response
}
