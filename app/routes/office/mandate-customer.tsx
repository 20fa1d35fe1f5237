import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { customerChoice } from '~/pages/customer-choice.server'
import { paths } from '~/paths'
import { ChooseCustomerPage } from '~/ui/customers/choose-customer-page'
import { useTexts } from '~/ui/language'

export const handle = {
  access: 'keep_customers',
  title: (texts) => texts.mandates.add,
} satisfies RouteHandle

export function loader({ request, scope }: Args<typeof handle>) {
  return customerChoice(request, scope)
}

export default function MandateCustomer() {
  const texts = useTexts().mandates
  return (
    <ChooseCustomerPage
      {...useLoaderData<typeof loader>()}
      title={texts.add}
      question={texts.forWhom}
      action={paths.mandateCustomer()}
      back={{ to: paths.mandates(), label: texts.back }}
      pathFor={paths.newMandate}
    />
  )
}
