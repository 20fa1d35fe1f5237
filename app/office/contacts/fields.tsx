import type { ContactValues } from '~/domain/contacts/values.server'
import { Checkbox } from '~/kit/choice'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'

export function ContactFields({ stored }: { stored?: ContactValues }) {
  const { contacts: texts, customers } = useTexts()
  const refusal = useRefusal()
  const field = (name: 'name' | 'job_title' | 'email' | 'phone') => ({
    ...fieldOf(refusal, name, stored?.[name] ?? null),
    label: texts.fields[name],
    autoComplete: 'off',
  })
  const wasPosted = Object.keys(refusal.values).length > 0
  const isForInvoices = wasPosted ? Boolean(refusal.values.is_for_invoices) : stored?.is_for_invoices === 1
  return (
    <>
      <TextField {...field('name')} />
      <TextField {...field('job_title')} hint={texts.jobTitleHint} isOptional />
      <TextField {...field('email')} type="email" hint={texts.emailHint} isOptional />
      <TextField {...field('phone')} type="tel" isOptional />
      <RadioField
        name="language"
        legend={texts.fields.language}
        labels={customers.languages}
        stored={stored?.language ?? 'de'}
      />
      <Checkbox
        id="is_for_invoices"
        name="is_for_invoices"
        label={
          <>
            {texts.fields.is_for_invoices}
            <span className="field-hint">{texts.invoicesHint}</span>
          </>
        }
        isChecked={isForInvoices}
      />
    </>
  )
}
