import type { Attempt, WatchedDelivery } from '~/domain/events/deliveries.server'
import { formatMoment } from '~/i18n/format'
import { Facts } from '~/kit/facts'
import { Copyable } from '~/kit/fields-to-copy'
import { useLanguage, useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { RecordPart } from '~/kit/records/record-part'
import { SavedBanner } from '~/kit/saved'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { answerText, DeliveryMark, hostOf } from './words'

interface Props {
  firmId: string
  endpoint: WatchedDelivery['endpoint']
  delivery: Omit<WatchedDelivery, 'endpoint'>
}

export function DeliveryPage({ firmId, endpoint, delivery }: Props) {
  const { events: texts } = useTexts()
  const language = useLanguage()
  const { id, type, state, at, nextAt, sentAt, eventId, tries, body } = delivery
  const isSentAgain = state !== 'waiting' && !endpoint.hasEnded
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.eventEndpoint(firmId, endpoint.id), label: texts.backTo(hostOf(endpoint.url)) }}
        title={texts.types[type].name}
        status={<DeliveryMark state={state} />}
        others={[
          isSentAgain && {
            label: texts.replay,
            action: paths.eventDeliveryReplay(firmId, endpoint.id, id),
          },
        ]}
      />
      {endpoint.hasEnded ? <p className="soft">{texts.resumeFirst}</p> : null}
      <Facts
        facts={[
          { label: texts.happened, value: formatMoment(at, language) },
          { label: texts.arrived, value: sentAt && formatMoment(sentAt, language) },
          { label: texts.nextTry, value: nextAt && formatMoment(nextAt, language) },
          { label: texts.deliveryId, value: <Copyable>{eventId}</Copyable> },
        ]}
      />
      <RecordPart id="versuche" title={texts.tries}>
        <Tries tries={tries} />
      </RecordPart>
      <RecordPart id="nutzdaten" title={texts.payload}>
        <pre className="sheet mail-text">{JSON.stringify(JSON.parse(body), null, 2)}</pre>
      </RecordPart>
    </>
  )
}

function Tries({ tries }: { tries: Attempt[] }) {
  const { events: texts } = useTexts()
  const language = useLanguage()
  if (tries.length === 0) return <p>{texts.noTries}</p>
  return (
    <Table
      labelledBy="versuche"
      rows={tries}
      keyOf={({ at }, index) => `${at} ${index}`}
      columns={[
        { title: texts.testAt, look: 'whole', cell: ({ at }) => formatMoment(at, language) },
        { title: texts.answer, isGroup: true, cell: ({ answer }) => answerText(answer, texts) },
        { title: texts.took, look: 'number', cell: ({ tookMs }) => texts.milliseconds(tookMs) },
      ]}
    />
  )
}
