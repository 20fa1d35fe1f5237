import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { ChooseCustomerPage } from '~/kit/choose-customer-page'
import { customerChoice } from '~/kit/customer-choice.server'
import { useTexts } from '~/kit/language'
import { paths } from '~/paths'

export const handle = {
  access: 'keep_customers',
  title: (texts) => texts.contracts.add,
} satisfies RouteHandle

export function loader({ request, scope }: Args<typeof handle>) {
  return customerChoice(request, scope)
}

export default function ContractCustomer() {
  const texts = useTexts().contracts
  return (
    <ChooseCustomerPage
      {...useLoaderData<typeof loader>()}
      title={texts.add}
      question={texts.forWhom}
      action={paths.contractCustomer()}
      back={{ to: paths.contracts(), label: texts.back }}
      pathFor={paths.newContract}
    />
  )
}
