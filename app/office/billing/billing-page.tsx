import type { BillingPreview } from '~/domain/billing/preview.server'
import type { BillingRun } from '~/domain/billing/runs.server'
import type { Paged } from '~/domain/lists/paging'
import { formatLongDate } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { BackLink } from '~/kit/records/back-link'
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
      <BackLink to={paths.contracts()} label={contracts.back} />
      <h1>{texts.title}</h1>
      <p>{texts.text}</p>
      <section className="stack-tight" aria-labelledby="faellig">
        <h2 id="faellig">{texts.due.title}</h2>
        {planned.length === 0 ? (
          <p className="empty">
            {texts.due.none} {nextOn === null ? '' : texts.due.nextOn(formatLongDate(nextOn, language))}
          </p>
        ) : (
          <PlannedTable planned={planned} />
        )}
        {hasMore ? <p>{texts.due.more}</p> : null}
        {mayKeep && planned.length > 0 ? (
          <>
            <p className="soft">{texts.due.runText}</p>
            <OfficeForm action={paths.billingStart()} button={texts.due.run} />
          </>
        ) : null}
      </section>
      <section className="stack-tight" aria-labelledby="laeufe">
        <h2 id="laeufe">{texts.runs.title}</h2>
        {runs.items.length === 0 ? <p className="empty">{texts.runs.none}</p> : <RunTable runs={runs} />}
      </section>
    </>
  )
}
