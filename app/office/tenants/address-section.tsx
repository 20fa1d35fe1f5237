import { formatCountry } from '~/i18n/format'
import { type Fact, Facts } from '~/kit/facts'
import { useLanguage, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { Section } from './section'
import type { TenantProps } from './section-page'

export function AddressSection({ tenant }: TenantProps) {
  const texts = useTexts().tenants
  const language = useLanguage()
  const { fields } = texts
  const facts: Fact[] = [
    { label: fields.street, value: tenant.street },
    { label: fields.address_extra, value: tenant.address_extra },
    { label: fields.city, value: `${tenant.postal_code} ${tenant.city}` },
    { label: fields.country, value: formatCountry(tenant.country, language) },
    { label: fields.email, value: tenant.email },
    { label: fields.phone, value: tenant.phone },
    { label: fields.website, value: tenant.website },
    { label: fields.vat_id, value: tenant.vat_id },
    { label: fields.tax_number, value: tenant.tax_number },
    { label: fields.language, value: texts.address.languages[tenant.language] },
  ]
  return (
    <Section title={texts.address.title} path={paths.tenantAddress(tenant.id)}>
      <Facts facts={facts} />
      {tenant.vat_id === null && tenant.tax_number === null ? <p>{texts.address.noTaxNumber}</p> : null}
    </Section>
  )
}
