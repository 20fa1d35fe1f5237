import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { isMoney, markReversals } from '~/domain/invoices/payments/bookings'
import { undoReceipt, undoShare } from '~/domain/invoices/payments/undo-booking.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { undoForm } from '~/kit/forms/receipt-forms'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { getIssued } from './issued.server'
import { UndoPage } from './undo-page'

const MOST_OFFERED = 25

export const handle = {
  access: 'keep_invoices',
  title: (texts, data) => titleAbout(texts.invoices.money.undo.title, data, 'number'),
} satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'invoiceId'>) {
  const { id, view, payments } = await getIssued(scope, params.invoiceId)
  const chosen = new URL(request.url).searchParams.get('buchung')?.toLowerCase() ?? null
  const standing = markReversals(payments).filter(({ isUndone }) => !isUndone)
  // The newest ones, and the older one that was linked to.
  const bookings = standing.filter(
    (one, index) => one.id === chosen || index >= standing.length - MOST_OFFERED,
  )
  return { id, number: view.number, bookings, chosen }
}

export async function action({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  const conflict = { of: InvoiceConflict, at: 'booking' }
  return carryOutForm({ request, schema: undoForm, conflict }, async ({ booking, how, reason }) => {
    const { payments } = await getIssued(scope, invoiceId)
    const found = payments.find(({ id }) => id === booking)
    if (!found) return { faults: { booking: 'already_reversed' } }
    const isWhole = how === 'receipt' && isMoney(found.method)
    await (isWhole || found.amountCents < 0
      ? undoReceipt(house, scope, { id: found.receiptId ?? '', reason })
      : undoShare(house, scope, { invoiceId, id: booking, reason }))
    return saved<'invoices'>(request, paths.officeInvoice(invoiceId), 'zurueckgenommen')
  })
}

export default function InvoiceUndo() {
  return <UndoPage {...useLoaderData<typeof loader>()} />
}
