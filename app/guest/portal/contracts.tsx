import type { CustomerPortal, PortalContract } from '~/domain/portals/customer.server'
import { Facts } from '~/kit/facts'
import { LongDate } from '~/kit/figures'
import { useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { Lines, Price } from './contract-price'

export function Contracts({ contracts }: Pick<CustomerPortal, 'contracts'>) {
  const texts = useTexts().portal.contracts
  return (
    <section className="stack" aria-labelledby="vertraege">
      <h2 id="vertraege">{texts.title}</h2>
      {contracts.length === 0 ? <p className="empty">{texts.none}</p> : null}
      {contracts.map((contract) => (
        <ContractSheet key={contract.number} contract={contract} />
      ))}
    </section>
  )
}

function ContractSheet({ contract }: { contract: PortalContract }) {
  const texts = useTexts().portal.contracts
  const { end, nextInvoiceOn, intervalMonths, intervalWeeks } = contract
  return (
    <article className="sheet stack-tight">
      <h3>{contract.title}</h3>
      <Facts
        facts={[
          { label: texts.number, value: contract.number },
          { label: texts.what, value: <Lines lines={contract.lines} /> },
          { label: texts.price, value: <Price contract={contract} /> },
          {
            label: texts.period,
            value:
              intervalMonths === null ? texts.everyWeeks(intervalWeeks ?? 1) : texts.periods[intervalMonths],
          },
          {
            label: texts.nextInvoice,
            value: nextInvoiceOn ? <LongDate date={nextInvoiceOn} /> : texts.noNextInvoice,
          },
          {
            label: texts.ends[end.state],
            value: (
              <>
                <LongDate date={end.on} />
                {end.state === 'running' ? <Remark>{texts.endsByNotice}</Remark> : null}
              </>
            ),
          },
        ]}
      />
    </article>
  )
}
