import type { LoaderFunctionArgs } from '@remix-run/node'
import { requirePayslipLink } from '~/auth/guards.server'
import { reader } from '~/db.server'
import { isMonth } from '~/domain/calendar'
import { findPayslipFile } from '~/domain/portals/employee.server'
import { download } from '~/http/download.server'
import { vault } from '~/keys.server'

/** The frozen payslip of one month: `…/lohnzettel/2026-10.pdf`. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return download(request, async () => {
    const { scope } = await requirePayslipLink(request, params.token)
    const month = /^(.{7})\.pdf$/.exec(params.file ?? '')?.[1] ?? ''
    return isMonth(month) ? findPayslipFile(reader, vault, scope, month, 'application/pdf') : undefined
  })
}
