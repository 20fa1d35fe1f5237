import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { titleAbout } from '~/kit/title'
import { enterMoney, paymentPage } from '../invoices/payment.server'
import { CustomerPaymentPage } from '../invoices/payment-page'

export const handle = {
  access: 'keep_invoices',
  title: (texts, data) => titleAbout(texts.invoices.money.title, data, 'name'),
} satisfies RouteHandle

export function loader({ scope, params }: Args<typeof handle, 'customerId'>) {
  return paymentPage(scope, params.customerId)
}

export function action({ request, scope, params: { customerId } }: Args<typeof handle, 'customerId'>) {
  return enterMoney({ request, scope, customerId })
}

export default function CustomerPayment() {
  return <CustomerPaymentPage {...useLoaderData<typeof loader>()} />
}
