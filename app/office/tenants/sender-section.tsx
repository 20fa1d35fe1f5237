import { type Fact, Facts } from '~/kit/facts'
import { useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { Section } from './section'
import type { TenantProps } from './section-page'

export function SenderSection({ tenant }: TenantProps) {
  const { sender, fields } = useTexts().tenants
  const facts: Fact[] = [
    { label: fields.mail_from_name, value: tenant.mail_from_name ?? tenant.name },
    { label: fields.mail_from, value: tenant.mail_from ?? tenant.email },
    { label: fields.mail_reply_to, value: tenant.mail_reply_to ?? tenant.email },
  ]
  return (
    <Section title={sender.title} path={paths.tenantSender(tenant.id)}>
      <Facts facts={facts} />
    </Section>
  )
}
