import type { Args, RouteHandle } from '~/auth/access'
import { renderChargeStatement } from '~/documents/charge-statement-pdf.server'
import { printStatement, readStatementPaper } from '~/domain/charges/paper.server'
import { readLetterhead } from '~/domain/letterhead/logo.server'
import { house } from '~/house.server'
import { madeFile } from '~/http/download.server'
import { isPrinting } from '~/kit/printing.server'

export const handle = { access: 'see_invoices' } satisfies RouteHandle

/** As a letter, from what was frozen of it, and with the account that it left with. */
export async function loader({ request, scope, params }: Args<typeof handle, 'statementId'>) {
  const { statementId } = params
  const view = isPrinting(request, scope)
    ? await printStatement(house, scope, statementId)
    : await readStatementPaper(house.reader, scope, statementId)
  return madeFile(request, await renderChargeStatement(view, await readLetterhead(house.reader, scope)))
}
