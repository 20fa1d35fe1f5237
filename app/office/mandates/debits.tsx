import type { Debit } from '~/domain/invoices/payments/debits.server'
import type { MandateState } from '~/domain/mandates/state'
import { Money, ShortDate } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { RecordPart } from '~/kit/records/record-part'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

/** Whether open invoices are debited, or would be once it is confirmed. */
export function isCollecting(status: MandateState): boolean {
  return status === 'requested' || status === 'active'
}

/** The open invoices with this mandate, and when they are collected or due. */
export function Debits({ debits, status }: { debits: Debit[]; status: MandateState }) {
  const { mandates, invoices } = useTexts()
  const { debits: texts } = mandates
  const href = useHref()
  if (debits.length === 0) return null
  const isCollected = isCollecting(status)
  return (
    <RecordPart id="abbuchungen" title={texts.titles[status]}>
      <Table
        caption={texts.titles[status]}
        rows={debits}
        keyOf={({ invoiceId }) => invoiceId}
        columns={[
          {
            title: invoices.columns.number,
            look: 'whole',
            phone: 'first',
            cell: ({ invoiceId, number }) => (
              <a className="target" href={href(paths.officeInvoice(invoiceId))}>
                {number}
              </a>
            ),
          },
          {
            title: isCollected ? invoices.facts.collectOn : invoices.columns.dueOn,
            phone: 'beside',
            cell: ({ collectOn, dueOn }) => <ShortDate date={isCollected ? collectOn : dueOn} />,
          },
          {
            title: invoices.columns.amount,
            look: 'number',
            phone: 'end',
            cell: ({ openCents }) => <Money cents={openCents} />,
          },
        ]}
      />
      {status === 'requested' ? <p>{texts.told}</p> : null}
    </RecordPart>
  )
}
