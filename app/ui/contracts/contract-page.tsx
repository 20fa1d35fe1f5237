import type { ContractPage as ContractPageData } from '~/domain/office/contract-page.server'
import { paths } from '~/paths'
import { Facts } from '../facts'
import { LongDate, Money, ShortDate } from '../figures'
import { useHref, useTexts } from '../language'
import { ArchiveForm } from '../records/archive-form'
import { BackLink } from '../records/back-link'
import { RecordHistory } from '../records/record-history'
import { SavedBanner } from '../saved'
import { ContractPrices } from './contract-prices'
import { useContractLabel, useContractValue, useIntervalText } from './contract-words'

interface Props extends ContractPageData {
  mayKeep: boolean
}

export function ContractPage({ contract, customer, upcoming, end, history, mayKeep }: Props) {
  const texts = useTexts().contracts
  const own = { contract, customer, end, mayKeep }
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <BackLink to={paths.contracts()} label={texts.back} />
      <h1>{contract.title}</h1>
      {contract.isArchived ? <p className="soft">{texts.archive.undoText}</p> : null}
      <KeyFacts {...own} />
      <Upcoming upcoming={upcoming} />
      <ContractPrices contract={contract} mayKeep={mayKeep} />
      <RecordHistory
        history={history}
        actions={texts.actions}
        labelOf={useContractLabel()}
        show={useContractValue()}
      />
      {mayKeep ? (
        <ArchiveForm
          action={paths.contractArchive(contract.id)}
          isArchived={contract.isArchived}
          text={texts.archive.text}
          button={texts.archive.button}
        />
      ) : null}
    </>
  )
}

function KeyFacts({
  contract,
  customer,
  end,
  mayKeep,
}: Pick<Props, 'contract' | 'customer' | 'end' | 'mayKeep'>) {
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

function Upcoming({ upcoming }: Pick<Props, 'upcoming'>) {
  const { upcoming: texts } = useTexts().contracts
  return (
    <section className="stack-tight" aria-labelledby="naechste">
      <h2 id="naechste">{texts.title}</h2>
      {upcoming.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <table className="table">
          <caption className="visually-hidden">{texts.title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.on}</th>
              <th scope="col" className="number">
                {texts.net}
              </th>
              <th scope="col" className="number">
                {texts.gross}
              </th>
            </tr>
          </thead>
          <tbody>
            {upcoming.map(({ on, netCents, grossCents }) => (
              <tr key={on}>
                <th scope="row">
                  <ShortDate date={on} />
                </th>
                <td className="number">
                  <Money cents={netCents} />
                </td>
                <td className="number">
                  <Money cents={grossCents} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
