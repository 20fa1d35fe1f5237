import type { Args, RouteHandle } from '~/auth/access'
import { madeFile } from '~/http/download.server'
import { languageOf } from '~/i18n/language'
import { invoicesFile } from './list-file.server'
import { readInvoiceListQuery } from './query'

export const handle = { access: 'see_invoices' } satisfies RouteHandle

export async function loader({ request, scope }: Args<typeof handle>) {
  return madeFile(request, await invoicesFile(scope, readInvoiceListQuery(request), languageOf(request)))
}
