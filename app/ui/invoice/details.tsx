import { servicePeriod } from '~/documents/service-period'
import type { LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import { Address } from '../address'
import { Facts } from '../facts'
import { LongDate, Money } from '../figures'
import { useLanguage, useTexts } from '../language'
import { Lines } from './lines'

export function Details({ invoice }: { invoice: LinkedInvoice }) {
  const texts = useTexts()
  return (
    <section className="sheet stack invoice-paper" aria-labelledby="einzeln">
      <h2 id="einzeln">{texts.invoice.details}</h2>
      <Parties invoice={invoice} />
      <Dates invoice={invoice} />
      <Lines invoice={invoice} />
      <Notes invoice={invoice} />
      <Payments payments={invoice.payments} />
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
  const { dueOn } = useTexts().invoice
  const { kind, serviceFrom, serviceTo } = invoice
  return (
    <Facts
      facts={[
        { label: labels.numberOf[kind], value: invoice.number },
        { label: labels.issuedOn, value: <LongDate date={invoice.issuedOn} /> },
        { label: labels.servicePeriod, value: servicePeriod(serviceFrom, serviceTo, useLanguage()) },
        { label: dueOn, value: kind === 'invoice' ? <LongDate date={invoice.dueOn} /> : null },
        { label: labels.customerNumber, value: invoice.customerNumber },
        { label: labels.contractNumber, value: invoice.contractNumber },
      ]}
    />
  )
}

/** The statements the law requires for untaxed supplies, then the firm's own note. */
function Notes({ invoice: { taxes, note, language } }: { invoice: LinkedInvoice }) {
  const { notes } = useTexts().invoiceTerms
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
        <p className="note" lang={language}>
          {own}
        </p>
      ) : null}
    </div>
  )
}

function Payments({ payments }: { payments: LinkedInvoice['payments'] }) {
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
      </ul>
    </div>
  )
}
