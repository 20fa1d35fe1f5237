import { paths } from '~/paths'
import { TextField } from '../field'
import { useTexts } from '../language'
import { RecordForm } from '../record-form'
import { SectionPage, type TenantProps } from './section-page'
import { useTenantField } from './tenant-fields'

export const TERMS = [
  'payment_term_days',
  'invoice_link_days',
  'portal_link_days',
  'employee_link_days',
] as const

export function TermsPage({ tenant }: TenantProps) {
  const { save, terms } = useTexts().tenants
  const field = useTenantField(tenant)
  return (
    <SectionPage tenant={tenant} title={terms.title} text={terms.text}>
      <RecordForm action={paths.tenantTerms(tenant.id)} revision={tenant.revision} button={save}>
        {TERMS.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            hint={name === 'payment_term_days' ? terms.termHint : terms.linkHint}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </RecordForm>
    </SectionPage>
  )
}
