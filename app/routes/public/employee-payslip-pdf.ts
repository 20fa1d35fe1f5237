import type { Args, RouteHandle } from '~/auth/access'
import { isMonth } from '~/domain/calendar'
import { NotFound } from '~/domain/errors'
import { findPayslipFile } from '~/domain/portals/employee.server'
import { house } from '~/house.server'
import { download } from '~/http/download.server'

export const handle = { access: 'payslips', isDownload: true } satisfies RouteHandle

/** The frozen payslip of one month: `…/lohnzettel/2026-10.pdf`. */
export async function loader({ request, params, scope }: Args<typeof handle, 'file'>) {
  const month = /^(.{7})\.pdf$/.exec(params.file)?.[1] ?? ''
  if (!isMonth(month)) throw new NotFound()
  const wanted = { month, mediaType: 'application/pdf' }
  return download(request, await findPayslipFile(house.reader, house.vault, scope, wanted))
}
