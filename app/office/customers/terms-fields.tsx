import type { CustomerValues } from '~/domain/customers/values.server'
import { formatDecimal } from '~/i18n/format'
import { TextField } from '~/kit/field'
import { useLanguage, useTexts } from '~/kit/language'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'

export const TERM_FIELDS = [
  'payment_term_days',
  'reminder_days',
  'discount_percent',
  'discount_days',
] as const

/** When and how the customer pays. Direct debit needs a mandate, which a new customer cannot have. */
export function CustomerTermsFields({ stored }: { stored?: CustomerValues | undefined }) {
  const texts = useTexts().customers
  const refusal = useRefusal()
  const language = useLanguage()
  const field = (name: (typeof TERM_FIELDS)[number], value?: string) => ({
    ...fieldOf(refusal, name, value),
    label: texts.fields[name],
    autoComplete: 'off',
    isOptional: true,
  })
  const percent = stored?.discount_percent ?? undefined
  return (
    <>
      {stored ? (
        <RadioField
          name="payment_method"
          legend={texts.fields.payment_method}
          labels={texts.paymentMethods}
          stored={stored.payment_method}
        />
      ) : null}
      <TextField
        {...field('payment_term_days', stored?.payment_term_days?.toString())}
        hint={texts.termHint}
        inputMode="numeric"
      />
      <TextField
        {...field('reminder_days', stored?.reminder_days?.toString())}
        hint={texts.reminderHint}
        inputMode="numeric"
      />
      <TextField
        {...field('discount_percent', percent && formatDecimal(percent, language))}
        hint={texts.discountHint}
        inputMode="decimal"
      />
      <TextField {...field('discount_days', stored?.discount_days?.toString())} inputMode="numeric" />
    </>
  )
}
