import { FORM_KEY_FIELD } from '~/forms/form-fields'
import { paths } from '~/paths'
import { ErrorSummary } from '../../error-summary'
import { useTexts } from '../../language'
import { OfficeForm } from '../../office-form'
import { BackLink } from '../../records/back-link'
import { FirstButton } from '../../records/first-button'
import { useRefusal } from '../../refusal'
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
        <input type="hidden" name={FORM_KEY_FIELD} value={formKey} />
        <DraftFields {...draft} />
      </OfficeForm>
    </>
  )
}
