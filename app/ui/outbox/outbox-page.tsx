import type { MailPage, MailQuery } from '~/domain/outbox/list.server'
import type { MailCounts } from '~/domain/outbox/watch.server'
import { paths } from '~/paths'
import { Confirmation, Notice } from '../banner'
import { useHref, useTexts } from '../language'
import { useSaved } from '../saved'
import { ActButton } from './act-button'
import { MailFigures } from './mail-figures'
import { MailList } from './mail-list'
import { MailSearch } from './search'

interface Props {
  counts: MailCounts
  mails: MailPage
  query: MailQuery
  hasServer: boolean
  mayPause: boolean
  /** Whether the reader may change what mails say. */
  mayWrite: boolean
}

/** All mails of the firm, as far as the role goes, the newest first. */
export function OutboxPage({ counts, mails, query, hasServer, mayPause, mayWrite }: Props) {
  const saved = useSaved()
  const texts = useTexts().outbox
  const href = useHref()
  const done = saved !== null && saved in texts.saved ? texts.saved[saved as keyof typeof texts.saved] : null
  return (
    <>
      {done ? <Confirmation id="gespeichert" title={done} /> : null}
      <h1>{texts.pageTitle}</h1>
      {hasServer ? null : (
        <Notice title={texts.noServer}>
          <p>{texts.noServerText}</p>
        </Notice>
      )}
      <ul className="office-figures">
        <MailFigures counts={counts} />
      </ul>
      <MailSearch query={query} />
      <MailList mails={mails} query={query} />
      <Pause isPaused={counts.isPaused} mayPause={mayPause} />
      {mayWrite ? (
        <p className="screen-only">
          <a className="target" href={href(paths.mailTemplates())}>
            {texts.templates.title}
          </a>
        </p>
      ) : null}
    </>
  )
}

function Pause({ isPaused, mayPause }: { isPaused: boolean; mayPause: boolean }) {
  const texts = useTexts().outbox
  if (isPaused) {
    return (
      <Notice title={texts.paused}>
        <p>{texts.pausedText}</p>
        {mayPause ? <ActButton action={paths.outboxResume()} label={texts.resume} /> : null}
      </Notice>
    )
  }
  if (!mayPause) return null
  return (
    <details className="help screen-only">
      <summary>{texts.pauseHelp}</summary>
      <p>{texts.pauseText}</p>
      <ActButton action={paths.outboxPause()} label={texts.pause} isQuiet />
    </details>
  )
}
