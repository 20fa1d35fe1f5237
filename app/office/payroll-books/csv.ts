import type { Args, RouteHandle } from '~/auth/access'
import { readBookings } from '~/domain/payroll-books/read.server'
import { recordReport } from '~/domain/payroll-reports/handed-out.server'
import { house } from '~/house.server'
import { isHandedOver, madeFile } from '~/http/download.server'
import { seeOther } from '~/http/redirect.server'
import { languageOf } from '~/i18n/language'
import { paths } from '~/paths'
import { monthIn } from './bookings.server'
import { bookingsCsv } from './files'

export const handle = { access: 'see_pay' } satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'month'>) {
  const month = monthIn(params.month)
  const file = bookingsCsv(await readBookings(house, scope, month), languageOf(request))
  if (!file) return seeOther(request, paths.payrollBookings(month))
  const response = madeFile(request, file)
  if (isHandedOver(request, response))
    await recordReport(house, scope, { report: 'buchungen', of: month, format: 'csv' })
  return response
}
