import type { HoursPast } from '~/domain/hours/history.server'
import { formatMoment } from '~/i18n/format'
import { useLanguage, useTexts } from '~/kit/language'
import { Remark } from '~/kit/remark'
import { Table } from '~/kit/table'
import { useHoursWords } from './words'

export function HoursHistory({ history }: { history: HoursPast[] }) {
  const { history: texts } = useTexts().hours.cell
  const language = useLanguage()
  return (
    <section className="stack-tight" aria-labelledby="verlauf">
      <h2 id="verlauf">{texts.title}</h2>
      {history.length === 0 ? (
        <p className="empty">{texts.none}</p>
      ) : (
        <Table
          caption={texts.title}
          rows={history}
          keyOf={({ key }) => key}
          columns={[
            { title: texts.at, cell: ({ at }) => formatMoment(at, language) },
            { title: texts.by, cell: ({ by, source }) => by ?? texts[source] },
            { title: texts.what, cell: (past) => <Change past={past} /> },
            { title: texts.reason, cell: ({ reason }) => reason || '–' },
          ]}
        />
      )}
    </section>
  )
}

function Change({ past: { act, hours, overtime, isCorrection, kinds, times } }: { past: HoursPast }) {
  const { history: texts } = useTexts().hours.cell
  const words = useHoursWords()
  const parts = [
    ...(hours !== null && overtime !== null ? [words.pair({ hours, overtime })] : []),
    ...(times.length > 0 ? words.times(times) : words.kinds(kinds)),
  ]
  return (
    <span>
      {parts.join(' · ') || '–'}
      {act ? <Remark>{texts.acts[act]}</Remark> : null}
      {isCorrection ? <Remark>{texts.late}</Remark> : null}
    </span>
  )
}
