import { LETTER_FACTS, missingOnLetters } from '~/domain/tenants/letter-facts'
import { Facts } from '~/kit/facts'
import { useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { Section } from './section'
import type { TenantProps } from './section-page'
import { useTenantValue } from './value'

export function CompanySection({ tenant }: TenantProps) {
  const { company, fields } = useTexts().tenants
  const show = useTenantValue()
  const missing = missingOnLetters(tenant)
  const names = [...LETTER_FACTS, 'gln'] as const
  return (
    <Section title={company.title} path={paths.tenantCompany(tenant.id)}>
      <Facts facts={names.map((name) => ({ label: fields[name], value: show(name, tenant[name]) }))} />
      {tenant.legal_form === null ? <p>{company.noFormYet}</p> : null}
      {missing.length > 0 ? <p>{company.missing(missing.map((name) => fields[name]).join(', '))}</p> : null}
    </Section>
  )
}
