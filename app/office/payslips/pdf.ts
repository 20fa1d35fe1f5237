import type { Args, RouteHandle } from '~/auth/access'
import { NotFound } from '~/domain/kernel/errors'
import { findPayslipFor } from '~/domain/payslips/download.server'
import { isMonth } from '~/domain/values/calendar'
import { house } from '~/house.server'
import { download, isHandedOver } from '~/http/download.server'
import { readSlipQuery } from '~/kit/forms/slip-query'

export const handle = { access: 'see_sensitive' } satisfies RouteHandle

/** The published PDF of a month: `…/lohnzettel/2026-10.pdf`. */
export async function loader({ request, params, scope }: Args<typeof handle, 'employeeId' | 'file'>) {
  const month = /^(.{7})\.pdf$/.exec(params.file)?.[1] ?? ''
  if (!isMonth(month)) throw new NotFound()
  const { revision, isPrinted } = readSlipQuery(request)
  const { employeeId } = params
  const found = await findPayslipFor(house, scope, { employeeId, month, revision, isPrinted })
  const response = download(request, found?.document)
  if (isHandedOver(request, response)) await found?.recordDownload()
  return response
}
