import type { Delivery, DeliveryQuery } from '~/domain/events/deliveries.server'
import type { WatchedEndpoint } from '~/domain/events/list.server'
import type { ListPage } from '~/domain/lists/paging'
import { formatMoment } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { Facts } from '~/kit/facts'
import { Copyable } from '~/kit/fields-to-copy'
import { useLanguage, useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { RecordPart } from '~/kit/records/record-part'
import { SavedBanner, useSaved } from '~/kit/saved'
import { paths } from '~/paths'
import { useEndpointActs, useSettingActs } from './acts'
import { Deliveries } from './delivery-list'
import { answerText, EndpointMark, HostName, wantedText } from './words'

interface Props {
  firmId: string
  endpoint: WatchedEndpoint
  query: DeliveryQuery
  deliveries: ListPage<Delivery>
  shown: string | null
}

export function EndpointPage({ firmId, endpoint, shown, ...listed }: Props) {
  const { events: texts } = useTexts()
  const language = useLanguage()
  const { failingSince, test } = endpoint
  const said = useSaved(texts.saved)
  const isTested = said === 'tested' || said === 'test_lost'
  return (
    <>
      <SavedBanner saved={texts.saved}>
        {isTested && test ? (
          <p>
            {answerText(test.answer, texts)} ({texts.milliseconds(test.tookMs)})
          </p>
        ) : null}
      </SavedBanner>
      <PageHead
        back={{ to: paths.eventEndpoints(firmId), label: texts.back }}
        title={<HostName url={endpoint.url} />}
        status={
          <>
            <EndpointMark state={endpoint.state} />
            {failingSince === null ? null : (
              <span className="soft"> {texts.failingSince(formatMoment(failingSince, language))}</span>
            )}
          </>
        }
        {...useEndpointActs(firmId, endpoint)}
      />
      {shown === null ? null : (
        <Notice title={texts.shown}>
          <p>
            <code className="copyable">{shown}</code>
          </p>
          <p>{texts.shownText}</p>
        </Notice>
      )}
      {endpoint.endedReason === 'gone' ? <p>{texts.gone}</p> : null}
      <RecordPart id="einstellung" title={texts.setting} acts={useSettingActs(firmId, endpoint)}>
        <EndpointFacts endpoint={endpoint} />
      </RecordPart>
      <LastTest endpoint={endpoint} />
      <RecordPart
        id="ereignisse"
        title={texts.deliveries}
        acts={[
          endpoint.state !== 'ended' && {
            label: texts.replaySpan,
            to: paths.eventReplay(firmId, endpoint.id),
          },
        ]}
      >
        <Deliveries firmId={firmId} endpointId={endpoint.id} {...listed} />
      </RecordPart>
    </>
  )
}

function EndpointFacts({ endpoint }: { endpoint: WatchedEndpoint }) {
  const { events: texts } = useTexts()
  const language = useLanguage()
  const { lastAt, lastAnswer, waiting, restsUntil, formerUntil } = endpoint
  const last =
    lastAt === null
      ? texts.noneYet
      : `${formatMoment(lastAt, language)}: ${answerText(lastAnswer ?? '', texts)}`
  return (
    <Facts
      facts={[
        { label: texts.url, value: <Copyable>{endpoint.url}</Copyable> },
        { label: texts.wanted, value: wantedText(endpoint.types, texts) },
        { label: texts.last, value: last },
        { label: texts.waiting, value: waiting > 0 && texts.waitingCount(waiting) },
        {
          label: texts.nextTry,
          value:
            waiting > 0 && endpoint.state === 'failing' && restsUntil && formatMoment(restsUntil, language),
        },
        {
          label: texts.formerUntil,
          value: formerUntil && texts.formerUntilText(formatMoment(formerUntil, language)),
        },
        { label: texts.since, value: formatMoment(endpoint.createdAt, language) },
      ]}
    />
  )
}

function LastTest({ endpoint: { test } }: { endpoint: WatchedEndpoint }) {
  const { events: texts } = useTexts()
  const language = useLanguage()
  return (
    <RecordPart id="test" title={texts.testTitle}>
      {test === null ? (
        <p className="soft">{texts.testNone}</p>
      ) : (
        <Facts
          facts={[
            { label: texts.testAt, value: formatMoment(test.at, language) },
            { label: texts.testAnswer, value: answerText(test.answer, texts) },
            { label: texts.testTook, value: texts.milliseconds(test.tookMs) },
          ]}
        />
      )}
    </RecordPart>
  )
}
