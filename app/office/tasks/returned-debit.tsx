import type { ShownReturn } from '~/domain/invoices/payments/shown-return.server'
import { useTexts } from '~/kit/language'

/** What happened, what follows from it, and what to do. */
export function ReturnedDebit({ returned }: { returned: ShownReturn }) {
  const texts = useTexts().tasks.returned
  const { reason, consequence, attempt, isTold, isWithdrawn } = returned
  const isStopped = consequence === 'stop'
  return (
    <div className="stack-tight">
      <p>{texts.reasons[reason]}</p>
      {isWithdrawn ? (
        <p>{texts.withdrawn}</p>
      ) : (
        <>
          {isStopped && attempt > 1 ? <p>{texts.secondTime}</p> : null}
          <p>{texts.next[consequence]}</p>
          {isStopped ? (
            <p>{reason === 'deceased' ? texts.condolence : isTold ? texts.told : texts.untold}</p>
          ) : null}
          {isStopped && reason !== 'deceased' ? <p>{texts.goOn}</p> : null}
        </>
      )}
    </div>
  )
}
