import { type BalancedEntry, MOST_ENTRIES } from '~/domain/invoices/payments/account'
import type { CustomerAccount } from '~/domain/overviews/customer-account.server'
import { formatCount } from '~/i18n/format'
import { Money, ShortDate } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

type Props = Pick<CustomerAccount, 'range' | 'openingCents' | 'entries' | 'closingCents'>

export function AccountEntries({ range, openingCents, entries, closingCents }: Props) {
  const texts = useTexts().customers.account
  const language = useLanguage()
  if (entries === null) return <p className="empty">{texts.tooMany(formatCount(MOST_ENTRIES, language))}</p>
  const opening = { id: 'opening', on: range.from, label: texts.opening, balanceCents: openingCents }
  const closing = { id: 'closing', on: range.to, label: texts.closing, balanceCents: closingCents }
  return (
    <>
      <Table<BalancedEntry | typeof opening>
        caption={texts.title}
        rows={[opening, ...entries, closing]}
        keyOf={({ id }) => id}
        columns={[
          { title: texts.columns.on, phone: 'first', cell: ({ on }) => <ShortDate date={on} /> },
          {
            title: texts.columns.what,
            isGroup: true,
            isRowName: true,
            phone: 'beside',
            cell: (row) => ('label' in row ? <strong>{row.label}</strong> : <What entry={row} />),
          },
          {
            title: texts.columns.about,
            isGroup: true,
            phone: 'below',
            cell: (row) => ('label' in row ? null : <About entry={row} />),
          },
          {
            title: texts.columns.amount,
            look: 'number',
            phone: 'end',
            cell: (row) => ('label' in row ? null : <Money cents={row.cents} />),
          },
          {
            title: texts.columns.balance,
            look: 'number',
            phone: 'belowEnd',
            cell: ({ balanceCents, ...row }) =>
              'label' in row ? (
                <strong>
                  <Money cents={balanceCents} />
                </strong>
              ) : (
                <Money cents={balanceCents} />
              ),
          },
        ]}
      />
      {entries.length === 0 ? <p className="soft">{texts.none}</p> : null}
    </>
  )
}

function What({ entry: { kind, document } }: { entry: BalancedEntry }) {
  const { kinds } = useTexts().customers.account
  return (
    <>
      {kinds[kind]} {document ? <InvoiceLink {...document} /> : null}
    </>
  )
}

function About({ entry: { about, moreAbout } }: { entry: BalancedEntry }) {
  const { more } = useTexts().customers.account
  return (
    <>
      {about.map((invoice) => (
        <InvoiceLink key={invoice.invoiceId} {...invoice} />
      ))}
      {moreAbout > 0 ? <span>{more(moreAbout)}</span> : null}
    </>
  )
}

function InvoiceLink({ invoiceId, number }: { invoiceId: string; number: string }) {
  const href = useHref()
  return (
    <a className="target" href={href(paths.officeInvoice(invoiceId))}>
      {number}
    </a>
  )
}
