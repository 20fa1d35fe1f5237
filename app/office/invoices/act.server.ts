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
  /** Returns the invoice to show, if another, and the confirmation. */
  act: () => Promise<{ id?: string; savedAs: SavedKey<'invoices'> }>
}

/** Runs an action on an invoice and redirects to its page, with a confirmation or the reason for refusing. */
export function actOnInvoice({ request, invoiceId, act }: Act): Promise<TypedResponse<never>> {
  return refusedActs(request, invoiceId, async () => {
    const { id = invoiceId, savedAs } = await act()
    return saved<'invoices'>(request, paths.officeInvoice(id), savedAs)
  })
}

/** Turns conflicts into a redirect to the invoice's page, which says why. */
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
  // The page lists the findings.
  if (error instanceof NotIssuable) return 'draft_not_issuable'
  throw error
}
