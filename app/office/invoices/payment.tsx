import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { titleUpTo } from '~/kit/title'
import { getIssued, issuedPage } from './issued.server'
import { enterMoney, paymentPage } from './payment.server'
import { InvoicePaymentPage } from './payment-page'

export const handle = {
  access: 'keep_invoices',
  title: (texts, data) => titleUpTo(texts.invoices.payment.title, data, 'invoice', 'number'),
} satisfies RouteHandle

export async function loader({ scope, params }: Args<typeof handle, 'invoiceId'>) {
  const { customerId } = await getIssued(scope, params.invoiceId)
  const invoice = await issuedPage(scope, params.invoiceId)
  return { ...(await paymentPage(scope, customerId)), invoice }
}

export async function action({ request, scope, params: { invoiceId } }: Args<typeof handle, 'invoiceId'>) {
  const { customerId } = await getIssued(scope, invoiceId)
  return enterMoney({ request, scope, customerId, ownId: invoiceId })
}

export default function InvoicePayment() {
  return <InvoicePaymentPage {...useLoaderData<typeof loader>()} />
}
