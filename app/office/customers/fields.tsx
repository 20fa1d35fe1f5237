import type { CustomerValues } from '~/domain/customers/values.server'
import { CountryField } from '~/kit/country-field'
import { DELIVERY_FIELDS, DeliveryFields } from '~/kit/delivery-fields'
import { TextAreaField, TextField } from '~/kit/field'
import { FormMore } from '~/kit/form-more'
import { useTexts } from '~/kit/language'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { CustomerInvoicingFields, INVOICING_FIELDS } from './invoicing-fields'
import { NameFields } from './name-fields'
import { CustomerTaxFields, TAX_FIELDS } from './tax-fields'

const OTHER_FIELDS = ['phone', 'language', 'number', 'notes', ...DELIVERY_FIELDS]

/** What every invoice needs, and in three named parts what few need. */
export function CustomerFields({ stored }: { stored?: CustomerValues }) {
  const { parts, ...texts } = useTexts().customers
  const refusal = useRefusal()
  const field = (name: Exclude<keyof CustomerValues, `${string}_days`>) => ({
    ...fieldOf(refusal, name, stored?.[name] ?? null),
    label: texts.fields[name],
    autoComplete: 'off',
  })
  return (
    <>
      <NameFields stored={stored} />
      <TextField {...field('street')} />
      <TextField {...field('address_extra')} isOptional />
      <TextField {...field('postal_code')} />
      <TextField {...field('city')} />
      <CountryField {...field('country')} />
      <TextField {...field('email')} type="email" hint={texts.emailHint} isOptional />
      <FormMore {...parts.invoicing} names={INVOICING_FIELDS}>
        <CustomerInvoicingFields stored={stored} />
      </FormMore>
      <FormMore {...parts.tax} names={TAX_FIELDS}>
        <CustomerTaxFields stored={stored} />
      </FormMore>
      <FormMore {...parts.other} names={OTHER_FIELDS}>
        <TextField {...field('phone')} type="tel" isOptional />
        <TextField {...field('number')} hint={stored ? undefined : texts.numberHint} isOptional={!stored} />
        <RadioField
          name="language"
          legend={texts.fields.language}
          labels={texts.languages}
          stored={stored?.language ?? 'de'}
        />
        <TextAreaField {...field('notes')} hint={texts.notesHint} rows={2} isOptional />
        <DeliveryFields stored={stored} />
      </FormMore>
    </>
  )
}
