import type { Args, RouteHandle } from '~/auth/access'
import { needsFreshFactor } from '~/auth/fresh-factor.server'
import { zip } from '~/documents/zip.server'
import { madeStream } from '~/http/download.server'
import { seeOther } from '~/http/redirect.server'
import { languageOf } from '~/i18n/language'
import { textsOf } from '~/i18n/texts'
import { paths } from '~/paths'
import { monthIn } from '../hours/page.server'
import { handOut } from '../payroll-reports/hand-out.server'
import { handoverFiles } from './files.server'

export const handle = { access: 'see_sensitive' } satisfies RouteHandle

/** Names whole accounts, so whoever has a second factor gives a code first. */
export async function loader({ request, scope, user, params }: Args<typeof handle, 'month'>) {
  const month = monthIn(params.month)
  if (await needsFreshFactor({ user, scope }, 'payroll payments'))
    return seeOther(request, paths.payrollPaymentsApproval(month))
  const language = languageOf(request)
  const { file } = textsOf(language).payrollBooks.handover
  const response = madeStream(request, {
    chunks: zip(handoverFiles(scope, month, language), scope.today),
    mediaType: 'application/zip',
    fileName: `${file}-${month}.zip`,
  })
  return handOut({ request, scope }, response, { report: 'uebergabe', of: month, format: 'zip' })
}
