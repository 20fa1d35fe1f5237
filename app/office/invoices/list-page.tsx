import type {
  InvoiceListQuery,
  StandingSums,
  WaitingCounts,
} from '~/domain/invoices/payments/standings.server'
import type { ListPage } from '~/domain/lists/paging'
import { formatCount, formatMoney } from '~/i18n/format'
import { ErrorSummary } from '~/kit/error-summary'
import { Money } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { EmptyList } from '~/kit/records/empty-list'
import { ExampleOf } from '~/kit/records/example-row'
import { PageHead } from '~/kit/records/page-head'
import { Tabs } from '~/kit/records/tabs'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { DraftTable } from './draft-table'
import { DraftsForm } from './drafts-form'
import { invoicesFilePath, invoicesPath } from './query'
import { InvoiceSearch } from './search'
import { InvoiceTable, type ListedInvoice } from './table'

interface Props {
  invoices: ListPage<ListedInvoice>
  sums: StandingSums
  /** Null where the list is narrowed down, and itself says how many there are. */
  waiting: WaitingCounts | null
  creditCents: number
  years: number[]
  query: InvoiceListQuery
  mayKeep: boolean
}

export function InvoicesPage({ invoices, sums, waiting, creditCents, years, query, mayKeep }: Props) {
  const { invoices: texts, contracts, records, einvoices, debits, figures } = useTexts()
  const language = useLanguage()
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <ErrorSummary faults={useRefusal().faults} />
      <PageHead
        title={texts.title}
        next={mayKeep ? { label: texts.add, to: paths.newInvoice() } : null}
        others={[
          query.state === 'direct_debit' && { label: debits.title, to: paths.debits() },
          mayKeep && { label: contracts.upcoming.toRuns, to: paths.billing() },
          { label: figures.title, to: paths.figures() },
          { label: einvoices.link, to: paths.einvoiceCheck() },
          { label: records.file, to: invoicesFilePath(query) },
        ]}
      />
      <States query={query} waiting={waiting} />
      <InvoiceSearch query={query} years={years} />
      {invoices.items.length === 0 ? (
        <EmptyList
          shown={invoices}
          isNarrowed
          texts={texts}
          first={mayKeep ? { to: paths.newInvoice(), label: texts.addFirst } : null}
          example={<ExampleOf list="invoices" />}
        />
      ) : (
        <section className="stack-tight" aria-labelledby="rechnungen">
          <Sums sums={sums} creditCents={creditCents} isOfDrafts={query.state === 'draft'} />
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
          {sums.deductedCents === 0 ? null : (
            <p className="soft small">{texts.withoutAdvances(formatMoney(sums.deductedCents, language))}</p>
          )}
        </section>
      )}
    </>
  )
}

const TABS = ['all', 'draft', 'open', 'overdue', 'direct_debit', 'disputed', 'paid', 'cancelled'] as const

function States({ query, waiting }: Pick<Props, 'query' | 'waiting'>) {
  const { states, search } = useTexts().invoices
  const { search: sought, year, order } = query
  const tab = (state: InvoiceListQuery['state'], label: string) => ({
    label,
    to: invoicesPath({ search: sought, year, order, state }),
    count: waiting && state in waiting ? waiting[state as keyof WaitingCounts] : undefined,
    isCurrent: query.state === state,
  })
  // Few firms ever have an invoice in dispute.
  const shown = TABS.filter((state) => state !== 'disputed' || query.state === state || waiting?.disputed)
  return <Tabs label={search.state} tabs={shown.map((state) => tab(state, states[state]))} />
}

function Sums({
  sums: { count, issuedCents, netCents, openCents },
  creditCents,
  isOfDrafts,
}: Pick<Props, 'sums' | 'creditCents'> & { isOfDrafts: boolean }) {
  const texts = useTexts().invoices
  const language = useLanguage()
  const sums = [
    { label: texts.issued, cents: issuedCents },
    { label: texts.withoutTax, cents: netCents },
    { label: texts.ofItOpen, cents: openCents },
    ...(creditCents === 0 ? [] : [{ label: texts.credits, cents: creditCents }]),
  ]
  return (
    <div className="list-head">
      <h2 id="rechnungen">{texts.found(formatCount(count, language), count === 1)}</h2>
      <dl className="list-sums">
        {(isOfDrafts ? [] : sums).map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Money cents={cents} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
