import type { Args, RouteHandle } from '~/auth/access'
import { refuseUnlessSensitive } from '~/auth/office-guard.server'
import { NotFound } from '~/domain/kernel/errors'
import { madeFile } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { monthIn } from '../hours/page.server'
import { fileOf, formatIn } from './file.server'
import { handOut } from './hand-out.server'
import { isSensitiveReport } from './names'
import { monthReport } from './reports.server'

export const handle = { access: 'see_pay' } satisfies RouteHandle

/** A report as a file: `…/auswertungen/lohnjournal/2026-10.pdf`. */
export async function loader({
  request,
  scope,
  user,
  params,
}: Args<typeof handle, 'month' | 'report' | 'reportFile'>) {
  if (isSensitiveReport(params.report)) await refuseUnlessSensitive({ scope, user })
  const month = monthIn(params.month)
  const format = formatIn(params.reportFile, month)
  if (format === undefined) throw new NotFound()
  const language = languageOf(request)
  const report = await monthReport(scope, { month, name: params.report, language })
  const response = madeFile(request, await fileOf(scope, report, { format, language }))
  return handOut({ request, scope }, response, { report: params.report, of: month, format })
}
