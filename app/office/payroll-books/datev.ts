import type { Args, RouteHandle } from '~/auth/access'
import { readBookings } from '~/domain/payroll-books/read.server'
import { house } from '~/house.server'
import { madeFile } from '~/http/download.server'
import { seeOther } from '~/http/redirect.server'
import { paths } from '~/paths'
import { handOut } from '../payroll-reports/hand-out.server'
import { monthIn } from './bookings.server'
import { bookingsBatch } from './files'

export const handle = { access: 'see_sensitive' } satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'month'>) {
  const month = monthIn(params.month)
  const file = bookingsBatch(await readBookings(house, scope, month), scope.at)
  if (!file) return seeOther(request, paths.payrollBookings(month))
  const response = madeFile(request, file)
  return handOut({ request, scope }, response, { report: 'buchungen', of: month, format: 'extf' })
}
