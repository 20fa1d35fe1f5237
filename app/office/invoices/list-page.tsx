import type { InvoiceListItem } from '~/domain/invoices/list.server'
import type { InvoiceListQuery, StandingSums } from '~/domain/invoices/payments/standings.server'
import type { ListPage } from '~/domain/lists/paging'
import { formatCount, formatMoney } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { Money } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { EmptyList } from '~/kit/records/empty-list'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { DraftTable } from './draft-table'
import { DraftsForm } from './drafts-form'
import { invoicesFilePath, invoicesPath } from './query'
import { InvoiceSearch, isNarrowed } from './search'
import { InvoiceTable } from './table'

interface Props {
  invoices: ListPage<InvoiceListItem>
  sums: StandingSums
  creditCents: number
  years: number[]
  query: InvoiceListQuery
  mayKeep: boolean
}

export function InvoicesPage({ invoices, sums, creditCents, years, query, mayKeep }: Props) {
  const { invoices: texts, contracts, records, einvoices } = useTexts()
  const language = useLanguage()
  const href = useHref()
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <ErrorSummary faults={useRefusal().faults} />
      <h1>{texts.title}</h1>
      <p className="actions screen-only">
        {mayKeep ? (
          <a className="button" href={href(paths.newInvoice())}>
            {texts.add}
          </a>
        ) : null}
        {mayKeep ? (
          <a className="target" href={href(paths.billing())}>
            {contracts.upcoming.toRuns}
          </a>
        ) : null}
        <a className="target" href={href(paths.einvoiceCheck())}>
          {einvoices.link}
        </a>
      </p>
      <InvoiceSearch query={query} years={years} />
      {invoices.items.length === 0 ? (
        <EmptyList
          shown={invoices}
          isNarrowed={isNarrowed(query)}
          texts={texts}
          first={mayKeep ? { to: paths.newInvoice(), label: texts.addFirst } : null}
        />
      ) : (
        <section className="stack-tight" aria-labelledby="rechnungen">
          <h2 id="rechnungen">{texts.found(formatCount(sums.count, language), sums.count === 1)}</h2>
          <Sums sums={sums} creditCents={creditCents} />
          {mayKeep && query.state === 'draft' ? (
            <DraftsForm>
              <DraftTable items={invoices.items} />
            </DraftsForm>
          ) : (
            <InvoiceTable
              items={invoices.items}
              withCustomer
              withPayment={mayKeep && (query.state === 'open' || query.state === 'overdue')}
            />
          )}
          <Pagination
            list={texts.title}
            shown={invoices}
            pathOf={(place) => invoicesPath({ ...query, place })}
          />
          <p className="screen-only">
            <a className="target" href={href(invoicesFilePath(query))}>
              {records.file}
            </a>
          </p>
        </section>
      )}
    </>
  )
}

function Sums({
  sums: { issuedCents, netCents, openCents, deductedCents },
  creditCents,
}: Pick<Props, 'sums' | 'creditCents'>) {
  const texts = useTexts().invoices
  const language = useLanguage()
  return (
    <>
      <dl className="list-sums">
        <div>
          <dt>{texts.issued}</dt>
          <dd>
            <Money cents={issuedCents} />
          </dd>
        </div>
        <div>
          <dt>{texts.withoutTax}</dt>
          <dd>
            <Money cents={netCents} />
          </dd>
        </div>
        <div>
          <dt>{texts.ofItOpen}</dt>
          <dd>
            <Money cents={openCents} />
          </dd>
        </div>
        {creditCents === 0 ? null : (
          <div>
            <dt>{texts.credits}</dt>
            <dd>
              <Money cents={creditCents} />
            </dd>
          </div>
        )}
      </dl>
      {deductedCents === 0 ? null : (
        <p className="soft small">{texts.withoutAdvances(formatMoney(deductedCents, language))}</p>
      )}
    </>
  )
}
