import type { WithoutAddress } from '~/domain/portal-code/without-address.server'
import { Notice } from '~/kit/banner'
import { Checkbox } from '~/kit/choice'
import { useTexts } from '~/kit/language'
import { RecordForm } from '~/kit/record-form'
import { useRefused } from '~/kit/refusal'
import { paths } from '~/paths'
import { SectionPage, type TenantProps } from './section-page'

interface Props extends TenantProps {
  withoutAddress: WithoutAddress
  canSend: boolean
}

export function PortalCodePage({ tenant, withoutAddress, canSend }: Props) {
  const { save, fields, portalCode } = useTexts().tenants
  const posted = useRefused()?.refusal
  const name = 'is_portal_code_demanded'
  const { names, count } = withoutAddress
  return (
    <SectionPage tenant={tenant} title={portalCode.title} text={portalCode.text}>
      {canSend ? null : <Notice title={portalCode.noServer} />}
      <p>{portalCode.withoutAddress(count)}</p>
      {count > 0 ? <p>{portalCode.whoWithoutAddress(names.join(', '), count > names.length)}</p> : null}
      <RecordForm action={paths.tenantPortalCode(tenant.id)} revision={tenant.revision} button={save}>
        <Checkbox
          id={name}
          name={name}
          label={fields[name]}
          isChecked={posted ? posted.values[name] !== undefined : tenant[name] === 1}
          fault={posted?.faults[name]}
        />
        <Checkbox
          id="is_release_confirmed"
          name="is_release_confirmed"
          label={fields.is_release_confirmed}
          isChecked={
            posted ? posted.values.is_release_confirmed !== undefined : tenant.is_release_confirmed === 1
          }
        />
      </RecordForm>
    </SectionPage>
  )
}
