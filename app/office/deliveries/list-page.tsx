import type { EmployeeChoice } from '~/domain/employees/choice.server'
import type { DeliveryQuery, ListedDelivery } from '~/domain/inbox/list.server'
import type { ListPage } from '~/domain/lists/paging'
import { formatMoment, formatMonth } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { EmptyList } from '~/kit/records/empty-list'
import { PageHead } from '~/kit/records/page-head'
import { RecordList } from '~/kit/records/record-list'
import { Tabs } from '~/kit/records/tabs'
import { paths } from '~/paths'
import { deliveriesPath } from './query'
import { DeliverySearch } from './search'
import { useEventName, VerdictMark } from './words'

interface Props {
  deliveries: ListPage<ListedDelivery>
  query: DeliveryQuery
  refused: number
  events: readonly string[]
  employees: EmployeeChoice[]
}

export function DeliveriesPage({ deliveries, query, refused, events, employees }: Props) {
  const { deliveries: texts } = useTexts()
  const { place: _, verdict, ...narrowed } = query
  const tab = (which: DeliveryQuery['verdict'], label: string, count?: number) => ({
    label,
    to: deliveriesPath({ ...narrowed, verdict: which }),
    count,
    isCurrent: verdict === which,
  })
  return (
    <>
      <PageHead back={{ to: paths.hours(), label: texts.backToHours }} title={texts.title} />
      <p className="soft">{texts.text}</p>
      <Tabs
        label={texts.byVerdict}
        tabs={[
          tab(undefined, texts.every),
          tab('kept', texts.verdicts.kept),
          tab('overtaken', texts.verdicts.overtaken),
          tab('refused', texts.verdicts.refused, refused),
        ]}
      />
      <DeliverySearch query={query} events={events} employees={employees} />
      <DeliveryTable deliveries={deliveries} query={query} />
    </>
  )
}

function DeliveryTable({ deliveries, query }: Pick<Props, 'deliveries' | 'query'>) {
  const { deliveries: texts } = useTexts()
  const language = useLanguage()
  const href = useHref()
  const eventName = useEventName()
  const { place: _, ...narrowed } = query
  const isNarrowed = Object.values(narrowed).some((value) => value !== undefined)
  if (deliveries.items.length === 0)
    return <EmptyList shown={deliveries} isNarrowed={isNarrowed} texts={texts} />
  return (
    <RecordList
      id="meldungen"
      heading={texts.found(deliveries.total, deliveries.pages === null)}
      title={texts.title}
      shown={deliveries}
      pathOf={(place) => deliveriesPath({ ...query, place })}
      keyOf={({ id }) => id}
      columns={[
        {
          title: texts.columns.at,
          look: 'whole',
          phone: 'first',
          cell: ({ id, at, event }) => (
            <a
              className="target"
              href={href(paths.delivery(id))}
              aria-label={`${formatMoment(at, language)}, ${eventName(event)}`}
            >
              {formatMoment(at, language)}
            </a>
          ),
        },
        { title: texts.columns.event, phone: 'below', cell: ({ event }) => eventName(event) },
        {
          title: texts.columns.month,
          cell: ({ month }) => (month === null ? null : formatMonth(month, language)),
        },
        {
          title: texts.columns.processed,
          look: 'number',
          phone: 'end',
          cell: ({ processed, verdict }) => (verdict === 'refused' ? '–' : processed),
        },
        {
          title: texts.columns.verdict,
          isGroup: true,
          phone: 'belowEnd',
          cell: ({ verdict }) => <VerdictMark verdict={verdict} />,
        },
      ]}
    />
  )
}
