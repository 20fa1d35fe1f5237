import { formatDate } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import type { YearInWords } from './payroll-year.server'

/** What the official figures of a year of payroll still lack, the overdue first. */
export function PayrollYear({ year: { year, file, missing } }: { year: YearInWords }) {
  const texts = useTexts().home.payrollYear
  const language = useLanguage()
  const overdue = missing.filter(({ isOverdue }) => isOverdue)
  const others = missing.filter(({ isOverdue }) => !isOverdue)
  return (
    <section className="sheet stack-tight" aria-labelledby="lohnjahr">
      <h2 id="lohnjahr">{texts.title(year)}</h2>
      <p>{file ? texts.text(year) : texts.none(year)}</p>
      <Missing parts={overdue} />
      {others.length > 0 ? (
        <details className="help">
          <summary>{texts.notDue(others.length)}</summary>
          <Missing parts={others} />
        </details>
      ) : null}
      {file ? (
        <p className="soft small">{texts.asOf(formatDate(file.asOf, language), file.version)}</p>
      ) : null}
    </section>
  )
}

function Missing({ parts }: { parts: YearInWords['missing'] }) {
  const texts = useTexts().home.payrollYear
  const language = useLanguage()
  if (parts.length === 0) return null
  const when = ({ due, isOverdue }: YearInWords['missing'][number]) => {
    if (!due) return null
    const day = formatDate(due, language)
    return isOverdue ? texts.since(day) : texts.due(day)
  }
  return (
    <ul>
      {parts.map((part) => (
        <li key={part.name}>
          {part.name} <span className="soft small">{when(part)}</span>
        </li>
      ))}
    </ul>
  )
}
