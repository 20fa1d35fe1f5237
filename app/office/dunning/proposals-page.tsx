import type { Proposals } from '~/domain/dunning/proposals.server'
import type { SendingProgress as Progress } from '~/domain/dunning/requests.server'
import { formatLongDate } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { ErrorSummary } from '~/kit/error-summary'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { useRefusal } from '~/kit/refusal'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { LeftOutTable } from './left-out-table'
import { ProposalForm } from './proposal-form'
import type { View } from './query'
import { SendingProgress } from './sending-progress'
import { DunningTabs } from './tabs'

interface Props extends Proposals {
  progress: Progress | null
  view: View
  mayKeep: boolean
  /** The firm's settings. */
  mayManage: boolean
}

export function ProposalsPage({ proposals, leftOut, statementOn, isStatementOld, ...props }: Props) {
  const { bank, dunning: texts } = useTexts()
  const { progress, view, mayKeep, mayManage } = props
  return (
    <>
      <ErrorSummary faults={useRefusal().faults} />
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.bank(), label: bank.back }}
        title={texts.title}
        others={[mayManage && { label: texts.toLevels, to: paths.dunningLevels() }]}
      />
      <DunningTabs current={view} counts={{ proposed: proposals.length, leftOut: leftOut.length }} />
      {progress ? <SendingProgress progress={progress} /> : null}
      <StatementAge statementOn={statementOn} isStatementOld={isStatementOld} />
      {view === 'leftOut' ? (
        <LeftOutTable leftOut={leftOut} />
      ) : (
        <ProposalForm proposals={proposals} mayKeep={mayKeep} />
      )}
    </>
  )
}

function StatementAge({ statementOn, isStatementOld }: Pick<Props, 'statementOn' | 'isStatementOld'>) {
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
