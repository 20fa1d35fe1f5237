import { Checkbox } from '~/kit/choice'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { useRefused } from '~/kit/refusal'
import { paths } from '~/paths'
import { useTenantField } from './fields'
import { SectionPage, type TenantProps } from './section-page'

const FIELDS = ['data_contact', 'data_officer', 'data_authority', 'hosted_by', 'payroll_partner'] as const

export function DataProtectionPage({ tenant }: TenantProps) {
  const { save, fields, dataProtection: texts } = useTexts().tenants
  const field = useTenantField(tenant)
  const posted = useRefused()?.refusal
  const shown = 'is_notice_shown'
  return (
    <SectionPage tenant={tenant} title={texts.title} text={texts.text}>
      <RecordForm action={paths.tenantDataProtection(tenant.id)} revision={tenant.revision} button={save}>
        {FIELDS.map((name) => (
          <TextField key={name} {...field(name)} hint={texts.hints[name]} autoComplete="off" isOptional />
        ))}
        <Checkbox
          id={shown}
          name={shown}
          label={fields[shown]}
          isChecked={posted ? posted.values[shown] !== undefined : tenant[shown] === 1}
        />
      </RecordForm>
    </SectionPage>
  )
}
