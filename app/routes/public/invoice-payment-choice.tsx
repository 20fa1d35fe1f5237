import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { paymentChoiceForm } from '~/forms/payment-choice-form'
import { saved } from '~/http/redirect.server'
import { invoicePageData } from '~/pages/invoice-page.server'
import { carryOutLinkForm } from '~/pages/link-form.server'
import { carryOutChoice } from '~/pages/payment-choice.server'
import { paths } from '~/paths'
import { InvoicePageView } from '~/ui/invoice/invoice-page'

export const handle = {
  access: 'link',
  purpose: 'rechnung',
  title: (texts) => texts.invoice.pageTitle,
} satisfies RouteHandle

export function loader(args: Args<typeof handle>) {
  return invoicePageData(args)
}

export async function action({ request, scope, token }: Args<typeof handle>) {
  const done = saved<'invoice'>(request, paths.invoice(token), 'zahlungswahl')
  return carryOutLinkForm(
    { request, scope, schema: paymentChoiceForm, done },
    async ({ values }) => (await carryOutChoice(scope, values)) ?? done,
  )
}

export default function PaymentChoice() {
  return <InvoicePageView {...useLoaderData<typeof loader>()} posted="choice" />
}
