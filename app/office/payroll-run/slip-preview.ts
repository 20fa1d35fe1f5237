import type { Args, RouteHandle } from '~/auth/access'
import { renderPayslipPdf } from '~/documents/payslip-pdf.server'
import { readLetterhead } from '~/domain/letterhead/logo.server'
import { readPayrollSlip } from '~/domain/payroll-run/slip.server'
import { house } from '~/house.server'
import { madeFile } from '~/http/download.server'
import { seeOther } from '~/http/redirect.server'
import { PAYROLL_WORDS } from '~/i18n/payroll-words.server'
import { paths } from '~/paths'
import { monthIn } from '../hours/page.server'

export const handle = { access: 'see_sensitive' } satisfies RouteHandle

/** The PDF as it would be released today; if there is none, the page says why. */
export async function loader({ request, scope, params }: Args<typeof handle, 'employeeId' | 'month'>) {
  const month = monthIn(params.month)
  const slip = await readPayrollSlip(house, scope, { ...params, month, words: PAYROLL_WORDS })
  if (!slip.view) return seeOther(request, paths.payrollSlip(month, slip.assessment.employee.id))
  return madeFile(
    request,
    await renderPayslipPdf(slip.view.payslip, await readLetterhead(house.reader, scope)),
  )
}
