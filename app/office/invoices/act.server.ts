import type { TypedResponse } from '@remix-run/node'
import { InvoiceConflict, NotIssuable } from '~/domain/invoices/conflict'
import { saved } from '~/http/redirect.server'
import type { FaultKey } from '~/i18n/faults'
import type { SavedKey } from '~/i18n/texts'
import { giveBack } from '~/kit/forms/refused-form.server'
import { paths } from '~/paths'

interface Act {
  request: Request
  invoiceId: string
  /** Gives the invoice to go on with, if it is another, and what its page says then. */
  act: () => Promise<{ id?: string; said: SavedKey<'invoices'> }>
}

/** Does something with an invoice, and leads to its page, which says what was done or why it could not be. */
export function actOnInvoice({ request, invoiceId, act }: Act): Promise<TypedResponse<never>> {
  return refusedActs(request, invoiceId, async () => {
    const { id = invoiceId, said } = await act()
    return saved<'invoices'>(request, paths.officeInvoice(id), said)
  })
}

/** The page of the invoice says why something could not be done. */
export async function refusedActs<Answer>(
  request: Request,
  invoiceId: string,
  act: () => Promise<Answer>,
): Promise<Answer | TypedResponse<never>> {
  try {
    return await act()
  } catch (error) {
    const form = faultOf(error)
    const refusal = { faults: { form }, values: {} }
    return giveBack(request, paths.officeInvoice(invoiceId), { refusal, wait: 0, status: 409 })
  }
}

function faultOf(error: unknown): FaultKey {
  if (error instanceof InvoiceConflict) return error.code
  // The page lists the findings against it.
  if (error instanceof NotIssuable) return 'draft_not_issuable'
  throw error
}
