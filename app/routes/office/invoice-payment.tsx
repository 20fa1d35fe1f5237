import { randomUUID } from 'node:crypto'
import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { InvoiceConflict } from '~/domain/invoices/conflict'
import { recordPayment } from '~/domain/invoices/payments.server'
import { FORM_KEY_FIELD } from '~/forms/form-fields'
import { paymentForm } from '~/forms/invoice-forms'
import { carryOutForm } from '~/forms/office-form.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { issuedPage } from '~/pages/issued-invoice.server'
import { paths } from '~/paths'
import { PaymentPage } from '~/ui/invoices/payment-page'
import { titleAbout } from '~/ui/title'

export const handle = {
  access: 'keep_invoices',
  title: (texts, data) => titleAbout(texts.invoices.payment.title, data, 'number'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'invoiceId'>) {
  return { ...(await issuedPage(scope, params.invoiceId)), today: scope.today, formKey: randomUUID() }
}

export async function action({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  const conflict = { of: InvoiceConflict, at: 'form' }
  return carryOutForm({ request, schema: paymentForm(scope.today), conflict }, async (values) => {
    await recordPayment(house, scope, {
      id: values[FORM_KEY_FIELD] || randomUUID(),
      invoiceId,
      amountCents: values.direction === 'out' ? -values.amount : values.amount,
      paidOn: values.paid_on,
      method: values.method,
    })
    return saved<'invoices'>(request, paths.officeInvoice(invoiceId), 'gebucht')
  })
}

export default function Payment() {
  return <PaymentPage {...useLoaderData<typeof loader>()} />
}
