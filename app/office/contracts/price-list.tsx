import type { Contract } from '~/domain/contracts/find.server'
import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { PricesTable } from './prices-table'

interface Props {
  contract: Contract
  mayKeep: boolean
}

/** What is billed from when on, the newest first. */
export function ContractPrices({ contract, mayKeep }: Props) {
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
