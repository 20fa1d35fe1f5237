import { paths } from '~/paths'
import { AccountForm } from '../account/account-form'
import { TextField } from '../field'
import { useTexts } from '../language'
import { fieldOf, useRefusal } from '../refusal'
import { SectionPage, type TenantProps } from './section-page'

export const TERMS = [
  'payment_term_days',
  'invoice_link_days',
  'portal_link_days',
  'employee_link_days',
] as const

/** How long customers have to pay, and how long links open. */
export function TermsPage({ frame, tenant }: TenantProps) {
  const { save, terms } = useTexts().tenants
  const refusal = useRefusal()
  return (
    <SectionPage {...{ frame, tenant }} title={terms.title} text={terms.text}>
      <AccountForm action={paths.tenantTerms(tenant.id)} button={save}>
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
      </AccountForm>
    </SectionPage>
  )
}
