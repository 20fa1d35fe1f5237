import type { Told } from '~/domain/payroll-reports/report'
import type { MonthText } from '~/domain/values/calendar'
import { formatDayOf } from '~/i18n/format'
import { Money } from '~/kit/figures'
import { useLanguage, useTexts } from '~/kit/language'
import { ActButton } from '~/kit/records/acts'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

/** Each fund with buttons that write down that it was told. */
export function ToldPart({ month, told }: { month: MonthText; told: Told[] }) {
  const texts = useTexts().payrollReports.told
  const language = useLanguage()
  const { columns } = texts
  if (told.length === 0) return null
  return (
    <section className="stack-tight screen-only" aria-labelledby="gemeldet">
      <h2 id="gemeldet">{texts.title}</h2>
      <p className="soft">{texts.text}</p>
      <Table
        labelledBy="gemeldet"
        rows={told}
        keyOf={({ fund }) => fund}
        columns={[
          { title: columns.fund, isRowName: true, cell: ({ name }) => name },
          { title: columns.send, look: 'number', cell: ({ sendCents }) => <Money cents={sendCents} /> },
          {
            title: columns.state,
            cell: ({ statedAt }) => (statedAt ? texts.done(formatDayOf(statedAt, language)) : texts.open),
          },
          {
            title: columns.act,
            isUntitled: true,
            cell: (one) => <ToldActs month={month} one={one} />,
          },
        ]}
      />
    </section>
  )
}

function ToldActs({
  month,
  one: { fund, name, dueCents, statedAt, isAwaited },
}: {
  month: MonthText
  one: Told
}) {
  const texts = useTexts().payrollReports.told
  const action = paths.payrollTold(month)
  const act = (meant: string) => ({ action, fields: { kasse: fund, stand: meant, summe: String(dueCents) } })
  return (
    <div className="acts">
      {statedAt ? (
        <ActButton
          className="act act-end"
          act={{
            label: texts.undo,
            ...act('zurueck'),
            confirm: texts.undoText(name),
            confirmLabel: texts.undo,
          }}
        />
      ) : (
        <>
          {isAwaited ? null : <ActButton className="act" act={{ label: texts.now, ...act('jetzt') }} />}
          <ActButton
            className="act"
            act={{
              label: texts.lastMonth,
              ...act('vormonat'),
              confirm: texts.lastMonthText(name),
              confirmLabel: texts.lastMonth,
            }}
          />
        </>
      )}
    </div>
  )
}
