import { ADDRESS_SCHEMES } from '~/domain/tenants/electronic-address'
import { Checkbox } from '~/kit/choice'
import { TextAreaField, TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import { useTenantField } from './fields'
import { SectionPage, type TenantProps } from './section-page'

const FLAGS = ['is_small_business', 'is_property_default'] as const
const STANDARD_TEXTS = [
  'invoice_opening',
  'invoice_closing',
  'invoice_opening_en',
  'invoice_closing_en',
] as const

export function InvoicingPage({ tenant }: TenantProps) {
  const { save, invoicing, fields } = useTexts().tenants
  const refusal = useRefusal()
  const field = useTenantField(tenant)
  const isPosted = Object.keys(refusal.values).length > 0
  const scheme = fieldOf(refusal, 'electronic_address_scheme', tenant.electronic_address_scheme)
  return (
    <SectionPage tenant={tenant} title={invoicing.title} text={invoicing.text}>
      <RecordForm action={paths.tenantInvoicing(tenant.id)} revision={tenant.revision} button={save}>
        <TextField {...field('contact_name')} hint={invoicing.contactHint} autoComplete="off" isOptional />
        <TextField {...field('contact_phone')} type="tel" autoComplete="off" isOptional />
        <SelectField
          name="electronic_address_scheme"
          label={fields.electronic_address_scheme}
          value={scheme.defaultValue ?? ''}
          fault={scheme.fault}
          options={[
            { value: '', label: invoicing.noScheme },
            ...ADDRESS_SCHEMES.map((value) => ({ value, label: invoicing.schemes[value] })),
          ]}
        />
        <TextField
          {...field('electronic_address')}
          hint={invoicing.addressHint}
          autoComplete="off"
          isOptional
        />
        <RadioField
          name="taxation"
          legend={fields.taxation}
          labels={invoicing.taxations}
          stored={tenant.taxation}
        />
        {FLAGS.map((name) => (
          <Checkbox
            key={name}
            id={name}
            name={name}
            label={
              name === 'is_small_business' ? (
                <>
                  {fields[name]}
                  <span className="field-hint">{invoicing.smallBusinessHint}</span>
                </>
              ) : (
                fields[name]
              )
            }
            isChecked={isPosted ? refusal.values[name] !== undefined : tenant[name] === 1}
          />
        ))}
        <p className="field-hint">{invoicing.languageHint}</p>
        {STANDARD_TEXTS.map((name) => (
          <TextAreaField key={name} {...field(name)} hint={invoicing.textHints[name]} rows={3} isOptional />
        ))}
      </RecordForm>
    </SectionPage>
  )
}
