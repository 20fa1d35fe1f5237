import type { Args, RouteHandle } from '~/auth/access'
import { renderChargeStatement } from '~/documents/charge-statement-pdf.server'
import { getStatement } from '~/domain/charges/statements.server'
import { readLetterhead } from '~/domain/letterhead/logo.server'
import { house } from '~/house.server'
import { madeFile } from '~/http/download.server'

export const handle = { access: 'see_invoices' } satisfies RouteHandle

/** As a letter, from what was frozen of it. */
export async function loader({ request, scope, params }: Args<typeof handle, 'statementId'>) {
  const { view } = await getStatement(house.reader, scope, params.statementId)
  return madeFile(request, await renderChargeStatement(view, await readLetterhead(house.reader, scope)))
}
