import { WAGE_KINDS } from '~/domain/handovers/lines'
import { Checkbox } from '~/kit/choice'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { useRefused } from '~/kit/refusal'
import { paths } from '~/paths'
import { useTenantField } from './fields'
import { SectionPage, type TenantProps } from './section-page'

export function PayrollOfficePage({ tenant }: TenantProps) {
  const { save, fields, payrollOffice: texts } = useTexts().tenants
  const field = useTenantField(tenant)
  const posted = useRefused()?.refusal
  const shown = 'is_hours_shown'
  return (
    <SectionPage tenant={tenant} title={texts.title} text={texts.text}>
      <RecordForm action={paths.tenantPayrollOffice(tenant.id)} revision={tenant.revision} button={save}>
        {(['payroll_consultant', 'payroll_client'] as const).map((name) => (
          <TextField
            key={name}
            {...field(name)}
            hint={texts.hints[name]}
            inputMode="numeric"
            autoComplete="off"
            isOptional
          />
        ))}
        <h2>{texts.wageTypes}</h2>
        <p>{texts.wageTypesText}</p>
        {WAGE_KINDS.map((kind) => (
          <TextField key={kind} {...field(`wage_type_${kind}`)} autoComplete="off" isOptional />
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
