import { Facts } from '~/kit/facts'
import { Money } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { MailAddress } from '~/kit/mail-address'
import { paths } from '~/paths'
import type { CustomerPage } from './page.server'

export function CustomerBalance({
  balance,
  creditCents,
  customer,
}: Pick<CustomerPage, 'balance' | 'creditCents' | 'customer'>) {
  const { customers, holds, invoices } = useTexts()
  const texts = customers.balance
  const href = useHref()
  const { owedCents, collectedCents, disputedCents, overdueCount } = balance
  const isOwing = owedCents !== 0 || collectedCents !== 0
  return (
    <Facts
      isStrip
      facts={[
        {
          label: texts.owed,
          value: isOwing ? <Money cents={owedCents} /> : texts.nothing,
          isMain: true,
        },
        { label: texts.overdue, value: overdueCount > 0 && texts.ofThemOverdue(overdueCount) },
        { label: texts.collected, value: collectedCents === 0 ? null : <Money cents={collectedCents} /> },
        { label: holds.kinds.dispute, value: disputedCents === 0 ? null : <Money cents={disputedCents} /> },
        { label: texts.credit, value: creditCents === 0 ? null : <Money cents={creditCents} /> },
        { label: customers.fields.email, value: customer.email && <MailAddress address={customer.email} /> },
        { label: customers.fields.phone, value: customer.phone },
        {
          label: invoices.payments,
          value: (
            <a className="screen-only" href={href(paths.customerPayments(customer.id))}>
              {invoices.money.bookings.title}
            </a>
          ),
        },
      ]}
    />
  )
}
