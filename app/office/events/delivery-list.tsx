import type { Delivery, DeliveryQuery, DeliveryState } from '~/domain/events/deliveries.server'
import { EVENT_TYPES } from '~/domain/events/types'
import type { ListPage } from '~/domain/lists/paging'
import { formatMoment } from '~/i18n/format'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { EmptyList } from '~/kit/records/empty-list'
import { wordOf } from '~/kit/records/query-words'
import { RecordList } from '~/kit/records/record-list'
import { SearchForm } from '~/kit/records/search-form'
import { Tabs } from '~/kit/records/tabs'
import { SelectField } from '~/kit/select-field'
import { paths } from '~/paths'
import { deliveriesPath, STATE_FIELD, STATES, TYPE_FIELD } from './query'
import { answerText, DeliveryMark } from './words'

interface Props {
  firmId: string
  endpointId: string
  query: DeliveryQuery
  deliveries: ListPage<Delivery>
}

export function Deliveries(props: Props) {
  const { events: texts } = useTexts()
  const { firmId, endpointId, query, deliveries } = props
  const columns = useColumns(firmId, endpointId)
  const isNarrowed = query.state !== undefined || query.type !== undefined
  return (
    <>
      <p className="soft">{texts.deliveriesText}</p>
      {deliveries.isBare ? null : <Filter {...props} />}
      {deliveries.items.length === 0 ? (
        <EmptyList
          shown={{ isBare: deliveries.isBare || !isNarrowed }}
          isNarrowed={isNarrowed}
          texts={{ none: texts.noDeliveries, noneFound: texts.noneFound }}
        />
      ) : (
        <RecordList
          id="zustellungen"
          heading={texts.found(deliveries.total, deliveries.pages === null)}
          title={texts.deliveries}
          shown={deliveries}
          pathOf={(place) => deliveriesPath(firmId, endpointId, { ...query, place })}
          keyOf={({ id }) => id}
          columns={columns}
        />
      )}
    </>
  )
}

function useColumns(firmId: string, endpointId: string) {
  const { events: texts } = useTexts()
  const language = useLanguage()
  const href = useHref()
  return [
    {
      title: texts.event,
      look: 'name' as const,
      phone: 'first' as const,
      cell: ({ id, type }: Delivery) => (
        <a className="target" href={href(paths.eventDelivery(firmId, endpointId, id))}>
          {texts.types[type].name}
        </a>
      ),
    },
    {
      title: texts.answer,
      isGroup: true,
      look: 'soft' as const,
      phone: 'below' as const,
      cell: ({ lastAnswer }: Delivery) => (lastAnswer === null ? null : answerText(lastAnswer, texts)),
    },
    { title: texts.attempts, look: 'number' as const, cell: ({ attempts }: Delivery) => attempts },
    {
      title: texts.happened,
      look: 'amount' as const,
      phone: 'end' as const,
      cell: ({ at }: Delivery) => formatMoment(at, language),
    },
    {
      title: texts.state,
      isGroup: true,
      phone: 'belowEnd' as const,
      cell: ({ state }: Delivery) => <DeliveryMark state={state} />,
    },
  ]
}

function Filter({ firmId, endpointId, query }: Props) {
  const { events: texts } = useTexts()
  const { state, type } = query
  const tab = (of: DeliveryState | undefined, label: string) => ({
    label,
    to: deliveriesPath(firmId, endpointId, { type, state: of }),
    isCurrent: state === of,
  })
  return (
    <>
      <Tabs
        label={texts.byState}
        tabs={[
          tab(undefined, texts.everyState),
          ...Object.values(STATES).map((of) => tab(of, texts.deliveryStates[of])),
        ]}
      />
      <SearchForm
        path={paths.eventEndpoint(firmId, endpointId)}
        title={texts.search}
        reset={type === undefined ? null : deliveriesPath(firmId, endpointId, { state })}
        texts={{ button: texts.show, reset: texts.reset }}
        kept={
          state === undefined ? null : (
            <input type="hidden" name={STATE_FIELD} value={wordOf(STATES, state)} />
          )
        }
      >
        <SelectField
          name={TYPE_FIELD}
          label={texts.event}
          value={type ?? ''}
          options={[
            { value: '', label: texts.everyEvent },
            ...EVENT_TYPES.map((value) => ({ value, label: texts.types[value].name })),
          ]}
        />
      </SearchForm>
    </>
  )
}
