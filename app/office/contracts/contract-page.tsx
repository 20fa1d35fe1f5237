import { keptUntil, YEARS } from '~/domain/records/kept-until'
import { useTexts } from '~/kit/language'
import { ArchiveForm } from '~/kit/records/archive-form'
import { BackLink } from '~/kit/records/back-link'
import { useLongDay } from '~/kit/records/long-day'
import { RecordHistory } from '~/kit/records/record-history'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { KeyFacts } from './key-facts'
import type { ContractPage as ContractPageData } from './page.server'
import { ContractPrices } from './price-list'
import { Upcoming } from './upcoming'
import { useContractLabel, useContractValue } from './words'

export interface Props extends ContractPageData {
  mayKeep: boolean
}

export function ContractPage({ contract, customer, upcoming, end, history, mayKeep }: Props) {
  const texts = useTexts().contracts
  const until = useLongDay(contract.endsOn && keptUntil(contract.endsOn, YEARS.letters))
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
