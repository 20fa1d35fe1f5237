import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { ChooseCustomerPage } from '~/kit/choose-customer-page'
import { customerChoice } from '~/kit/customer-choice.server'
import { useTexts } from '~/kit/language'
import { paths } from '~/paths'

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
