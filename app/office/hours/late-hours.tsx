import type { OpenCorrection } from '~/domain/hours/corrections.server'
import type { MonthText } from '~/domain/values/calendar'
import { useHref, useTexts } from '~/kit/language'
import { paths } from '~/paths'
import { useHoursWords } from './words'

interface Props {
  corrections: OpenCorrection[]
  month: MonthText
}

/** Hours that came after the month was closed, for a decision. */
export function LateHours({ corrections, month }: Props) {
  const { late: texts } = useTexts().hours.month
  const { pair } = useHoursWords()
  const href = useHref()
  return (
    <section className="stack-tight" aria-labelledby="spaeter">
      <h2 id="spaeter">{texts.title(corrections.length)}</h2>
      <p>{texts.text}</p>
      <table className="table table-cards list">
        <caption className="visually-hidden">{texts.title(corrections.length)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            <th scope="col">{texts.before}</th>
            <th scope="col">{texts.after}</th>
            <th scope="col">{texts.decide}</th>
          </tr>
        </thead>
        <tbody>
          {corrections.map(({ employeeId, name, before, after }) => (
            <tr key={employeeId}>
              <th scope="row">{name}</th>
              <td data-label={texts.before}>{before ? pair(before) : texts.nothing}</td>
              <td data-label={texts.after}>{pair(after)}</td>
              <td>
                <a
                  className="target"
                  href={href(paths.hoursCell(month, employeeId))}
                  aria-label={texts.decideOf(name)}
                >
                  {texts.decide}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
