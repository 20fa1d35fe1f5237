import { paths } from '~/paths'
import { Notice } from '../banner'
import { Checkbox } from '../choice'
import { useTexts } from '../language'
import { RecordForm } from '../record-form'
import { usePostedRefusal } from '../refusal'
import { SectionPage, type TenantProps } from './section-page'

interface Props extends TenantProps {
  /** Employees without an address to send a code to. */
  withoutAddress: number
  /** Whether this installation sends mail at all. */
  canSend: boolean
}

/** Whether payslips ask for a mailed code besides the link. */
export function SecondStepPage({ tenant, withoutAddress, canSend }: Props) {
  const { save, fields, secondStep } = useTexts().tenants
  const posted = usePostedRefusal()
  const name = 'is_second_step_demanded'
  return (
    <SectionPage tenant={tenant} title={secondStep.title} text={secondStep.text}>
      {canSend ? null : <Notice title={secondStep.noServer} />}
      <p>{secondStep.withoutAddress(withoutAddress)}</p>
      <RecordForm action={paths.tenantSecondStep(tenant.id)} revision={tenant.revision} button={save}>
        <Checkbox
          id={name}
          name={name}
          label={fields[name]}
          isChecked={posted ? posted.values[name] !== undefined : tenant[name] === 1}
          fault={posted?.faults[name]}
        />
      </RecordForm>
    </SectionPage>
  )
}
