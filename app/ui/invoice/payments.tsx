import { isMoney, type SettledBy } from '~/domain/invoices/bookings'
import type { LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import { isOpen } from '~/domain/invoices/state'
import { LongDate, Money } from '../figures'
import { useTexts } from '../language'

export function Payments({ invoice: { payments, credits, status } }: { invoice: LinkedInvoice }) {
  const texts = useTexts().invoice
  if (payments.length + credits.length === 0) return null
  const wordOf = (method: SettledBy, cents: number) => {
    if (!isMoney(method)) return texts.waived[method]
    return cents < 0 ? texts.returned : texts.payment
  }
  return (
    <div className="stack-tight">
      <h3>{payments.length > 0 ? texts.payments : texts.credits}</h3>
      <ul className="payments">
        {payments.map(({ amountCents, paidOn, method }, index) => (
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
