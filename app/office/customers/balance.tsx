import { Facts } from '~/kit/facts'
import { Money } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { paths } from '~/paths'
import type { CustomerPage } from './page.server'

export function CustomerBalance({
  balance,
  creditCents,
  customer,
}: Pick<CustomerPage, 'balance' | 'creditCents' | 'customer'>) {
  const { customers, invoices } = useTexts()
  const texts = customers.balance
  const href = useHref()
  const { owedCents, collectedCents, overdueCount } = balance
  return (
    <section className="sheet stack-tight" aria-labelledby="offen">
      <h2 id="offen">{texts.title}</h2>
      {owedCents === 0 && collectedCents === 0 ? <p>{texts.nothing}</p> : null}
      <Facts
        facts={[
          {
            label: texts.owed,
            value:
              owedCents === 0 && collectedCents === 0 ? null : (
                <>
                  <Money cents={owedCents} />
                  {overdueCount > 0 ? <Remark>{texts.ofThemOverdue(overdueCount)}</Remark> : null}
                </>
              ),
          },
          { label: texts.collected, value: collectedCents === 0 ? null : <Money cents={collectedCents} /> },
          { label: texts.credit, value: creditCents === 0 ? null : <Money cents={creditCents} /> },
        ]}
      />
      <p className="screen-only">
        <a className="target" href={href(paths.customerPayments(customer.id))}>
          {invoices.money.bookings.title}
        </a>
      </p>
    </section>
  )
}
