import { totalsOf } from '~/domain/invoices/issuing/totals'
import { Facts } from '~/kit/facts'
import { LongDate, Money } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import type { ContractPage } from './page.server'
import { useContractValue, useIntervalText } from './words'

/** What it brings and how often, with whom, and until when. */
export function KeyFacts({ contract, customer, upcoming, end }: ContractPage) {
  const { contracts: texts, portal } = useTexts()
  const intervalText = useIntervalText()
  const show = useContractValue()
  const href = useHref()
  const { fields } = texts
  const { pausedFromOn, pausedUntilOn } = contract
  const [next] = upcoming
  return (
    <Facts
      isStrip
      facts={[
        { label: fields.net, value: <Money cents={totalsOf(contract.lines).netCents} />, isMain: true },
        { label: portal.contracts.period, value: intervalText(contract) },
        { label: fields.next_invoice_on, value: next && <LongDate date={next.on} /> },
        { label: fields.customer, value: <a href={href(paths.customer(customer.id))}>{customer.name}</a> },
        {
          label: texts.states.paused,
          value:
            pausedFromOn &&
            texts.pause.now(
              show('paused_from_on', pausedFromOn),
              pausedUntilOn && show('paused_until_on', pausedUntilOn),
            ),
        },
        { label: fields.starts_on, value: <LongDate date={contract.startsOn} /> },
        { label: portal.contracts.ends[end.state], value: <LongDate date={end.on} /> },
        {
          label: portal.contracts.ends.ending,
          value: end.state === 'running' && contract.endsOn && <LongDate date={contract.endsOn} />,
        },
        { label: fields.end_reason, value: contract.endReason },
        { label: fields.notice_months, value: contract.noticeMonths },
        { label: fields.due_day, value: contract.dueDay },
        { label: fields.number, value: contract.number },
        { label: fields.is_property, value: contract.isProperty ? texts.yes : null },
      ]}
    />
  )
}
