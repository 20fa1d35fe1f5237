import { InvoiceConflict, NotIssuable } from '~/domain/invoices/conflict'
import { problem } from '~/http/problem.server'
import { textsOf } from '~/i18n/texts'

/**
 * Runs a verb on an invoice, and says why it does not fit.
 * @throws Response 409: a problem
 */
export async function onInvoice<Result>(verb: () => Promise<Result>): Promise<Result> {
  try {
    return await verb()
  } catch (error) {
    const { faults, invoices } = textsOf('en')
    if (error instanceof InvoiceConflict) throw conflict(faults[error.code])
    if (error instanceof NotIssuable) throw conflict(invoices.findings[error.code])
    throw error
  }
}

function conflict(detail: string): Response {
  return problem(409, {
    code: 'conflict',
    detail: 'Nothing of this request was stored. See errors.',
    errors: [{ pointer: '', detail }],
  })
}
