import { ErrorSummary } from '~/kit/error-summary'
import { TextField } from '~/kit/field'
import { KeyOfNew } from '~/kit/key-of-new'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'

interface Props {
  customer: { id: string; name: string; kind: 'business' | 'consumer' }
  hasCreditorId: boolean
  formKey: string
}

export function NewMandatePage({ customer, hasCreditorId, formKey }: Props) {
  const { mandates: texts, customers, portal } = useTexts()
  const refusal = useRefusal()
  const { facts, hints } = texts
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <BackLink to={paths.customer(customer.id)} label={customers.backToOne(customer.name)} />
      <h1>{texts.addFor(customer.name)}</h1>
      <p>{texts.addText}</p>
      {hasCreditorId ? null : <p>{texts.noCreditorId}</p>}
      <OfficeForm action={paths.newMandate(customer.id)} button={texts.addButton}>
        <KeyOfNew formKey={formKey} />
        <TextField {...fieldOf(refusal, 'holder', customer.name)} label={facts.holder} autoComplete="off" />
        <TextField
          {...fieldOf(refusal, 'iban')}
          label={texts.iban}
          hint={hints.iban}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField {...fieldOf(refusal, 'signed_on')} label={texts.signedOn} type="date" autoComplete="off" />
        {customer.kind === 'business' ? (
          <RadioField name="type" legend={facts.type} labels={portal.mandates.types} stored="CORE" />
        ) : (
          <input type="hidden" name="type" value="CORE" />
        )}
        <TextField
          {...fieldOf(refusal, 'reference')}
          label={facts.reference}
          hint={hints.reference}
          autoComplete="off"
          spellCheck={false}
          isOptional
        />
        <TextField
          {...fieldOf(refusal, 'notice_days')}
          label={texts.noticeDays}
          hint={hints.noticeDays}
          inputMode="numeric"
          autoComplete="off"
          isOptional
        />
        <TextField
          {...fieldOf(refusal, 'last_used_on')}
          label={texts.usedElsewhere}
          hint={hints.usedElsewhere}
          type="date"
          autoComplete="off"
          isOptional
        />
      </OfficeForm>
    </>
  )
}
