import type { Args, RouteHandle } from '~/auth/access'
import { listPayslipsOfYear } from '~/domain/portals/year.server'
import { yearFile } from '~/pages/year-file.server'

export const handle = { access: 'payslips', isDownload: true } satisfies RouteHandle

/** All payslips of a year: `…/jahre/2026`. */
export function loader({ request, scope, params }: Args<typeof handle, 'year'>) {
  return yearFile(request, scope, { year: params.year, list: listPayslipsOfYear, called: 'Lohnzettel' })
}
