import { useLoaderData } from '@remix-run/react'
import type { Args, RouteHandle } from '~/auth/access'
import { ContractConflict } from '~/domain/contracts/conflict'
import { findContract } from '~/domain/contracts/find.server'
import { getCustomer } from '~/domain/customers/find.server'
import { readSettings } from '~/domain/tenants/settings.server'
import { house } from '~/house.server'
import { saved } from '~/http/redirect.server'
import { ErrorSummary } from '~/kit/error-summary'
import { keyOfNew } from '~/kit/forms/key-of-new.server'
import { usualTaxOf } from '~/kit/forms/new-line'
import { carryOutForm } from '~/kit/forms/office-form.server'
import { LINES_BYTES } from '~/kit/forms/priced-lines'
import { KeyOfNew } from '~/kit/key-of-new'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { otherLines } from '~/kit/priced-lines.server'
import { BackLink } from '~/kit/records/back-link'
import { FirstButton } from '~/kit/records/first-button'
import { useRefusal } from '~/kit/refusal'
import { titleAbout } from '~/kit/title'
import { paths } from '~/paths'
import { LineFields } from '../invoices/editor/line-fields'
import { ContractFields } from './fields'
import { fieldOfConflict, newContractForm } from './forms'
import { addContract } from './new.server'
import { useContractLabel } from './words'

export const handle = {
  access: 'keep_customers',
  bodyLimit: LINES_BYTES,
  title: (texts, data) => titleAbout(texts.contracts.add, data, 'customer', 'name'),
  belongsTo: () => paths.contractCustomer(),
} satisfies RouteHandle

export async function loader({ request, scope, params }: Args<typeof handle, 'customerId'>) {
  const { id, name, kind } = await getCustomer(house.reader, scope, params.customerId)
  const firm = await readSettings(house.reader, scope)
  const find = (key: string) => findContract(house.reader, scope, key, scope.today)
  return {
    customer: { id, name },
    formKey: await keyOfNew(request, { find, pathOf: paths.contract }),
    today: scope.today,
    isProperty: firm.is_property_default === 1,
    usualTax: usualTaxOf(firm),
    isConsumer: kind === 'consumer',
  }
}

export async function action({ request, scope, params }: Args<typeof handle, 'customerId'>) {
  const { id: customerId } = await getCustomer(house.reader, scope, params.customerId)
  const more = await otherLines(request)
  if (more) return more
  const conflict = { of: ContractConflict, at: fieldOfConflict }
  return carryOutForm({ request, schema: newContractForm, conflict }, async (values) => {
    const id = await addContract(scope, customerId, values)
    return saved<'contracts'>(request, paths.contract(id), 'neu')
  })
}

export default function NewContract() {
  const { customer, formKey, today, isProperty, isConsumer, usualTax } = useLoaderData<typeof loader>()
  const { contracts: texts, customers } = useTexts()
  const { faults } = useRefusal()
  return (
    <>
      <ErrorSummary faults={faults} labelOf={useContractLabel()} />
      <BackLink to={paths.customer(customer.id)} label={customers.backToOne(customer.name)} />
      <h1>{texts.addFor(customer.name)}</h1>
      <OfficeForm action={paths.newContract(customer.id)} button={texts.addButton}>
        <FirstButton />
        <KeyOfNew formKey={formKey} />
        <ContractFields today={today} isUsuallyProperty={isProperty} />
        <LineFields withLabour={isConsumer} usualTax={usualTax} />
      </OfficeForm>
    </>
  )
}
