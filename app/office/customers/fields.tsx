import type { CustomerValues } from '~/domain/customers/values.server'
import { CountryField } from '~/kit/country-field'
import { DeliveryFields } from '~/kit/delivery-fields'
import { TextAreaField, TextField } from '~/kit/field'
import { FormPart } from '~/kit/form-part'
import { useTexts } from '~/kit/language'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { CustomerInvoicingFields } from './invoicing-fields'
import { NameFields } from './name-fields'
import { CustomerTermsFields } from './terms-fields'

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
      <FormPart title={texts.parts.who}>
        <NameFields stored={stored} />
        <TextField {...field('email')} type="email" hint={texts.emailHint} isOptional />
        <TextField {...field('phone')} type="tel" isOptional />
        <RadioField
          name="language"
          legend={texts.fields.language}
          labels={texts.languages}
          stored={stored?.language ?? 'de'}
        />
      </FormPart>
      <FormPart title={texts.parts.address}>
        <TextField {...field('street')} />
        <TextField {...field('address_extra')} hint={texts.extraHint} isOptional />
        <TextField {...field('postal_code')} />
        <TextField {...field('city')} />
        <CountryField {...field('country')} />
        <DeliveryFields stored={stored} />
      </FormPart>
      <CustomerInvoicingFields stored={stored} />
      <FormPart title={texts.parts.terms}>
        <CustomerTermsFields stored={stored} />
      </FormPart>
      <FormPart title={texts.parts.office}>
        <TextField {...field('number')} hint={stored ? undefined : texts.numberHint} isOptional={!stored} />
        <TextAreaField {...field('notes')} hint={texts.notesHint} rows={3} isOptional />
      </FormPart>
    </>
  )
}
