import type { Args, RouteHandle } from '~/auth/access'
import { handOutLinkAndShow } from '../links/acts.server'

export const handle = { access: 'share_payslip_links' } satisfies RouteHandle

export function action({ request, scope, params }: Args<typeof handle, 'employeeId'>) {
  return handOutLinkAndShow(request, scope, { purpose: 'mitarbeiter-portal', subjectId: params.employeeId })
}
