import type { CustomerValues } from '~/domain/customers/values.server'
import { ADDRESS_SCHEMES } from '~/domain/tenants/electronic-address'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SelectField } from '~/kit/select-field'

export const TAX_FIELDS = [
  'vat_id',
  'register_number',
  'buyer_reference',
  'supplier_number',
  'electronic_address_scheme',
  'electronic_address',
] as const

/** What tax law and public authorities ask for. */
export function CustomerTaxFields({ stored }: { stored?: CustomerValues | undefined }) {
  const { customers: texts, tenants } = useTexts()
  const refusal = useRefusal()
  const field = (name: (typeof TAX_FIELDS)[number]) => ({
    ...fieldOf(refusal, name, stored?.[name] ?? null),
    label: texts.fields[name],
    autoComplete: 'off',
    isOptional: true,
  })
  const scheme = fieldOf(refusal, 'electronic_address_scheme', stored?.electronic_address_scheme ?? null)
  return (
    <>
      <TextField {...field('vat_id')} hint={texts.vatIdHint} />
      <TextField {...field('register_number')} hint={texts.registerHint} />
      <TextField {...field('buyer_reference')} hint={texts.referenceHint} />
      <TextField {...field('supplier_number')} />
      <SelectField
        name="electronic_address_scheme"
        label={texts.fields.electronic_address_scheme}
        value={scheme.defaultValue ?? ''}
        fault={scheme.fault}
        options={[
          { value: '', label: tenants.invoicing.noScheme },
          ...ADDRESS_SCHEMES.map((value) => ({ value, label: tenants.invoicing.schemes[value] })),
        ]}
      />
      <TextField {...field('electronic_address')} hint={texts.addressHint} />
    </>
  )
}
