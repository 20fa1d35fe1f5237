import { ErrorSummary } from '~/kit/error-summary'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { FirstButton } from '~/kit/records/first-button'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { LineFields } from '../invoices/editor/line-fields'
import { ContractFields } from './fields'
import { useContractLabel } from './words'

interface Props {
  customer: { id: string; name: string }
  formKey: string
  today: string
  /** Whether the firm's work usually concerns properties. */
  isProperty: boolean
  isConsumer: boolean
  usualTax: string
}

export function NewContractPage({ customer, formKey, today, isProperty, isConsumer, usualTax }: Props) {
  const { contracts: texts, customers } = useTexts()
  const { faults } = useRefusal()
  return (
    <>
      <ErrorSummary faults={faults} labelOf={useContractLabel()} />
      <BackLink to={paths.customer(customer.id)} label={customers.backToOne(customer.name)} />
      <h1>{texts.addFor(customer.name)}</h1>
      <OfficeForm action={paths.newContract(customer.id)} button={texts.addButton}>
        <FirstButton />
        <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
        <ContractFields today={today} isUsuallyProperty={isProperty} />
        <LineFields withLabour={isConsumer} usualTax={usualTax} />
      </OfficeForm>
    </>
  )
}
