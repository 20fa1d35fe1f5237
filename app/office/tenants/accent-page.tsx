import { legible } from '~/domain/letterhead/accent'
import { parseColor } from '~/domain/letterhead/color'
import { TextField } from '~/kit/field'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { useTenantField } from './fields'
import { SectionPage, type TenantProps } from './section-page'

export function AccentPage({ tenant }: TenantProps) {
  const { save, look } = useTexts().tenants
  const field = useTenantField(tenant)('accent_color')
  const { faults, values } = useRefusal()
  const entered = parseColor(values.accent_color ?? '')
  const isTooLight = faults.accent_color === 'accent_too_light' && entered !== undefined
  return (
    <SectionPage tenant={tenant} title={look.title} text={look.text}>
      <RecordForm action={paths.tenantAccent(tenant.id)} revision={tenant.revision} button={save}>
        <TextField
          {...field}
          hint={isTooLight ? look.darker(`#${legible(entered)}`) : look.hint}
          autoComplete="off"
          spellCheck={false}
          isOptional
        />
      </RecordForm>
    </SectionPage>
  )
}
