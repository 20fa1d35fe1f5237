import { formatDate } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import type { YearInWords } from './payroll-year.server'

/** What the official figures of a year of payroll still lack, the overdue first. */
export function PayrollYear({ year: { year, file, missing } }: { year: YearInWords }) {
  const texts = useTexts().home.payrollYear
  const language = useLanguage()
  const date = (text: string) => formatDate(text, language)
  const overdue = missing.filter(({ isOverdue }) => isOverdue)
  const others = missing.filter(({ isOverdue }) => !isOverdue)
  return (
    <section className="sheet stack-tight" aria-labelledby="lohnjahr">
      <h2 id="lohnjahr">{texts.title(year)}</h2>
      <p>{file ? texts.text(year) : texts.none(year)}</p>
      {missing.length > 0 ? (
        <ul>
          {[...overdue, ...others].map(({ name, due, isOverdue }) => (
            <li key={name}>
              {name}
              {due ? (
                <span className="soft small">
                  {' '}
                  {isOverdue ? texts.since(date(due)) : texts.due(date(due))}
                </span>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {file ? <p className="soft small">{texts.asOf(date(file.asOf), file.version)}</p> : null}
    </section>
  )
}
