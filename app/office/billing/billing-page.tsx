import type { BillingPreview } from '~/domain/billing/preview.server'
import type { BillingRun } from '~/domain/billing/runs.server'
import type { Paged } from '~/domain/lists/paging'
import { formatLongDate } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { ExampleOf } from '~/kit/records/example-row'
import { PageHead } from '~/kit/records/page-head'
import { RecordPart } from '~/kit/records/record-part'
import { SavedBanner } from '~/kit/saved'
import { paths } from '~/paths'
import { PlannedTable } from './planned-table'
import { RunTable } from './run-table'

interface Props {
  preview: BillingPreview
  runs: Paged<BillingRun>
  mayKeep: boolean
}

export function BillingPage({ preview, runs, mayKeep }: Props) {
  const { billing: texts, contracts } = useTexts()
  const language = useLanguage()
  const { planned, hasMore, nextOn } = preview
  return (
    <>
      <SavedBanner saved={texts.saved} />
      <PageHead
        back={{ to: paths.contracts(), label: contracts.back }}
        title={texts.title}
        next={mayKeep && planned.length > 0 ? { label: texts.due.run, action: paths.billingStart() } : null}
      />
      <p className="soft">{texts.text}</p>
      <RecordPart id="faellig" title={texts.due.title}>
        {planned.length === 0 ? (
          <p className="empty">
            {texts.due.none} {nextOn === null ? '' : texts.due.nextOn(formatLongDate(nextOn, language))}
          </p>
        ) : (
          <PlannedTable planned={planned} />
        )}
        {hasMore ? <p>{texts.due.more}</p> : null}
        {mayKeep && planned.length > 0 ? <p className="soft">{texts.due.runText}</p> : null}
      </RecordPart>
      <RecordPart id="laeufe" title={texts.runs.title}>
        {runs.items.length === 0 ? (
          <>
            <p className="empty">{texts.runs.none}</p>
            <ExampleOf list="billingRuns" />
          </>
        ) : (
          <RunTable runs={runs} />
        )}
      </RecordPart>
    </>
  )
}
