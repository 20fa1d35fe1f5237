import type { HowToPay } from '~/domain/invoices/issuing/how-to-pay'
import type { LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import { cashDiscountOf, creditedBy } from '~/domain/invoices/payments/cash-discount'
import { isByInstalments } from '~/domain/invoices/payments/state'
import { formatLongDate, formatMoney, formatPercent } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { Facts } from '~/kit/facts'
import { LongDate, Money, unbroken } from '~/kit/figures'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { TransferData } from '~/kit/transfer-data'
import { paths } from '~/paths'
import { Announcement } from './announcement'
import { hasChoice } from './payment-choice-form'

export interface Props {
  page: string
  invoice: LinkedInvoice
  image: string | null
  formKey: string
}

export function HowToPaySection({ page, invoice, image, formKey }: Props) {
  const texts = useTexts().invoice.pay
  const href = useHref()
  const { howToPay, options, seller, announcedOn } = invoice
  if (howToPay.method === 'nothing') return null
  const isTransfer = howToPay.method === 'transfer'
  const picture = image && { image, file: paths.invoiceGiroCode(page) }
  return (
    <section className="sheet stack" aria-labelledby="bezahlen">
      <h2 id="bezahlen">{isTransfer ? texts.title : texts.debitTitle}</h2>
      {options?.requested ? (
        <Notice title={texts.waiting(unbroken(options.requested.ibanMasked))}>
          <p>{texts.waitingText}</p>
        </Notice>
      ) : null}
      {isTransfer && invoice.isDebitReturned ? (
        <Notice title={texts.returned}>
          <p>{texts.returnedText}</p>
        </Notice>
      ) : null}
      <Instalments invoice={invoice} />
      {isTransfer ? (
        <TransferData transfer={howToPay} picture={picture || null} firm={seller.name} />
      ) : (
        <DirectDebit debit={howToPay} />
      )}
      {isTransfer ? <Discount invoice={invoice} /> : null}
      {isTransfer ? <Announcement {...{ page, announcedOn, formKey }} /> : null}
      <p className="actions screen-only">
        {hasChoice(options) ? (
          <a className="target" href="#zahlungswahl">
            {texts.otherWay}
          </a>
        ) : null}
        {isTransfer || howToPay.collectOn !== null ? (
          <a className="target" href={href(paths.invoiceDueDate(page))}>
            {texts.calendar}
          </a>
        ) : null}
      </p>
    </section>
  )
}

function Discount({ invoice }: { invoice: LinkedInvoice }) {
  const { discount: sentence } = useTexts().invoiceTerms
  const language = useLanguage()
  const discount = cashDiscountOf(invoice, creditedBy(invoice.credits))
  if (!discount) return null
  const { until, percent, cents } = discount
  const amount = formatMoney(cents, language)
  return <p>{sentence(formatLongDate(until, language), formatPercent(percent, language), amount)}</p>
}

/** All that are still to come; what is to be transferred below is the next. */
function Instalments({ invoice: { status } }: { invoice: LinkedInvoice }) {
  const { instalments } = useTexts().invoice.pay
  if (!isByInstalments(status) || !('deferred' in status)) return null
  return (
    <>
      <p>{instalments}</p>
      <ul>
        {status.deferred?.instalments.map(({ dueOn, openCents }) => (
          <li key={dueOn}>
            <LongDate date={dueOn} />: <Money cents={openCents} />
          </li>
        ))}
      </ul>
    </>
  )
}

type DirectDebit = Extract<HowToPay, { method: 'direct_debit' }>

function DirectDebit({ debit }: { debit: DirectDebit }) {
  const { pay } = useTexts().invoice
  const labels = useTexts().invoiceTerms
  return (
    <Facts
      facts={[
        { label: pay.amount, value: <Money cents={debit.amountCents} /> },
        {
          label: pay.collectOn,
          value: debit.collectOn === null ? pay.untold : <LongDate date={debit.collectOn} />,
        },
        { label: pay.account, value: unbroken(debit.ibanMasked) },
        { label: labels.mandateReference, value: debit.mandateReference },
        { label: labels.creditorId, value: debit.creditorId },
      ]}
    />
  )
}
