import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { customerChoice } from '~/pages/customer-choice.server'
import { paths } from '~/paths'
import { ChooseCustomerPage } from '~/ui/customers/choose-customer-page'
import { useTexts } from '~/ui/language'

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
