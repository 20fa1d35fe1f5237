import type { CustomerValues } from '~/domain/customers/values.server'
import { TextField } from '../field'
import { useTexts } from '../language'
import { fieldOf, useRefusal } from '../refusal'
import { CountryField } from '../tenants/country-field'

type Field = Extract<keyof CustomerValues, `delivery_${string}`>

/** Where goods go, if not to the customer's own address. */
export function DeliveryFields({ stored }: { stored?: Pick<CustomerValues, Field> | undefined }) {
  const texts = useTexts().customers
  const refusal = useRefusal()
  const field = (name: Field) => ({
    ...fieldOf(refusal, name, stored?.[name] ?? null),
    label: texts.fields[name],
    autoComplete: 'off',
  })
  return (
    <>
      <TextField {...field('delivery_name')} hint={texts.deliveryHint} isOptional />
      <TextField {...field('delivery_street')} isOptional />
      <TextField {...field('delivery_extra')} isOptional />
      <TextField {...field('delivery_postal_code')} isOptional />
      <TextField {...field('delivery_city')} isOptional />
      <CountryField {...field('delivery_country')} />
    </>
  )
}
