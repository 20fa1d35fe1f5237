import { type Fact, Facts } from '~/kit/facts'
import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { Section } from './section'
import type { TenantProps } from './section-page'
import { useTenantValue } from './value'

export function InvoicingSection({ tenant }: TenantProps) {
  const {
    tenants: { invoicing, fields },
    einvoices,
  } = useTexts()
  const href = useHref()
  const show = useTenantValue()
  const { electronic_address, electronic_address_scheme } = tenant
  const names = [
    'contact_name',
    'contact_phone',
    'taxation',
    'is_small_business',
    'is_property_default',
    'invoice_opening',
    'invoice_closing',
    'invoice_opening_en',
    'invoice_closing_en',
  ] as const
  const facts: Fact[] = names.map((name) => ({ label: fields[name], value: show(name, tenant[name]) }))
  facts.splice(2, 0, {
    label: fields.electronic_address,
    value:
      electronic_address &&
      `${electronic_address} (${show('electronic_address_scheme', electronic_address_scheme)})`,
  })
  const isAskable = tenant.contact_name !== null && tenant.contact_phone !== null
  return (
    <Section title={invoicing.title} path={paths.tenantInvoicing(tenant.id)}>
      <Facts facts={facts} />
      {isAskable ? null : <p>{invoicing.noContact}</p>}
      <p>
        <a className="target" href={href(paths.einvoiceCheck())}>
          {einvoices.link}
        </a>
      </p>
    </Section>
  )
}
