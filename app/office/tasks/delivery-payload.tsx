import { useTexts } from '~/kit/language'
import type { TaskPage } from './page.server'

/** What the webhook was sent and could not act on; null where it was deleted since. */
export function DeliveryPayload({ payload, reason }: Pick<TaskPage, 'payload' | 'reason'>) {
  const texts = useTexts().tasks
  return (
    <section className="stack-tight" aria-labelledby="meldung">
      <h2 id="meldung">{texts.payload}</h2>
      {payload === null ? (
        <p>{texts.payloadGone}</p>
      ) : (
        <>
          <p>
            {reason === null ? null : `${texts.reasons[reason]} `}
            {texts.byHand}
          </p>
          <pre className="mail-text">{payload}</pre>
        </>
      )}
    </section>
  )
}
