import type { OpenCorrection } from '~/domain/hours/corrections.server'
import type { MonthText } from '~/domain/values/calendar'
import { useHref, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'
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
      <Table
        caption={texts.title(corrections.length)}
        rows={corrections}
        keyOf={({ employeeId }) => employeeId}
        columns={[
          { title: texts.name, cell: ({ name }) => name },
          { title: texts.before, cell: ({ before }) => (before ? pair(before) : texts.nothing) },
          { title: texts.after, cell: ({ after }) => pair(after) },
          {
            title: texts.decide,
            isUntitled: true,
            cell: ({ employeeId, name }) => (
              <a
                className="target"
                href={href(paths.hoursCell(month, employeeId))}
                aria-label={texts.decideOf(name)}
              >
                {texts.decide}
              </a>
            ),
          },
        ]}
      />
    </section>
  )
}
