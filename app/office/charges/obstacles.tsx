import type { ClaimObstacle } from '~/domain/overviews/claim-obstacles.server'
import { Notice } from '~/kit/banner'
import { useTexts } from '~/kit/language'
import { InvoiceLink } from '~/kit/records/invoice-link'
import { useObstacleWords } from '../dunning/obstacle-words'

/** What speaks against claiming; nothing if nothing does. */
export function Obstacles({ obstacles }: { obstacles: readonly ClaimObstacle[] }) {
  const { charges } = useTexts()
  const words = useObstacleWords()
  if (obstacles.length === 0) return null
  return (
    <Notice title={charges.obstacles.title}>
      <ul>
        {obstacles.map(({ invoice, obstacle }) => (
          <li key={`${obstacle.code} ${invoice?.invoiceId ?? ''}`}>
            {invoice ? (
              <>
                <InvoiceLink id={invoice.invoiceId} number={invoice.number} />
                {': '}
              </>
            ) : null}
            {words(obstacle)}
            {obstacle.code === 'held' ? `. ${charges.obstacles.held[obstacle.hold.kind]}` : null}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
