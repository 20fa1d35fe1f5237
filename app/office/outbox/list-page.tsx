import type { ListPage } from '~/domain/lists/paging'
import type { MailQuery } from '~/domain/outbox/list.server'
import type { MailCounts } from '~/domain/outbox/watch.server'
import { Notice } from '~/kit/banner'
import { useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { Tabs } from '~/kit/records/tabs'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { outboxFilePath, outboxPath } from './list-query'
import { MailList, type NamedMail } from './list-table'
import { MailSearch } from './search'

interface Props {
  counts: MailCounts
  mails: ListPage<NamedMail>
  query: MailQuery
  hasServer: boolean
  mayPause: boolean
  mayWrite: boolean
}

export function OutboxPage(page: Props) {
  const { mailTemplates, outbox: texts, records } = useTexts()
  const { counts, mails, query, mayPause } = page
  const pause = {
    label: texts.pause,
    action: paths.outboxPause(),
    confirm: texts.pauseText,
    isEnd: true,
  }
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <PageHead
        title={texts.pageTitle}
        status={counts.delayed > 0 ? <span className="soft">{texts.delayed(counts.delayed)}</span> : null}
        next={counts.isPaused && mayPause ? { label: texts.resume, action: paths.outboxResume() } : null}
        others={[
          page.mayWrite && { label: mailTemplates.title, to: paths.mailTemplates() },
          !mails.isBare && { label: records.file, to: outboxFilePath(query) },
          !counts.isPaused && mayPause && pause,
        ]}
      />
      {page.hasServer ? null : (
        <Notice title={texts.noServer}>
          <p>{texts.noServerText}</p>
        </Notice>
      )}
      {counts.isPaused ? (
        <Notice title={texts.paused}>
          <p>{texts.pausedText}</p>
        </Notice>
      ) : null}
      <Statuses query={query} counts={counts} />
      <MailSearch query={query} />
      <MailList mails={mails} query={query} />
    </>
  )
}

const TABS: readonly MailQuery['status'][] = [undefined, 'troubled', 'queued', 'sent']

function Statuses({ query: { place: _, ...query }, counts }: Pick<Props, 'query' | 'counts'>) {
  const { every, everyTrouble, byStatus: label, statuses } = useTexts().outbox
  const tab = (status: MailQuery['status'], word: string, count?: number) => ({
    label: word,
    to: outboxPath({ ...query, status }),
    count,
    isCurrent: query.status === status,
  })
  const { status } = query
  // An older address may ask for one more.
  const other =
    status && !TABS.includes(status) && status !== 'troubled' ? [tab(status, statuses[status].word)] : []
  return (
    <Tabs
      label={label}
      tabs={[
        tab(undefined, every),
        tab('troubled', everyTrouble, counts.troubled),
        tab('queued', statuses.queued.word, counts.waiting),
        tab('sent', statuses.sent.word),
        ...other,
      ]}
    />
  )
}
