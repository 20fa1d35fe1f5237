import type { Args, RouteHandle } from '~/auth/access'
import { NotFound } from '~/domain/kernel/errors'
import { madeFile } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { fileOf, formatIn } from './file.server'
import { handOut } from './hand-out.server'
import { yearReport } from './person-year.server'

export const handle = { access: 'see_sensitive' } satisfies RouteHandle

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
  return handOut({ request, scope }, response, { report: name, of: year, format, employeeId })
}
