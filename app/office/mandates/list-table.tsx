import type { ListPage } from '~/domain/lists/paging'
import type { ListedMandate, MandateQuery } from '~/domain/mandates/list.server'
import { ShortDate } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { RecordList } from '~/kit/records/record-list'
import { paths } from '~/paths'
import { mandatesPath } from './query'
import { MandateStateMark } from './state'

interface Props {
  mandates: ListPage<ListedMandate>
  query: MandateQuery
}

export function MandateList({ mandates, query }: Props) {
  const { facts, found, title } = useTexts().mandates
  const href = useHref()
  return (
    <RecordList
      id="mandate"
      heading={found(mandates.total, mandates.pages === null)}
      title={title}
      shown={mandates}
      pathOf={(place) => mandatesPath({ ...query, place })}
      keyOf={({ id }) => id}
      columns={[
        {
          title: facts.customer,
          look: 'name',
          phone: 'first',
          cell: ({ id, customerName }) => (
            <a className="target" href={href(paths.mandate(id))}>
              {customerName}
            </a>
          ),
        },
        { title: facts.reference, look: 'amount', phone: 'end', cell: ({ reference }) => reference },
        { title: facts.account, look: 'amount', phone: 'belowEnd', cell: ({ ibanMasked }) => ibanMasked },
        { title: facts.signedOn, cell: ({ signedOn }) => <ShortDate date={signedOn} /> },
        {
          title: facts.lastUsedOn,
          cell: ({ lastUsedOn }) => (lastUsedOn ? <ShortDate date={lastUsedOn} /> : '–'),
        },
        {
          title: facts.status,
          phone: 'below',
          cell: ({ status }) => <MandateStateMark state={status} />,
        },
      ]}
    />
  )
}
