import { ROLES } from '~/domain/kernel/rights'
import { Checkbox } from '~/kit/choice'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { useRefused } from '~/kit/refusal'
import { paths } from '~/paths'
import { SectionPage, type TenantProps } from './section-page'

export function SecondFactorPage({ tenant }: TenantProps) {
  const { save, fields, secondFactor } = useTexts().tenants
  const posted = useRefused()?.refusal
  return (
    <SectionPage tenant={tenant} title={secondFactor.title} text={secondFactor.text}>
      <RecordForm action={paths.tenantSecondFactor(tenant.id)} revision={tenant.revision} button={save}>
        {ROLES.map((role) => {
          const name = `is_factor_demanded_of_${role}` as const
          return (
            <Checkbox
              key={name}
              id={name}
              name={name}
              label={fields[name]}
              isChecked={posted ? posted.values[name] !== undefined : tenant[name] === 1}
            />
          )
        })}
      </RecordForm>
    </SectionPage>
  )
}
