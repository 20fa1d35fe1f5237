import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { customerChoice } from '~/pages/customer-choice.server'
import { paths } from '~/paths'
import { ChooseCustomerPage } from '~/ui/customers/choose-customer-page'
import { useTexts } from '~/ui/language'

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
