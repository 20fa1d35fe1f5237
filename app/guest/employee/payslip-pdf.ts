import type { Args, RouteHandle } from '~/auth/access'
import { bestEffort } from '~/auth/best-effort.server'
import { NotFound } from '~/domain/kernel/errors'
import { recordRead } from '~/domain/payslips/reads.server'
import { findPayslipFile } from '~/domain/portals/employee.server'
import { isMonth } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { download, isHandedOver } from '~/http/download.server'
import { readSlipQuery } from '~/kit/forms/slip-query'

export const handle = { access: 'payslips', isDownload: true } satisfies RouteHandle

/** The published PDF of a month: `…/lohnzettel/2026-10.pdf`. */
export async function loader({ request, params, scope }: Args<typeof handle, 'file'>) {
  const month = /^(.{7})\.pdf$/.exec(params.file)?.[1] ?? ''
  if (!isMonth(month)) throw new NotFound()
  const wanted = { month, revision: readSlipQuery(request).revision, mediaType: 'application/pdf' }
  const found = await findPayslipFile(house, scope, wanted)
  const response = download(request, found)
  if (found && isHandedOver(request, response))
    void bestEffort(recordRead(house, scope, [found.payslipId], 'downloaded_at'))
  return response
}
