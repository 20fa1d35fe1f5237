import type { CustomerPortal, PortalQuery } from '~/domain/portals/customer.server'
import { useHref, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { InvoiceFilters } from './filters'
import { InvoiceTable } from './invoice-table'
import { portalPath } from './query'
import { YearFiles } from './year-files'

interface Props {
  token: string
  query: PortalQuery
  invoices: CustomerPortal['invoices']
}

export function Invoices({ token, query, invoices }: Props) {
  const texts = useTexts().portal.invoices
  const { items, total, pages, years, year } = invoices
  const shown: PortalQuery = { ...query, year }
  return (
    <section className="stack" aria-labelledby="rechnungen">
      <h2 id="rechnungen">{texts.title}</h2>
      {years.length > 0 ? <InvoiceFilters token={token} query={shown} years={years} /> : null}
      {total > 0 ? (
        <>
          <p className="soft small">{texts.count(total, pages === null)}</p>
          <InvoiceTable token={token} items={items} />
          {total > 1 ? <YearFiles token={token} years={year === undefined ? years : [year]} /> : null}
          <Pagination
            list={texts.title}
            shown={invoices}
            pathOf={(place) => portalPath(token, { ...shown, place })}
          />
        </>
      ) : (
        <NoInvoices token={token} isNarrowed={years.length > 0} />
      )}
    </section>
  )
}

function NoInvoices({ token, isNarrowed }: { token: string; isNarrowed: boolean }) {
  const texts = useTexts().portal.invoices
  const href = useHref()
  if (!isNarrowed) return <p className="empty">{texts.none}</p>
  return (
    <div className="empty">
      <p>{texts.noMatch}</p>
      <a className="target" href={href(portalPath(token, { state: 'all', place: { page: 1 } }))}>
        {texts.showAll}
      </a>
    </div>
  )
}
