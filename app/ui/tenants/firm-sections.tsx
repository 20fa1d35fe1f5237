import type { FirmPageData } from '~/pages/tenant-page.server'
import { paths } from '~/paths'
import { type Fact, Facts } from '../facts'
import { useHref, useTexts } from '../language'
import { Section } from './section'
import type { TenantProps } from './section-page'
import { useTenantValue } from './tenant-fields'

export function CompanySection({ tenant }: TenantProps) {
  const { company, fields } = useTexts().tenants
  const show = useTenantValue()
  const names = [
    'legal_form',
    'managing_director',
    'seat',
    'register_court',
    'register_number',
    'gln',
  ] as const
  return (
    <Section title={company.title} path={paths.tenantCompany(tenant.id)}>
      <Facts facts={names.map((name) => ({ label: fields[name], value: show(name, tenant[name]) }))} />
      {tenant.legal_form === null ? <p>{company.noFormYet}</p> : null}
    </Section>
  )
}

export function InvoicingSection({ tenant }: TenantProps) {
  const { invoicing, fields } = useTexts().tenants
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
    </Section>
  )
}

/** Which number comes next in each range, and how a letter looks. */
export function NumbersSection({ numbers }: { numbers: FirmPageData['numbers'] }) {
  const texts = useTexts().tenants.numbers
  return (
    <section className="sheet stack-tight" aria-labelledby="nummern">
      <h2 id="nummern">{texts.title}</h2>
      <p>{texts.text}</p>
      <Facts
        facts={(['invoice', 'customer', 'contract', 'employee'] as const).map((range) => ({
          label: texts.ranges[range],
          value: numbers[range],
        }))}
      />
    </section>
  )
}

export function SampleSection({ tenant }: TenantProps) {
  const texts = useTexts().tenants.sample
  const href = useHref()
  return (
    <section className="sheet stack-tight screen-only" aria-labelledby="muster">
      <h2 id="muster">{texts.title}</h2>
      <p>{texts.text}</p>
      <p>
        <a className="target" href={href(paths.tenantSample(tenant.id))}>
          {texts.open}
        </a>
      </p>
    </section>
  )
}
