import { formatIban } from '~/i18n/format'
import { type Fact, Facts } from '~/kit/facts'
import { useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { Section } from './section'
import type { TenantProps } from './section-page'

export function BankSection({ tenant }: TenantProps) {
  const { bank, fields } = useTexts().tenants
  const facts: Fact[] = [
    { label: fields.iban, value: tenant.iban && formatIban(tenant.iban) },
    { label: fields.bic, value: tenant.bic },
    { label: fields.bank_name, value: tenant.bank_name },
    { label: fields.creditor_id, value: tenant.creditor_id },
  ]
  return (
    <Section title={bank.title} path={paths.tenantBank(tenant.id)}>
      <Facts facts={facts} />
      {tenant.iban === null ? <p>{bank.noIban}</p> : null}
      {tenant.creditor_id === null ? <p>{bank.noCreditorId}</p> : null}
    </Section>
  )
}
