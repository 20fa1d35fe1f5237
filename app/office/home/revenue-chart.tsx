import type { MonthOfRevenue } from '~/domain/invoices/revenue.server'
import { formatMoney, formatMonth } from '~/i18n/format'
import { ColumnChart } from '~/kit/charts/column-chart'
import { monthColumns, monthsSince } from '~/kit/charts/months'
import { Money } from '~/kit/figures'
import { Help } from '~/kit/help'
import { useHref, useLanguage, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'
import { paths } from '~/paths'

export function RevenueChart({ months }: { months: MonthOfRevenue[] }) {
  const { revenue: texts } = useTexts().home
  const href = useHref()
  const billed = months.filter(({ netCents, beforeCents }) => netCents !== 0 || beforeCents !== 0)
  return (
    <section className="sheet stack-tight" aria-labelledby="umsatz">
      <h2 id="umsatz">{texts.title}</h2>
      {billed.length < 2 ? <NoPicture only={billed[0]} /> : <Picture months={months} />}
      <p>
        <a className="target screen-only" href={href(paths.figures())}>
          {texts.more}
        </a>
      </p>
    </section>
  )
}

/** One bar compares with nothing. */
function NoPicture({ only }: { only: MonthOfRevenue | undefined }) {
  const texts = useTexts().home.revenue
  const language = useLanguage()
  if (!only || only.netCents === 0) return <p className="soft">{texts.none}</p>
  return <p>{texts.only(formatMonth(only.month, language), formatMoney(only.netCents, language))}</p>
}

function Picture({ months }: { months: MonthOfRevenue[] }) {
  const texts = useTexts().home.revenue
  const language = useLanguage()
  const shown = monthsSince(months)
  const best = shown.reduce((most, each) => (each.netCents > most.netCents ? each : most))
  const inWords = texts.chartInWords(
    shown.length,
    formatMonth(best.month, language),
    formatMoney(best.netCents, language),
  )
  return (
    <>
      <p className="soft small">{texts.hint}</p>
      <ColumnChart
        label={inWords}
        columns={monthColumns(shown, { running: months.at(-1)?.month, language })}
      />
      <Help summary={texts.asTable}>
        <Numbers months={shown} />
      </Help>
    </>
  )
}

function Numbers({ months }: { months: MonthOfRevenue[] }) {
  const texts = useTexts().home.revenue
  const language = useLanguage()
  return (
    <Table
      caption={texts.title}
      kind="plain"
      rows={[...months].reverse()}
      keyOf={({ month }) => month}
      columns={[
        { title: texts.month, cell: ({ month }) => formatMonth(month, language) },
        { title: texts.net, look: 'number', cell: ({ netCents }) => <Money cents={netCents} /> },
        months.some(({ beforeCents }) => beforeCents !== 0) && {
          title: texts.before,
          look: 'number',
          cell: ({ beforeCents }) => <Money cents={beforeCents} />,
        },
      ]}
    />
  )
}
