import { paths } from '~/paths'
import { TextField } from '../field'
import { useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { fieldOf, useRefusal } from '../refusal'
import { SectionPage, type TenantProps } from './section-page'

export const TERMS = [
  'payment_term_days',
  'invoice_link_days',
  'portal_link_days',
  'employee_link_days',
] as const

export function TermsPage({ tenant }: TenantProps) {
  const { save, terms } = useTexts().tenants
  const refusal = useRefusal()
  return (
    <SectionPage tenant={tenant} title={terms.title} text={terms.text}>
      <OfficeForm action={paths.tenantTerms(tenant.id)} button={save}>
        {TERMS.map((name) => (
          <TextField
            key={name}
            {...fieldOf(refusal, name, String(tenant[name]))}
            label={terms.fields[name]}
            hint={name === 'payment_term_days' ? terms.termHint : terms.linkHint}
            inputMode="numeric"
            autoComplete="off"
          />
        ))}
      </OfficeForm>
    </SectionPage>
  )
}
