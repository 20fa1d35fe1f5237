import type { Args, RouteHandle } from '~/auth/access'
import { NotFound } from '~/domain/kernel/errors'
import { recordReport } from '~/domain/payroll-reports/handed-out.server'
import { house } from '~/house.server'
import { isHandedOver, madeFile } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { fileOf, formatIn } from './file.server'
import { yearReport } from './person-year.server'

export const handle = { access: 'see_pay' } satisfies RouteHandle

/** A person's year as a file: `…/lohnjahr/2026/lohnkonto/2026.pdf`. */
export async function loader({
  request,
  scope,
  params,
}: Args<typeof handle, 'employeeId' | 'year' | 'yearReport' | 'yearFile'>) {
  const { year, yearReport: name, yearFile } = params
  const format = formatIn(yearFile, year)
  if (format === undefined) throw new NotFound()
  const language = languageOf(request)
  const { employeeId, report } = await yearReport(scope, { ...params, name, language })
  const response = madeFile(request, await fileOf(scope, report, { format, language }))
  if (isHandedOver(request, response))
    await recordReport(house, scope, { report: name, of: year, format, employeeId })
  return response
}
