import type { CustomerValues } from '~/domain/customers/values.server'
import { formatCountry, formatDate, formatPercent } from '~/i18n/format'
import type { Texts } from '~/i18n/texts'
import { TextField } from '../field'
import { useLanguage, useTexts } from '../language'
import { RadioField } from '../records/radio-field'
import { fieldOf, useRefusal } from '../refusal'
import { CountryField } from '../tenants/country-field'
import { DeliveryFields } from './delivery-fields'
import { CustomerInvoicingFields } from './invoicing-fields'

export type CustomerField = keyof Texts['customers']['fields']

/** The fields of a customer, with what was entered, or else what is stored. */
export function CustomerFields({ stored }: { stored?: CustomerValues }) {
  const texts = useTexts().customers
  const refusal = useRefusal()
  const field = (name: Exclude<keyof CustomerValues, `${string}_days`>) => ({
    ...fieldOf(refusal, name, stored?.[name] ?? null),
    label: texts.fields[name],
    autoComplete: 'off',
  })
  return (
    <>
      <RadioField name="kind" legend={texts.fields.kind} labels={texts.kinds} stored={stored?.kind} />
      <TextField {...field('name')} hint={texts.nameHint} />
      <TextField {...field('contact_name')} isOptional />
      <TextField {...field('street')} />
      <TextField {...field('address_extra')} hint={texts.extraHint} isOptional />
      <TextField {...field('postal_code')} />
      <TextField {...field('city')} />
      <CountryField {...field('country')} />
      <TextField {...field('email')} type="email" hint={texts.emailHint} isOptional />
      <TextField {...field('phone')} type="tel" isOptional />
      <TextField {...field('vat_id')} hint={texts.vatIdHint} isOptional />
      <TextField {...field('number')} hint={stored ? undefined : texts.numberHint} isOptional={!stored} />
      <RadioField
        name="language"
        legend={texts.fields.language}
        labels={texts.languages}
        stored={stored?.language ?? 'de'}
      />
      <DeliveryFields stored={stored} />
      <CustomerInvoicingFields stored={stored} />
    </>
  )
}

/** A value of a customer in the reader's words. */
export function useCustomerValue(): (field: string, value: string | number | null | undefined) => string {
  const { formats, kinds, languages, paymentMethods } = useTexts().customers
  const words: Record<string, Record<string, string>> = {
    kind: kinds,
    language: languages,
    invoice_format: formats,
    payment_method: paymentMethods,
  }
  const language = useLanguage()
  return (field, value) => {
    const text = String(value ?? '')
    if (field === 'country' || field === 'delivery_country') return text && formatCountry(text, language)
    if (field === 'electronic_consent_on' && /^\d{4}-/.test(text)) return formatDate(text, language)
    if (field === 'discount_percent' && /^\d+(\.\d+)?$/.test(text)) return formatPercent(text, language)
    return words[field]?.[text] ?? text
  }
}

export function useCustomerLabel(): (field: string) => string {
  const { fields } = useTexts().customers
  return (field) => fields[field as CustomerField] ?? field
}
