import type { Args, RouteHandle } from '~/auth/access'
import { renderAccountPdf } from '~/documents/account-pdf.server'
import { readLetterhead } from '~/domain/letterhead/logo.server'
import { composeAccountStatement } from '~/domain/overviews/account-statement.server'
import { house } from '~/house.server'
import { madeFile } from '~/http/download.server'
import { seeOther } from '~/http/redirect.server'
import { accountPath, readAccountQuery } from './account-query'

export const handle = { access: 'see_invoices' } satisfies RouteHandle

/** Where there is no paper, the page says why. */
export async function loader({ request, scope, params: { customerId } }: Args<typeof handle, 'customerId'>) {
  const asked = readAccountQuery(request)
  const statement = await composeAccountStatement(house.reader, scope, customerId, asked)
  if (!statement) return seeOther(request, accountPath(customerId, asked))
  return madeFile(request, await renderAccountPdf(statement, await readLetterhead(house.reader, scope)))
}
