import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { paths } from '~/paths'
import { useTenantField } from './fields'
import { SectionPage, type TenantProps } from './section-page'

const TERMS = [
  'payment_term_days',
  'write_off_limit_cents',
  'invoice_link_days',
  'portal_link_days',
  'employee_link_days',
  'leaver_link_days',
] as const

export function TermsPage({ tenant }: TenantProps) {
  const { save, terms } = useTexts().tenants
  const field = useTenantField(tenant)
  const hints: Partial<Record<string, string>> = {
    payment_term_days: terms.termHint,
    write_off_limit_cents: terms.limitHint,
  }
  return (
    <SectionPage tenant={tenant} title={terms.title} text={terms.text}>
      <RecordForm action={paths.tenantTerms(tenant.id)} revision={tenant.revision} button={save}>
        {TERMS.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            hint={hints[name] ?? terms.linkHint}
            inputMode={name === 'write_off_limit_cents' ? 'decimal' : 'numeric'}
            autoComplete="off"
          />
        ))}
      </RecordForm>
    </SectionPage>
  )
}
