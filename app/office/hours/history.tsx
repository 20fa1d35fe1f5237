import type { HoursPast } from '~/domain/hours/history.server'
import { formatMoment } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { useHoursWords } from './words'

export function HoursHistory({ history }: { history: HoursPast[] }) {
  const { history: texts } = useTexts().hours.cell
  return (
    <section className="stack-tight" aria-labelledby="verlauf">
      <h2 id="verlauf">{texts.title}</h2>
      {history.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <table className="table table-cards list">
          <caption className="visually-hidden">{texts.title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.at}</th>
              <th scope="col">{texts.by}</th>
              <th scope="col">{texts.what}</th>
              <th scope="col">{texts.reason}</th>
            </tr>
          </thead>
          <tbody>
            {history.map((past) => (
              <Past key={past.key} past={past} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function Past({ past }: { past: HoursPast }) {
  const { history: texts } = useTexts().hours.cell
  const words = useHoursWords()
  const language = useLanguage()
  const { at, by, source, act, hours, overtime, isCorrection, kinds, reason } = past
  const said = [
    ...(hours !== null && overtime !== null ? [words.pair({ hours, overtime })] : []),
    ...words.kinds(kinds),
  ]
  return (
    <tr>
      <th scope="row">{formatMoment(at, language)}</th>
      <td data-label={texts.by}>{by ?? texts[source]}</td>
      <td data-label={texts.what}>
        <span>
          {said.join(' · ') || '–'}
          {act ? <Remark>{texts.acts[act]}</Remark> : null}
          {isCorrection ? <Remark>{texts.late}</Remark> : null}
        </span>
      </td>
      <td data-label={texts.reason}>{reason || '–'}</td>
    </tr>
  )
}
