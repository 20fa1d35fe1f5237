import { servicePeriod } from '~/documents/service-period'
import type { LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import { isOpen } from '~/domain/invoices/state'
import { Address } from '../address'
import { Facts } from '../facts'
import { LongDate, Money } from '../figures'
import { useLanguage, useTexts } from '../language'
import { Lines } from './lines'

export function Details({ invoice }: { invoice: LinkedInvoice }) {
  const texts = useTexts()
  return (
    <section className="sheet stack invoice-paper" aria-labelledby="einzeln">
      <h2 id="einzeln">{texts.invoice.details[invoice.kind]}</h2>
      <Parties invoice={invoice} />
      <Dates invoice={invoice} />
      <Lines invoice={invoice} />
      <Notes invoice={invoice} />
      <Payments invoice={invoice} />
    </section>
  )
}

function Parties({ invoice: { seller, buyer } }: { invoice: LinkedInvoice }) {
  const texts = useTexts()
  return (
    <div className="parties">
      <div>
        <h3 className="label">{texts.invoice.seller}</h3>
        <Address party={seller} />
      </div>
      <div>
        <h3 className="label">{texts.invoice.buyer}</h3>
        <Address party={buyer} />
        {buyer.vatId ? (
          <p className="small">
            {texts.invoiceTerms.buyerVatId} {buyer.vatId}
          </p>
        ) : null}
      </div>
    </div>
  )
}

function Dates({ invoice }: { invoice: LinkedInvoice }) {
  const labels = useTexts().invoiceTerms
  const { serviceFrom, serviceTo, kind } = invoice
  const due = useDueDate(invoice)
  return (
    <Facts
      facts={[
        { label: labels.numberOf[kind], value: invoice.number },
        { label: labels.issuedOn, value: <LongDate date={invoice.issuedOn} /> },
        { label: labels.servicePeriod, value: servicePeriod(serviceFrom, serviceTo, useLanguage()) },
        { label: due?.label ?? '', value: due && <LongDate date={due.on} /> },
        { label: labels.customerNumber, value: invoice.customerNumber },
        { label: labels.contractNumber, value: invoice.contractNumber },
      ]}
    />
  )
}

/** Nothing of it where there is nothing to pay any more; a date alone is not a demand. */
function useDueDate({ status, dueOn }: LinkedInvoice): { label: string; on: string } | null {
  const { dates } = useTexts().invoice
  switch (status.state) {
    case 'credit':
    case 'cancelled':
      return null
    case 'direct_debit':
      return { label: dates.collectOn, on: status.collectOn }
    case 'paid':
      return { label: dates.wasDueOn, on: dueOn }
    default:
      return { label: dates.dueOn, on: dueOn }
  }
}

/** The statements the law requires for untaxed supplies, then the firm's own note. */
function Notes({ invoice: { taxes, note, language, kind } }: { invoice: LinkedInvoice }) {
  const { notes } = useTexts().invoiceTerms
  const { reason } = useTexts().invoice
  const categories = [...new Set(taxes.map(({ category }) => category))]
  const legal = categories.flatMap((category) => (category === 'S' ? [] : [notes[category]]))
  const own = note?.trim()
  if (legal.length === 0 && !own) return null
  return (
    <div className="stack-tight">
      {legal.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {own ? (
        <div>
          {kind === 'invoice' ? null : <h3 className="label">{reason}</h3>}
          <p className="note" lang={language}>
            {own}
          </p>
        </div>
      ) : null}
    </div>
  )
}

function Payments({ invoice: { payments, status } }: { invoice: LinkedInvoice }) {
  const texts = useTexts().invoice
  if (payments.length === 0) return null
  return (
    <div className="stack-tight">
      <h3>{texts.payments}</h3>
      <ul className="payments">
        {payments.map(({ amountCents, paidOn }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on the page, and two payments may be equal
          <li key={index}>
            <span>
              {amountCents < 0 ? texts.returned : texts.payment} <LongDate date={paidOn} />
            </span>
            <Money cents={amountCents} />
          </li>
        ))}
        {isOpen(status) ? (
          <li className="payments-rest">
            <span>{texts.amounts[status.state === 'direct_debit' ? 'collected' : 'open']}</span>
            <Money cents={status.openCents} />
          </li>
        ) : null}
      </ul>
    </div>
  )
}
