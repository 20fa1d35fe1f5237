import { ErrorSummary } from '~/kit/error-summary'
import { KeyOfNew } from '~/kit/key-of-new'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { FirstButton } from '~/kit/records/first-button'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { DraftFields, type DraftFieldsProps } from './draft-fields'
import { useDraftLabel } from './draft-words'
import { usePlaceOfLine } from './place-of-line'

interface Props extends DraftFieldsProps {
  customer: { id: string; name: string }
  formKey: string
}

export function NewInvoicePage({ customer, formKey, ...draft }: Props) {
  const { invoices, customers } = useTexts()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} placeOf={usePlaceOfLine()} labelOf={useDraftLabel()} />
      <BackLink to={paths.customer(customer.id)} label={customers.backToOne(customer.name)} />
      <h1>{invoices.addFor(customer.name)}</h1>
      <OfficeForm action={paths.newInvoiceFor(customer.id)} button={invoices.editor.saveNew}>
        <FirstButton />
        <KeyOfNew formKey={formKey} />
        <DraftFields {...draft} />
      </OfficeForm>
    </>
  )
}
