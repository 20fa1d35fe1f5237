import type { CustomerValues } from '~/domain/customers/values.server'
import { TextField } from '~/kit/field'
import { Help } from '~/kit/help'
import { useTexts } from '~/kit/language'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { CustomerTermsFields, TERM_FIELDS } from './terms-fields'

export const INVOICING_FIELDS = [
  'invoice_format',
  'invoice_attachment',
  'electronic_consent_on',
  'payment_method',
  ...TERM_FIELDS,
] as const

/** How invoices reach the customer, and how they are paid. */
export function CustomerInvoicingFields({ stored }: { stored?: CustomerValues | undefined }) {
  const texts = useTexts().customers
  const refusal = useRefusal()
  return (
    <>
      <RadioField
        name="invoice_format"
        legend={texts.fields.invoice_format}
        labels={texts.formats}
        stored={stored?.invoice_format ?? 'pdf'}
      />
      <RadioField
        name="invoice_attachment"
        legend={texts.fields.invoice_attachment}
        labels={texts.attachments}
        stored={stored?.invoice_attachment ?? 'usual'}
      />
      <Help>{texts.attachmentHint}</Help>
      <TextField
        {...fieldOf(refusal, 'electronic_consent_on', stored?.electronic_consent_on ?? null)}
        label={texts.fields.electronic_consent_on}
        hint={texts.consentHint}
        type="date"
        autoComplete="off"
        isOptional
      />
      <CustomerTermsFields stored={stored} />
    </>
  )
}
