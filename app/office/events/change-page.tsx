import type { EventType } from '~/domain/events/types'
import { ErrorSummary } from '~/kit/error-summary'
import { useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { EndpointFields, useEndpointLabel } from './fields'
import { hostOf } from './words'

interface Props {
  firmId: string
  endpoint: { id: string; url: string; types: EventType[] }
}

export function ChangePage({ firmId, endpoint: { id, url, types } }: Props) {
  const { events: texts } = useTexts()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} labelOf={useEndpointLabel()} />
      <PageHead
        back={{ to: paths.eventEndpoint(firmId, id), label: texts.backTo(hostOf(url)) }}
        title={texts.change}
      />
      <OfficeForm action={paths.eventEndpointChange(firmId, id)} button={texts.save}>
        <EndpointFields url={url} types={types} />
      </OfficeForm>
    </>
  )
}
