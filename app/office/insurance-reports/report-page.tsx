import type { ReportDetails } from '~/domain/insurance-reports/report-details.server'
import { formatDate, formatMonth } from '~/i18n/format'
import { CopyFields } from '~/kit/fields-to-copy'
import { useLanguage, useTexts } from '~/kit/language'
import { PageHead } from '~/kit/records/page-head'
import { StatusMark } from '~/kit/status-mark'
import { TOLD_FIELD } from './forms'
import { reportPath, reportsPath } from './query'
import { euros, partsOf } from './report-fields'

export function ReportPage(details: ReportDetails) {
  const { codes, report: texts } = useTexts().insuranceReports
  const language = useLanguage()
  const { report, isTold, person, pay } = details
  const { name, what } = codes[report.code]
  const months = (pay?.missing ?? []).map((month) => formatMonth(month, language))
  return (
    <>
      <PageHead
        back={{ to: reportsPath(), label: texts.back }}
        title={texts.titleOf(name, `${person.firstName} ${person.lastName}`.trim())}
        status={
          <StatusMark shape={isTold ? 'done' : 'open'}>{isTold ? texts.isTold : texts.isOpen}</StatusMark>
        }
        {...actsOf(details, texts)}
      />
      <p>
        <strong>{texts.due(formatDate(report.due, language))}</strong>
      </p>
      <p>{what}</p>
      {partsOf(details, texts, language).map(({ key, title, fields }) => (
        <section className="stack-tight" key={key} aria-labelledby={`teil-${key}`}>
          <h2 id={`teil-${key}`}>{title ?? texts.toCopy}</h2>
          <CopyFields fields={fields} isWide />
        </section>
      ))}
      {pay && pay.formerYearCents > 0 && report.code !== '92' ? (
        <p>{texts.formerYear(euros(pay.formerYearCents), String(Number(report.day.slice(0, 4)) - 1))}</p>
      ) : null}
      {months.length > 0 ? <p>{texts.missingMonths(months.join(', '))}</p> : null}
      <p className="soft small">{texts.elsewhere}</p>
    </>
  )
}

function actsOf({ report, isTold }: ReportDetails, texts: { tell: string; untell: string }) {
  const act = (label: string, value: string) => ({
    label,
    action: reportPath(report),
    fields: { [TOLD_FIELD]: value },
  })
  return isTold
    ? { next: null, others: [act(texts.untell, 'nein')] }
    : { next: act(texts.tell, 'ja'), others: [] }
}
