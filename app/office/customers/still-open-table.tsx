import type { StillOpen } from '~/domain/invoices/payments/still-open'
import { Money, ShortDate } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { RecordPart } from '~/kit/records/record-part'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

export function StillOpenTable({ open }: { open: StillOpen[] }) {
  const texts = useTexts().customers.account.open
  const href = useHref()
  return (
    <RecordPart id="offen" title={texts.title}>
      {open.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <Table
          labelledBy="offen"
          rows={open}
          keyOf={({ id }) => id}
          columns={[
            {
              title: texts.columns.number,
              phone: 'first',
              cell: ({ id, number }) => (
                <a className="target" href={href(paths.officeInvoice(id))}>
                  {number}
                </a>
              ),
            },
            {
              title: texts.columns.issuedOn,
              cell: ({ issuedOn }) => <ShortDate date={issuedOn} />,
            },
            {
              title: texts.columns.dueOn,
              phone: 'below',
              cell: ({ dueOn, isCollected, isDisputed }) => (
                <>
                  <ShortDate date={dueOn} />
                  {isCollected ? `, ${texts.collected}` : ''}
                  {isDisputed ? `, ${texts.disputed}` : ''}
                </>
              ),
            },
            {
              title: texts.columns.amount,
              look: 'number',
              phone: 'end',
              cell: ({ openCents }) => <Money cents={openCents} />,
            },
          ]}
        />
      )}
    </RecordPart>
  )
}
