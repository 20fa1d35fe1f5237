import { Facts } from '~/kit/facts'
import { Money } from '~/kit/figures'
import { useHref, useTexts } from '~/kit/language'
import { invoicesPath } from '../invoices/query'
import type { OfficeHome } from './home.server'

export function OwedMoney({ owed }: { owed: NonNullable<OfficeHome['owed']> }) {
  const texts = useTexts().home.owed
  const href = useHref()
  const { count, cents, overdueCents, collectedCents } = owed
  return (
    <section className="sheet stack-tight owed" aria-labelledby="offen">
      <h2 id="offen">{texts.title}</h2>
      {count === 0 ? (
        <p>{texts.nothing}</p>
      ) : (
        <Facts
          facts={[
            {
              label: texts.open(count),
              value: (
                <a className="target" href={href(invoicesPath({ state: 'open' }))}>
                  <Money cents={cents} />
                </a>
              ),
            },
            {
              label: texts.overdue,
              value: overdueCents > 0 && (
                <a className="target" href={href(invoicesPath({ state: 'overdue', order: 'due' }))}>
                  <Money cents={overdueCents} />
                </a>
              ),
            },
            {
              label: texts.collected,
              value: collectedCents > 0 && (
                <a className="target" href={href(invoicesPath({ state: 'direct_debit' }))}>
                  <Money cents={collectedCents} />
                </a>
              ),
            },
          ].map((fact) => ({ ...fact, value: fact.value || null }))}
        />
      )}
    </section>
  )
}
