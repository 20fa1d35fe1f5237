import { LEGAL_FORMS } from '~/domain/tenants/legal-form'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import { useTenantField } from './fields'
import { SectionPage, type TenantProps } from './section-page'

const FIELDS = [
  'managing_director',
  'supervisory_chair',
  'seat',
  'register_court',
  'register_number',
  'gln',
] as const

export function CompanyPage({ tenant }: TenantProps) {
  const { save, company, fields } = useTexts().tenants
  const refusal = useRefusal()
  const field = useTenantField(tenant)
  const form = fieldOf(refusal, 'legal_form', tenant.legal_form)
  return (
    <SectionPage tenant={tenant} title={company.title} text={company.text}>
      <RecordForm action={paths.tenantCompany(tenant.id)} revision={tenant.revision} button={save}>
        <SelectField
          name="legal_form"
          label={fields.legal_form}
          value={form.defaultValue ?? ''}
          options={[
            { value: '', label: company.noForm },
            ...LEGAL_FORMS.map((value) => ({ value, label: company.forms[value] })),
          ]}
        />
        {FIELDS.map((name) => (
          <TextField
            key={name}
            {...field(name)}
            hint={company.hints[name]}
            autoComplete="off"
            isOptional
            note={name === 'gln' ? undefined : company.byForm}
          />
        ))}
      </RecordForm>
    </SectionPage>
  )
}
