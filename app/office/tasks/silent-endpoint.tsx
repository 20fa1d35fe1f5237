import type { WatchedEndpoint } from '~/domain/events/list.server'
import { formatLongMoment } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'

/** What became of an address that took no events, and what can be done. */
export function SilentEndpoint({ endpoint }: { endpoint: WatchedEndpoint | null }) {
  const texts = useTexts().tasks.silentEndpoint
  const language = useLanguage()
  if (endpoint === null) return <p>{texts.removed}</p>
  const { state, endedReason, failingSince } = endpoint
  return (
    <div className="stack-tight">
      {endedReason === 'gone' ? <p>{texts.gone}</p> : null}
      {endedReason === 'office' ? <p>{texts.ended}</p> : null}
      {failingSince === null ? null : <p>{texts.failing(formatLongMoment(failingSince, language))}</p>}
      {state === 'live' || state === 'paused' ? <p>{texts.again}</p> : null}
      <p>{texts.replay}</p>
    </div>
  )
}
