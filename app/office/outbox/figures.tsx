import type { MailCounts } from '~/domain/outbox/watch.server'
import { useHref, useTexts } from '~/kit/language'
import { outboxPath } from './list-query'

export function MailFigures({ counts }: { counts: MailCounts }) {
  const texts = useTexts().outbox
  const href = useHref()
  return (
    <>
      {counts.waiting > 0 ? (
        <li>
          <a className="target" href={href(outboxPath({ status: 'queued' }))}>
            {texts.waiting(counts.waiting)}
          </a>
        </li>
      ) : null}
      {counts.delayed > 0 ? <li>{texts.delayed(counts.delayed)}</li> : null}
      {counts.troubled > 0 ? (
        <li>
          <a className="target" href={href(outboxPath({ status: 'troubled' }))}>
            {texts.troubled(counts.troubled)}
          </a>
        </li>
      ) : null}
      {counts.isPaused ? <li>{texts.paused}</li> : null}
    </>
  )
}
