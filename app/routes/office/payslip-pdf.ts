import type { Args, RouteHandle } from '~/auth/access'
import { isMonth } from '~/domain/calendar'
import { NotFound } from '~/domain/errors'
import { takePayslip } from '~/domain/payslips/download.server'
import { house } from '~/house.server'
import { download } from '~/http/download.server'

export const handle = { access: 'see_pay' } satisfies RouteHandle

/** The frozen payslip of one month: `…/lohnzettel/2026-10.pdf`. */
export async function loader({ request, params, scope }: Args<typeof handle, 'employeeId' | 'file'>) {
  const month = /^(.{7})\.pdf$/.exec(params.file)?.[1] ?? ''
  if (!isMonth(month)) throw new NotFound()
  return download(request, await takePayslip(house, scope, { employeeId: params.employeeId, month }))
}
