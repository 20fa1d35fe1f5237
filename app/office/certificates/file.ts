import type { Args, RouteHandle } from '~/auth/access'
import { NotFound } from '~/domain/kernel/errors'
import { isMonth } from '~/domain/values/calendar'
import { madeFile } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { fileOf, formatIn } from '../payroll-reports/file.server'
import { handOut } from '../payroll-reports/hand-out.server'
import { certificateOf, kindIn } from './certificate.server'

export const handle = { access: 'see_sensitive' } satisfies RouteHandle

/** A certificate as a file: `…/bescheinigungen/verdienst/2026-10.pdf`. */
export async function loader({
  request,
  scope,
  params,
}: Args<typeof handle, 'employeeId' | 'certificate' | 'certificateFile'>) {
  const kind = kindIn(params.certificate)
  const until = params.certificateFile.slice(0, 'YYYY-MM'.length)
  const format = formatIn(params.certificateFile, until)
  if (!isMonth(until) || format === undefined) throw new NotFound()
  const language = languageOf(request)
  const { employeeId } = params
  const { report } = await certificateOf(scope, { employeeId, kind, until }, language)
  const response = madeFile(request, await fileOf(scope, report, { format, language }))
  return handOut({ request, scope }, response, { report: kind, of: until, format, employeeId })
}
