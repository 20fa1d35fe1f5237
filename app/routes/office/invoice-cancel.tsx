import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { cancelInvoice } from '~/domain/invoices/cancel.server'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { cancellationForm } from '~/forms/invoice-forms'
import { carryOutForm } from '~/forms/office-form.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { issuedPage } from '~/pages/issued-invoice.server'
import { paths } from '~/paths'
import { CancelInvoicePage } from '~/ui/invoices/cancel-invoice-page'
import { titleUpTo } from '~/ui/title'

export const handle = {
  access: 'keep_invoices',
  title: (texts, data) => titleUpTo(texts.invoices.cancel.title, data, 'number'),
} satisfies RouteHandle

export function loader({ scope, params }: Args<typeof handle, 'invoiceId'>) {
  return issuedPage(scope, params.invoiceId)
}

export async function action({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  const conflict = { of: InvoiceConflict, at: 'form' }
  return carryOutForm({ request, schema: cancellationForm, conflict }, async ({ reason, stand: seen }) => {
    const { openCents } = await issuedPage(scope, invoiceId)
    if (seen !== undefined && seen !== String(openCents)) return { faults: { form: 'paid_meanwhile' } }
    const { id } = await cancelInvoice(house, scope, invoiceId, { note: reason })
    return saved<'invoices'>(request, paths.officeInvoice(id), 'storniert')
  })
}

export default function CancelInvoice() {
  return <CancelInvoicePage {...useLoaderData<typeof loader>()} />
}
