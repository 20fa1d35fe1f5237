import { paths } from '~/paths'
import { Notice } from '../banner'
import { Checkbox } from '../choice'
import { useTexts } from '../language'
import { OfficeForm } from '../office-form'
import { useRefusal } from '../refusal'
import { SectionPage, type TenantProps } from './section-page'

interface Props extends TenantProps {
  /** Employees without an address to send a code to. */
  withoutAddress: number
  /** Whether this installation sends mail at all. */
  canSend: boolean
}

/** Whether payslips ask for a mailed code besides the link. */
export function SecondStepPage({ tenant, withoutAddress, canSend }: Props) {
  const { save, secondStep } = useTexts().tenants
  const { faults } = useRefusal()
  const isRefused = Object.keys(faults).length > 0
  const name = 'is_second_step_demanded'
  return (
    <SectionPage tenant={tenant} title={secondStep.title} text={secondStep.text}>
      {canSend ? null : <Notice title={secondStep.noServer} />}
      <p>{secondStep.withoutAddress(withoutAddress)}</p>
      <OfficeForm action={paths.tenantSecondStep(tenant.id)} button={save}>
        <Checkbox
          id={name}
          name={name}
          label={secondStep.label}
          isChecked={isRefused || tenant.is_second_step_demanded === 1}
          fault={faults[name]}
        />
      </OfficeForm>
    </SectionPage>
  )
}
