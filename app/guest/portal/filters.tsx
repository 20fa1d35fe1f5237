import type { PortalQuery } from '~/domain/portals/customer.server'
import { useTexts } from '~/kit/language'
import { FilterRow } from './filter-row'

interface Props {
  token: string
  query: PortalQuery
  years: number[]
}

const STATES: PortalQuery['state'][] = ['all', 'open', 'overdue', 'paid', 'cancelled']

export function InvoiceFilters({ token, query, years }: Props) {
  const texts = useTexts().portal.filter
  const { year, ...anyYear } = query
  const byYear = [
    { label: texts.allYears, query: { ...anyYear, place: { page: 1 } }, isCurrent: year === undefined },
    ...years.map((one) => ({
      label: String(one),
      query: { ...query, year: one, place: { page: 1 } },
      isCurrent: year === one,
    })),
  ]
  const byState = STATES.map((state) => ({
    label: texts[state],
    query: { ...query, state, place: { page: 1 } },
    isCurrent: query.state === state,
  }))
  return (
    <div className="stack-tight screen-only">
      <FilterRow token={token} label={texts.states} options={byState} />
      {years.length > 1 ? <FilterRow token={token} label={texts.years} options={byYear} /> : null}
    </div>
  )
}
