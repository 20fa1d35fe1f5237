import { Facts } from '~/kit/facts'
import { LongDate } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import type { ContractPage } from './page.server'
import { useContractValue, useIntervalText } from './words'

export function KeyFacts({
  contract,
  customer,
  end,
  mayKeep,
}: Pick<ContractPage, 'contract' | 'customer' | 'end'> & { mayKeep: boolean }) {
  const { contracts: texts, portal } = useTexts()
  const intervalText = useIntervalText()
  const show = useContractValue()
  const href = useHref()
  const { fields } = texts
  const { id, pausedFromOn, pausedUntilOn } = contract
  return (
    <section className="sheet stack-tight" aria-labelledby="eckdaten">
      <h2 id="eckdaten">{texts.masterData}</h2>
      <Facts
        facts={[
          { label: fields.number, value: contract.number },
          {
            label: fields.customer,
            value: <a href={href(paths.customer(customer.id))}>{customer.name}</a>,
          },
          { label: fields.starts_on, value: <LongDate date={contract.startsOn} /> },
          { label: portal.contracts.ends[end.state], value: <LongDate date={end.on} /> },
          {
            label: portal.contracts.ends.ending,
            value: end.state === 'running' && contract.endsOn && <LongDate date={contract.endsOn} />,
          },
          { label: fields.end_reason, value: contract.endReason },
          { label: fields.notice_months, value: contract.noticeMonths },
          { label: portal.contracts.period, value: intervalText(contract) },
          { label: fields.due_day, value: contract.dueDay },
          {
            label: texts.states.paused,
            value:
              pausedFromOn &&
              texts.pause.now(
                show('paused_from_on', pausedFromOn),
                pausedUntilOn && show('paused_until_on', pausedUntilOn),
              ),
          },
          { label: fields.is_property, value: contract.isProperty ? texts.yes : null },
        ]}
      />
      {mayKeep ? (
        <ul className="links-in-line screen-only">
          <li>
            <a className="target" href={href(paths.contractDetails(id))}>
              {texts.edit}
            </a>
          </li>
          <li>
            <a className="target" href={href(paths.contractPause(id))}>
              {texts.pause.title}
            </a>
          </li>
          <li>
            <a className="target" href={href(paths.contractEnd(id))}>
              {texts.end.title}
            </a>
          </li>
        </ul>
      ) : null}
    </section>
  )
}
