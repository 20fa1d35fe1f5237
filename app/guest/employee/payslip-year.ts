import type { Args, RouteHandle } from '~/auth/access'
import { payslipsFile } from './year-pack.server'

export const handle = { access: 'payslips', isDownload: true } satisfies RouteHandle

/** Payslips and documents of a year, or all: `…/jahre/2026`, `…/jahre/alle`. */
export function loader({ request, scope, params }: Args<typeof handle, 'year'>) {
  return payslipsFile(request, scope, params.year)
}
