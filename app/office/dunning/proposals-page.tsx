import type { LeftOutCustomer, ListedProposal } from '~/domain/dunning/proposal-page.server'
import type { StatementAge as Age } from '~/domain/dunning/proposals.server'
import type { SendingProgress as Progress } from '~/domain/dunning/requests.server'
import type { ListPage } from '~/domain/lists/paging'
import { formatLongDate } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { ErrorSummary } from '~/kit/error-summary'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Pagination } from '~/kit/pagination'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { LeftOutTable } from './left-out-table'
import { ProposalForm } from './proposal-form'
import { dunningPath, type View } from './query'
import { SendingProgress } from './sending-progress'
import { DunningTabs } from './tabs'

interface Props {
  view: View
  list: {
    proposed: ListPage<ListedProposal> | null
    leftOut: ListPage<LeftOutCustomer> | null
  }
  /** Customers that can be reminded. */
  count: number
  progress: Progress | null
  statement: Age
  mayKeep: boolean
  /** The firm's settings. */
  mayManage: boolean
}

export function ProposalsPage({ view, list, count, progress, statement, mayKeep, mayManage }: Props) {
  const { bank, dunning: texts } = useTexts()
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.bank(), label: bank.back }}
        title={texts.title}
        others={[mayManage && { label: texts.toLevels, to: paths.dunningLevels() }]}
      />
      <DunningTabs current={view} count={count} />
      {progress ? <SendingProgress progress={progress} /> : null}
      <StatementAge {...statement} />
      {list.proposed ? <ProposalForm page={list.proposed} count={count} mayKeep={mayKeep} /> : null}
      {list.leftOut ? <LeftOut page={list.leftOut} /> : null}
    </>
  )
}

function LeftOut({ page }: { page: ListPage<LeftOutCustomer> }) {
  const { tabs } = useTexts().dunning
  return (
    <>
      <LeftOutTable customers={page.items} />
      <Pagination
        list={tabs.leftOut}
        shown={page}
        pathOf={(place) => dunningPath({ view: 'leftOut', place })}
      />
    </>
  )
}

function StatementAge({ statementOn, isStatementOld }: Age) {
  const texts = useTexts().dunning
  const language = useLanguage()
  const href = useHref()
  if (statementOn === null) return <p className="soft">{texts.noStatement}</p>
  const date = formatLongDate(statementOn, language)
  if (!isStatementOld) return <p className="soft">{texts.statement(date)}</p>
  return (
    <Notice title={texts.old.title}>
      <p>
        {texts.old.text(date)} <a href={href(paths.bank())}>{texts.old.link}</a>
      </p>
    </Notice>
  )
}
