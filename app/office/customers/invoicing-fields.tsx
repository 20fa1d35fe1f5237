import type { CustomerValues } from '~/domain/customers/values.server'
import { ADDRESS_SCHEMES } from '~/domain/tenants/electronic-address'
import { TextField } from '~/kit/field'
import { FormPart } from '~/kit/form-part'
import { Help } from '~/kit/help'
import { useTexts } from '~/kit/language'
import { RadioField } from '~/kit/records/radio-field'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SelectField } from '~/kit/select-field'

export function CustomerInvoicingFields({ stored }: { stored?: CustomerValues | undefined }) {
  const { customers: texts, tenants } = useTexts()
  const refusal = useRefusal()
  const field = (name: keyof CustomerValues) => {
    const value = stored?.[name] ?? null
    return {
      ...fieldOf(refusal, name, value === null ? null : String(value)),
      label: texts.fields[name],
      autoComplete: 'off',
      isOptional: true,
    }
  }
  const scheme = fieldOf(refusal, 'electronic_address_scheme', stored?.electronic_address_scheme ?? null)
  return (
    <>
      <FormPart title={texts.parts.invoices}>
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
        <TextField {...field('electronic_consent_on')} type="date" />
        <TextField {...field('vat_id')} hint={texts.vatIdHint} />
        <TextField {...field('register_number')} hint={texts.registerHint} />
        <TextField {...field('buyer_reference')} hint={texts.referenceHint} />
        <TextField {...field('supplier_number')} />
      </FormPart>
      <FormPart title={texts.parts.eInvoices}>
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
      </FormPart>
    </>
  )
}
