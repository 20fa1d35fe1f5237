import type { Args, RouteHandle } from '~/auth/access'
import { listInvoicesOfYear } from '~/domain/portals/year.server'
import { yearFile } from './year-file.server'

export const handle = { access: 'link', purpose: 'portal', isDownload: true } satisfies RouteHandle

/** All invoices of a year: `…/jahre/2026`. */
export function loader({ request, scope, params }: Args<typeof handle, 'year'>) {
  return yearFile(request, scope, { year: params.year, list: listInvoicesOfYear, called: 'Rechnungen' })
}
