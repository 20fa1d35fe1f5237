import type { InvoiceListItem } from '~/domain/invoices/list.server'
import { isOpen } from '~/domain/invoices/payments/state'
import { formatDayOf, formatMoney } from '~/i18n/format'
import { moneyIn, shortDateIn } from '~/kit/figures'
import { invoiceStatusIn } from '~/kit/invoice-status'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { StatusMark } from '~/kit/status-mark'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

export type ListedInvoice = Omit<InvoiceListItem, 'customerId' | 'kind'>

/** A customer's own page omits the name and `netCents`. */
type ShownInvoice = Omit<ListedInvoice, 'revision' | 'netCents'> & { netCents?: number }

interface Props {
  items: ShownInvoice[]
  withCustomer?: boolean
  withPayment?: boolean
}

export function InvoiceTable({ items, withCustomer = false, withPayment = false }: Props) {
  const texts = useTexts()
  const language = useLanguage()
  const { title, columns, acts, draft } = texts.invoices
  const numberOf = useNumber()
  const amountOf = useAmount()
  const payOf = usePay()
  return (
    <Table
      caption={title}
      rows={items}
      keyOf={({ id }) => id}
      columns={[
        { title: columns.number, look: 'whole', phone: 'first', cell: numberOf },
        withCustomer && {
          title: columns.customer,
          look: 'name',
          isGroup: true,
          phone: 'beside',
          cell: ({ customerName }) => customerName,
        },
        {
          title: columns.issuedOn,
          cell: ({ issuedOn }) => (issuedOn ? shortDateIn(language, issuedOn) : '–'),
        },
        {
          title: columns.dueOn,
          phone: withPayment ? undefined : 'belowEnd',
          cell: ({ status, dueOn }) => (status && dueOn ? shortDateIn(language, dueOn) : '–'),
        },
        {
          title: columns.status,
          phone: 'below',
          cell: ({ status }) =>
            status ? invoiceStatusIn(texts, status) : <StatusMark shape="waiting">{draft}</StatusMark>,
        },
        withCustomer && {
          title: columns.net,
          look: 'number',
          cell: ({ netCents }) => moneyIn(language, netCents ?? 0),
        },
        {
          title: columns.amount,
          look: 'number',
          isGroup: true,
          phone: 'end',
          cell: amountOf,
        },
        withPayment && {
          title: acts.pay,
          isTitleHidden: true,
          isUntitled: true,
          isOnScreenOnly: true,
          phone: 'belowEnd',
          cell: (invoice) => (isOpen(invoice.status) ? payOf(invoice) : null),
        },
      ]}
    />
  )
}

function useNumber() {
  const { draftOf, kinds } = useTexts().invoices
  const language = useLanguage()
  const href = useHref()
  return ({ id, number, document, createdAt }: ShownInvoice) => (
    <>
      <a className={number === null ? 'target' : 'target amount'} href={href(paths.officeInvoice(id))}>
        {number ?? draftOf(formatDayOf(createdAt, language))}
      </a>
      {document === 'advance' || document === 'final' ? <Remark>{kinds[document]}</Remark> : null}
    </>
  )
}

function useAmount() {
  const { rest } = useTexts().invoices
  const language = useLanguage()
  return ({ grossCents, openCents }: ShownInvoice) => {
    const isPartlyPaid = openCents > 0 && openCents !== grossCents
    return (
      <>
        {moneyIn(language, grossCents)}
        {isPartlyPaid ? <Remark>{rest(formatMoney(openCents, language))}</Remark> : null}
      </>
    )
  }
}

function usePay() {
  const { acts } = useTexts().invoices
  const href = useHref()
  return ({ id, number }: ShownInvoice) => (
    <a className="target" href={href(paths.invoicePayment(id))} aria-label={`${acts.pay}: ${number ?? ''}`}>
      {acts.pay}
    </a>
  )
}
