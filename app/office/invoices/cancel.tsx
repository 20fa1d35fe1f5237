import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { copyInvoice } from '~/domain/invoices/drafts/copy.server'
import { sendDocument } from '~/domain/invoices/send-document.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { titleUpTo } from '~/kit/title'
import { paths } from '~/paths'
import { CancelInvoicePage } from './cancel-page'
import { cancellationForm } from './forms'
import { issuedPage } from './issued.server'

export const handle = {
  access: 'keep_invoices',
  title: (texts, data) => titleUpTo(texts.invoices.cancel.title, data, 'number'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'invoiceId'>) {
  return { ...(await issuedPage(scope, params.invoiceId)), formKey: randomUUID() }
}

export async function action({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  const conflict = { of: InvoiceConflict, at: 'form' }
  return carryOutForm({ request, schema: cancellationForm, conflict }, async (form) => {
    const { reason, stand: seen, senden, neu } = form
    const { openCents } = await issuedPage(scope, invoiceId)
    if (seen !== undefined && seen !== String(openCents)) return { faults: { form: 'paid_meanwhile' } }
    const cancellation = await cancelInvoice(house, scope, invoiceId, { note: reason })
    const sent = senden === undefined ? '' : await sendIfPossible(scope, cancellation.id)
    if (neu === undefined)
      return saved<'invoices'>(request, paths.officeInvoice(cancellation.id), `storniert${sent}`)
    const draft = await copyInvoice(house, scope, invoiceId, form[FORM_KEY_FIELD])
    return saved<'invoices'>(request, paths.invoiceDraft(draft.id), `storniert-neu${sent}`)
  })
}

/** The cancellation stands even if sending fails, and the page says so. */
async function sendIfPossible(scope: OfficeScope, id: string): Promise<'-gesendet' | '-ungesendet'> {
  try {
    await sendDocument(house, scope, id)
    return '-gesendet'
  } catch (error) {
    if (error instanceof InvoiceConflict) return '-ungesendet'
    throw error
  }
}

export default function CancelInvoice() {
  return <CancelInvoicePage {...useLoaderData<typeof loader>()} />
}
