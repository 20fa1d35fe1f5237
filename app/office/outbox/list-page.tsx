import type { MailPage, MailQuery } from '~/domain/outbox/list.server'
import type { MailCounts } from '~/domain/outbox/watch.server'
import { Notice } from '~/kit/banner'
import { useHref, useTexts } from '~/kit/language'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { ActButton } from './act-button'
import { outboxPath } from './list-query'
import { MailList } from './list-table'
import { MailSearch } from './search'

interface Props {
  counts: MailCounts
  mails: MailPage
  query: MailQuery
  hasServer: boolean
  mayPause: boolean
  mayWrite: boolean
}

export function OutboxPage({ counts, mails, query, hasServer, mayPause, mayWrite }: Props) {
  const { mailTemplates, outbox: texts } = useTexts()
  const href = useHref()
  return (
    <>
      <SavedBanner saved={texts.saved} />
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
            {mailTemplates.title}
          </a>
        </p>
      ) : null}
    </>
  )
}

function MailFigures({ counts }: { counts: MailCounts }) {
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
