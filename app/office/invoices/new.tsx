import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { ChooseCustomerPage } from '~/kit/choose-customer-page'
import { customerChoice } from '~/kit/customer-choice.server'
import { useTexts } from '~/kit/language'
import { paths } from '~/paths'

export const handle = {
  access: 'keep_invoices',
  title: (texts) => texts.invoices.add,
} satisfies RouteHandle

export function loader({ request, scope }: Args<typeof handle>) {
  return customerChoice(request, scope)
}

export default function NewInvoice() {
  const texts = useTexts().invoices
  return (
    <ChooseCustomerPage
      {...useLoaderData<typeof loader>()}
      title={texts.add}
      question={texts.forWhom}
      action={paths.newInvoice()}
      back={{ to: paths.invoices(), label: texts.back }}
      pathFor={paths.newInvoiceFor}
    />
  )
}
