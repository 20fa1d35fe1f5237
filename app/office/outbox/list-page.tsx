import type { MailPage, MailQuery } from '~/domain/outbox/list.server'
import type { MailCounts } from '~/domain/outbox/watch.server'
import { Notice } from '~/kit/banner'
import { useHref, useTexts } from '~/kit/language'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { MailFigures } from './figures'
import { MailList } from './list-table'
import { Pause } from './pause-form'
import { MailSearch } from './search'

interface Props {
  counts: MailCounts
  mails: MailPage
  query: MailQuery
  hasServer: boolean
  mayPause: boolean
  /** Whether the reader may edit mail templates. */
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
