import type { LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import { isMoney, type SettledBy } from '~/domain/invoices/payments/bookings'
import { isOpen } from '~/domain/invoices/payments/state'
import { sum } from '~/domain/values/money'
import { LongDate, Money } from '~/kit/figures'
import { useTexts } from '~/kit/language'

const MOST_LISTED = 20

export function Payments({ invoice: { payments, credits, status } }: { invoice: LinkedInvoice }) {
  const texts = useTexts().invoice
  if (payments.length + credits.length === 0) return null
  const wordOf = (method: SettledBy, cents: number) => {
    if (!isMoney(method)) return texts.waived[method]
    return cents < 0 ? texts.returned : texts.payment
  }
  const earlier = payments.slice(0, Math.max(0, payments.length - MOST_LISTED))
  const shown = payments.slice(earlier.length)
  return (
    <div className="stack-tight">
      <h3>{payments.length > 0 ? texts.payments : texts.credits}</h3>
      <ul className="payments">
        {earlier.length > 0 ? (
          <li>
            <span>{texts.earlierPayments(earlier.length)}</span>
            <Money cents={sum(earlier.map(({ amountCents }) => amountCents))} />
          </li>
        ) : null}
        {shown.map(({ amountCents, paidOn, method }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes on the page, and two payments may be equal
          <li key={index}>
            <span>
              {wordOf(method, amountCents)} <LongDate date={paidOn} />
            </span>
            <Money cents={amountCents} />
          </li>
        ))}
        {credits.map(({ id, issuedOn, cents }) => (
          <li key={id}>
            <span>
              {texts.credited} <LongDate date={issuedOn} />
            </span>
            <Money cents={cents} />
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
