import { keptUntil } from '~/domain/upkeep/periods'
import { useTexts } from '~/kit/language'
import { useLongDay } from '~/kit/records/long-day'
import { PageHead, RecordBody } from '~/kit/records/page-head'
import { RecordHistory } from '~/kit/records/record-history'
import { RecordPart } from '~/kit/records/record-part'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { useActs } from './acts'
import { KeyFacts } from './key-facts'
import type { ContractPage as ContractPageData } from './page.server'
import { PricesTable } from './prices-table'
import { ContractStateMark } from './state'
import { Upcoming } from './upcoming'
import { useContractLabel, useContractValue } from './words'

interface Props extends ContractPageData {
  mayKeep: boolean
}

export function ContractPage({ mayKeep, ...page }: Props) {
  const texts = useTexts().contracts
  const { contract, state, upcoming, history } = page
  const until = useLongDay(contract.endsOn && keptUntil('contracts', contract.endsOn))
  const acts = useActs({ contract, state, until })
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.contracts(), label: texts.back }}
        title={contract.title}
        status={<ContractStateMark state={state} endsOn={contract.endsOn} />}
        {...(mayKeep ? acts : {})}
      />
      {contract.isArchived ? <p className="soft">{texts.archive.undoText(until)}</p> : null}
      <KeyFacts {...page} />
      <RecordBody
        aside={
          <RecordHistory
            history={history}
            actions={texts.actions}
            labelOf={useContractLabel()}
            show={useContractValue()}
          />
        }
      >
        <Upcoming upcoming={upcoming} billing={contract.billing} />
        <RecordPart id="positionen" title={texts.fields.prices_json}>
          {contract.prices.toReversed().map((prices) => (
            <PricesTable key={prices.from} prices={prices} />
          ))}
        </RecordPart>
      </RecordBody>
    </>
  )
}
