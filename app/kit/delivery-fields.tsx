import type { CustomerValues } from '~/domain/customers/values.server'
import { CountryField } from './country-field'
import { TextField } from './field'
import { useTexts } from './language'
import { fieldOf, useRefusal } from './refusal'

const FIELDS = [
  'delivery_name',
  'delivery_street',
  'delivery_extra',
  'delivery_postal_code',
  'delivery_city',
] as const satisfies readonly (keyof CustomerValues)[]
export const DELIVERY_FIELDS = [...FIELDS, 'delivery_country'] as const
type Field = (typeof DELIVERY_FIELDS)[number]

/** Delivery address, if it differs from the customer's own; folded up, since few have one. */
export function DeliveryFields({ stored }: { stored?: Pick<CustomerValues, Field> | undefined }) {
  const texts = useTexts().customers
  const refusal = useRefusal()
  const field = (name: Field) => ({
    ...fieldOf(refusal, name, stored?.[name] ?? null),
    label: texts.fields[name],
    autoComplete: 'off',
  })
  const isUsed = FIELDS.some((name) => field(name).defaultValue || refusal.faults[name])
  return (
    <details className="help" open={isUsed || refusal.faults.delivery_country !== undefined}>
      <summary>{texts.deliveryAddress}</summary>
      {FIELDS.map((name) => (
        <TextField
          key={name}
          {...field(name)}
          hint={name === 'delivery_name' ? texts.deliveryHint : undefined}
          isOptional
        />
      ))}
      <CountryField {...field('delivery_country')} />
    </details>
  )
}
