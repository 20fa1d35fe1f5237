import { Facts } from '~/kit/facts'
import { LongDate } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import type { Props } from './mandate-page'
import { MandateStateMark } from './state'

export function MandateFacts({
  mandate,
  customer,
  usableUntil,
}: Pick<Props, 'mandate' | 'customer' | 'usableUntil'>) {
  const { mandates: texts, portal } = useTexts()
  const href = useHref()
  return (
    <Facts
      facts={[
        { label: texts.facts.status, value: <MandateStateMark state={mandate.status} /> },
        {
          label: texts.facts.customer,
          value: <a href={href(paths.customer(customer.id))}>{customer.name}</a>,
        },
        { label: texts.facts.type, value: portal.mandates.types[mandate.type] },
        { label: texts.facts.holder, value: mandate.holder },
        { label: texts.facts.account, value: mandate.ibanMasked },
        { label: texts.facts.signedOn, value: <LongDate date={mandate.signedOn} /> },
        {
          label: texts.facts.lastUsedOn,
          value: mandate.lastUsedOn && <LongDate date={mandate.lastUsedOn} />,
        },
        { label: texts.facts.usableUntil, value: usableUntil && <LongDate date={usableUntil} /> },
        { label: texts.facts.source, value: texts.sources[mandate.source] },
      ]}
    />
  )
}
