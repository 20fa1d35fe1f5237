import { ErrorSummary } from '~/kit/error-summary'
import { FORM_KEY_FIELD } from '~/kit/forms/form-fields'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { EndpointFields, useEndpointLabel } from './fields'

interface Props {
  firmId: string
  formKey: string
}

export function NewEndpointPage({ firmId, formKey }: Props) {
  const { events: texts } = useTexts()
  const refusal = useRefusal()
  return (
    <>
      <ErrorSummary faults={refusal.faults} labelOf={useEndpointLabel()} />
      <PageHead back={{ to: paths.eventEndpoints(firmId), label: texts.back }} title={texts.addTitle} />
      <OfficeForm action={paths.newEventEndpoint(firmId)} button={texts.enter}>
        <input type="hidden" name={FORM_KEY_FIELD} value={refusal.values[FORM_KEY_FIELD] ?? formKey} />
        <EndpointFields />
      </OfficeForm>
    </>
  )
}
