import { ErrorSummary } from '~/kit/error-summary'
import { FieldConflicts } from '~/kit/field-conflicts'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { BackLink } from '~/kit/records/back-link'
import { FirstButton } from '~/kit/records/first-button'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { DraftFields, type DraftFieldsProps } from './draft-fields'
import { useDraftLabel, useDraftValue, useEnteredDraft } from './draft-words'
import { usePlaceOfLine } from './place-of-line'

interface Props extends DraftFieldsProps {
  id: string
  revision: number
  customer: { id: string; name: string }
}

export function DraftPage({ id, revision, customer, ...draft }: Props) {
  const { invoices, records } = useTexts()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} placeOf={usePlaceOfLine()} labelOf={useDraftLabel()} />
      <SavedBanner saved={invoices.saved} />
      <BackLink to={paths.officeInvoice(id)} label={invoices.editor.back} />
      <h1>{invoices.editor.editFor(customer.name)}</h1>
      <FieldConflicts labelOf={useDraftLabel()} show={useDraftValue()} entered={useEnteredDraft()} />
      <RecordForm action={paths.invoiceDraft(id)} revision={revision} button={records.save}>
        <FirstButton />
        <DraftFields {...draft} />
      </RecordForm>
    </>
  )
}
