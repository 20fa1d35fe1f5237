import { keptUntil } from '~/domain/upkeep/periods'
import { useHref, useTexts } from '~/kit/language'
import { ArchiveForm } from '~/kit/records/archive-form'
import { BackLink } from '~/kit/records/back-link'
import { useLongDay } from '~/kit/records/long-day'
import { RecordHistory } from '~/kit/records/record-history'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { KeyFacts } from './key-facts'
import type { ContractPage as ContractPageData } from './page.server'
import { PricesTable } from './prices-table'
import { Upcoming } from './upcoming'
import { useContractLabel, useContractValue } from './words'

interface Props extends ContractPageData {
  mayKeep: boolean
}

export function ContractPage({ contract, customer, upcoming, end, history, mayKeep }: Props) {
  const texts = useTexts().contracts
  const until = useLongDay(contract.endsOn && keptUntil('contracts', contract.endsOn))
  const own = { contract, customer, end, mayKeep }
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <BackLink to={paths.contracts()} label={texts.back} />
      <h1>{contract.title}</h1>
      {contract.isArchived ? <p className="soft">{texts.archive.undoText(until)}</p> : null}
      <KeyFacts {...own} />
      <Upcoming upcoming={upcoming} billing={contract.billing} />
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
          text={texts.archive.text(until)}
          button={texts.archive.button}
        />
      ) : null}
    </>
  )
}

function ContractPrices({ contract, mayKeep }: Pick<Props, 'contract' | 'mayKeep'>) {
  const texts = useTexts().contracts
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby="positionen">
      <h2 id="positionen">{texts.fields.prices_json}</h2>
      {contract.prices.toReversed().map((prices) => (
        <PricesTable key={prices.from} prices={prices} />
      ))}
      {mayKeep ? (
        <p className="screen-only">
          <a className="target" href={href(paths.contractPrices(contract.id))}>
            {texts.lines.change}
          </a>
        </p>
      ) : null}
    </section>
  )
}
