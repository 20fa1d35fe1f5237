import { useTexts } from '../language'

/** What the webhook was sent and could not act on; null where it was deleted since. */
export function DeliveryPayload({ payload }: { payload: string | null }) {
  const texts = useTexts().tasks
  return (
    <section className="stack-tight" aria-labelledby="meldung">
      <h2 id="meldung">{texts.payload}</h2>
      {payload === null ? (
        <p>{texts.payloadGone}</p>
      ) : (
        <>
          <p>{texts.reasons}</p>
          <pre className="mail-text">{payload}</pre>
        </>
      )}
    </section>
  )
}
