import type { LeftOutCustomer } from '~/domain/dunning/proposal-page.server'
import { formatDate } from '~/i18n/format'
import { Money, ShortDate } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { InvoiceLink } from '~/kit/records/invoice-link'
import { Remark } from '~/kit/remark'
import { Table } from '~/kit/table'
import { paths } from '~/paths'
import { useObstacleWords } from './obstacle-words'

/** Due invoices that nobody is reminded of, each with its reason. */
export function LeftOutTable({ customers }: { customers: readonly Omit<LeftOutCustomer, 'id'>[] }) {
  const { dunning, invoices } = useTexts()
  const texts = dunning.leftOut
  const language = useLanguage()
  const href = useHref()
  const wordsOf = useObstacleWords()
  const leftOut = customers.flatMap((customer) => customer.leftOut)
  const count = customers.reduce((sum, { moreInvoices }) => sum + moreInvoices, leftOut.length)
  if (leftOut.length === 0) return <p className="empty">{texts.none}</p>
  return (
    <>
      <Table
        caption={texts.caption(count)}
        rows={leftOut}
        keyOf={({ invoiceId }) => invoiceId}
        columns={[
          {
            title: invoices.columns.number,
            isRowName: true,
            look: 'whole',
            phone: 'first',
            cell: ({ invoiceId, number }) => <InvoiceLink id={invoiceId} number={number} />,
          },
          {
            title: dunning.customer,
            look: 'name',
            phone: 'beside',
            cell: ({ customerId, customerName }) => (
              <a className="target" href={href(paths.customer(customerId))}>
                {customerName}
              </a>
            ),
          },
          { title: invoices.columns.dueOn, cell: ({ dueOn }) => <ShortDate date={dueOn} /> },
          {
            title: texts.why,
            phone: 'below',
            cell: ({ obstacle, last }) => (
              <>
                {wordsOf(obstacle)}
                {last ? (
                  <Remark>
                    {dunning.lastOn(dunning.levels[last.level], formatDate(last.sentOn, language))}
                  </Remark>
                ) : null}
              </>
            ),
          },
          {
            title: invoices.columns.open,
            look: 'number',
            phone: 'end',
            cell: ({ openCents }) => <Money cents={openCents} />,
          },
        ]}
      />
      {customers.map(({ name, moreInvoices }) =>
        moreInvoices > 0 ? (
          <p key={name} className="soft">
            {texts.more(moreInvoices, name)}
          </p>
        ) : null,
      )}
    </>
  )
}
