import type { Endpoint } from '~/domain/events/list.server'
import { MOST_ENDPOINTS } from '~/domain/events/most-endpoints'
import { formatMoment } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { Remark } from '~/kit/remark'
import { SavedBanner } from '~/kit/saved'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { answerText, EndpointMark, HostName, hostOf, wantedText } from './words'

interface Props {
  firm: { id: string; name: string }
  endpoints: Endpoint[]
}

export function EndpointsPage({ firm, endpoints }: Props) {
  const { events: texts, tenants } = useTexts()
  const href = useHref()
  const isFull = endpoints.filter(({ state }) => state !== 'ended').length >= MOST_ENDPOINTS
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.tenant(firm.id), label: tenants.backToOne(firm.name) }}
        title={texts.title}
        next={isFull ? null : { label: texts.add, to: paths.newEventEndpoint(firm.id) }}
      />
      <p className="soft">{texts.text}</p>
      <p>
        <a className="target" href={href(paths.docsEvents())}>
          {texts.docs}
        </a>
      </p>
      {isFull ? <p>{texts.enough}</p> : null}
      {endpoints.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <EndpointTable firmId={firm.id} endpoints={endpoints} />
      )}
    </>
  )
}

function EndpointTable({ firmId, endpoints }: { firmId: string; endpoints: Endpoint[] }) {
  const { events: texts } = useTexts()
  const language = useLanguage()
  const href = useHref()
  return (
    <Table
      caption={texts.title}
      rows={endpoints}
      keyOf={({ id }) => id}
      columns={[
        {
          title: texts.url,
          look: 'name',
          cell: ({ id, url }) => (
            <>
              <a className="target" aria-label={hostOf(url)} href={href(paths.eventEndpoint(firmId, id))}>
                <HostName url={url} />
              </a>
              {new URL(url).pathname === '/' ? null : <Remark>{new URL(url).pathname}</Remark>}
            </>
          ),
        },
        { title: texts.wanted, isGroup: true, cell: ({ types }) => wantedText(types, texts) },
        {
          title: texts.state,
          isGroup: true,
          cell: ({ state, failingSince }) => (
            <>
              <EndpointMark state={state} />
              {failingSince === null ? null : (
                <Remark>{texts.failingSince(formatMoment(failingSince, language))}</Remark>
              )}
            </>
          ),
        },
        {
          title: texts.last,
          isGroup: true,
          cell: ({ lastAt, lastAnswer }) =>
            lastAt === null ? (
              texts.noneYet
            ) : (
              <>
                {formatMoment(lastAt, language)}
                <Remark>{answerText(lastAnswer ?? '', texts)}</Remark>
              </>
            ),
        },
        { title: texts.waiting, look: 'number', cell: ({ waiting }) => waiting },
      ]}
    />
  )
}
