import { Checkbox } from '~/kit/choice'
import { CodeField } from '~/kit/code-field'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { useRefused } from '~/kit/refusal'
import { paths } from '~/paths'
import { SectionPage, type TenantProps } from './section-page'

interface Props extends TenantProps {
  /** Names of those who do payroll. */
  clerks: string[]
  asksForCode: boolean
}

export function SensitivePage({ tenant, clerks, asksForCode }: Props) {
  const { tenants } = useTexts()
  const { save, fields, sensitive } = tenants
  const posted = useRefused()?.refusal
  const name = 'is_sensitive_shown'
  return (
    <SectionPage tenant={tenant} title={sensitive.title} text={sensitive.text}>
      <p>{clerks.length === 0 ? sensitive.nobody : sensitive.clerks(clerks.join(', '))}</p>
      <p className="soft">{sensitive.kept}</p>
      <RecordForm action={paths.tenantSensitive(tenant.id)} revision={tenant.revision} button={save}>
        <Checkbox
          id={name}
          name={name}
          label={fields[name]}
          isChecked={posted ? posted.values[name] !== undefined : tenant[name] === 1}
        />
        {asksForCode ? <CodeField hint={sensitive.codeHint} /> : null}
      </RecordForm>
    </SectionPage>
  )
}
