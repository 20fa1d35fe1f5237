import { formatMonth } from '~/i18n/format'
import { Notice } from '~/kit/banner'
import { ErrorSummary } from '~/kit/error-summary'
import { TextAreaField } from '~/kit/field'
import { PASTED_FIELD } from '~/kit/forms/form-fields'
import { monthPath } from '~/kit/forms/month-query'
import { useLanguage, useTexts } from '~/kit/language'
import { OfficeForm } from '~/kit/office-form'
import { PageHead } from '~/kit/records/page-head'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { paths } from '~/paths'
import { SEEN_TABLE_FIELD } from './forms'
import type { pastePageData } from './paste.server'
import { PasteRows } from './paste-rows'

type Props = Awaited<ReturnType<typeof pastePageData>>

export function HoursPastePage({ month, check, leftOut, isClosed }: Props) {
  const { cell, paste: texts } = useTexts().hours
  const language = useLanguage()
  const refusal = useRefusal()
  const table = fieldOf(refusal, PASTED_FIELD)
  return (
    <>
      <ErrorSummary faults={refusal.faults} />
      <PageHead
        back={{ to: monthPath('hours', { month }), label: cell.back }}
        title={`${texts.title}: ${formatMonth(month, language)}`}
      />
      {isClosed ? <Notice title={texts.closed} /> : null}
      <p>{texts.text}</p>
      <p>{texts.order}</p>
      <p>{texts.keeps}</p>
      {check ? (
        <section className="stack-tight" aria-labelledby="ergebnis">
          <h2 id="ergebnis">{texts.checked}</h2>
          {leftOut.length > 0 ? <IgnoredColumns leftOut={leftOut} /> : null}
          <PasteRows rows={check.rows} />
          {check.isReady && !isClosed ? (
            <>
              <p>{texts.nothingYet}</p>
              <OfficeForm action={paths.hoursPaste(month)} button={texts.ready}>
                <input type="hidden" name={PASTED_FIELD} value={table.defaultValue} />
                <input type="hidden" name={SEEN_TABLE_FIELD} value={check.seen} />
              </OfficeForm>
            </>
          ) : (
            <p>{check.rows.every(({ finding }) => finding === 'same') ? texts.same : texts.mend}</p>
          )}
        </section>
      ) : null}
      <OfficeForm action={paths.hoursPaste(month)} button={texts.check} isQuiet={check?.isReady ?? false}>
        <TextAreaField {...table} label={texts.table} rows={12} spellCheck={false} />
      </OfficeForm>
    </>
  )
}

function IgnoredColumns({ leftOut }: Pick<Props, 'leftOut'>) {
  const { paste: texts } = useTexts().hours
  return (
    <Notice title={texts.leftOut}>
      <ul>
        {leftOut.map(({ heading, isTime }) => (
          <li key={heading}>{isTime ? texts.absenceInHours(heading) : texts.unknownColumn(heading)}</li>
        ))}
      </ul>
    </Notice>
  )
}
