import { sum } from '~/domain/values/money'
import { Facts } from '~/kit/facts'
import { LongDate, Money, unbroken } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { isCollecting } from './debits'
import type { MandatePage } from './page.server'

/** What is debited with it, from whose account, and since when. */
export function MandateFacts({ mandate, customer, usableUntil, debits }: MandatePage) {
  const { mandates, customers, portal } = useTexts()
  const texts = mandates.facts
  const href = useHref()
  const cents = isCollecting(mandate.status) ? sum(debits.map(({ openCents }) => openCents)) : 0
  return (
    <Facts
      isStrip
      facts={[
        {
          label: mandate.status === 'requested' ? texts.wouldCollect : customers.balance.collected,
          value: cents > 0 && <Money cents={cents} />,
          isMain: true,
        },
        { label: texts.customer, value: <a href={href(paths.customer(customer.id))}>{customer.name}</a> },
        { label: texts.holder, value: mandate.holder },
        { label: texts.account, value: unbroken(mandate.ibanMasked) },
        { label: texts.type, value: portal.mandates.types[mandate.type] },
        { label: texts.signedOn, value: <LongDate date={mandate.signedOn} /> },
        { label: texts.lastUsedOn, value: mandate.lastUsedOn && <LongDate date={mandate.lastUsedOn} /> },
        { label: texts.usableUntil, value: usableUntil && <LongDate date={usableUntil} /> },
        { label: texts.source, value: mandates.sources[mandate.source] },
      ]}
    />
  )
}
