import type { MonthOfRevenue } from '~/domain/invoices/revenue.server'
import { formatMoney, formatMonth, formatMonthName } from '~/i18n/format'
import { Money } from '~/kit/figures'
import { Help } from '~/kit/help'
import { useLanguage, useTexts } from '~/kit/language'
import { Table } from '~/kit/table'
import { barsOf, HEIGHT, WIDTH } from './bars'

const CAP = 18
const BASE = HEIGHT - 6

export function RevenueChart({ months }: { months: MonthOfRevenue[] }) {
  const texts = useTexts().home.revenue
  return (
    <section className="sheet stack-tight" aria-labelledby="umsatz">
      <h2 id="umsatz">{texts.title}</h2>
      {months.every(({ netCents }) => netCents === 0) ? (
        <p>{texts.none}</p>
      ) : (
        <>
          <p className="soft small">{texts.hint}</p>
          <Bars months={months} />
          <Help summary={texts.asTable}>
            <Numbers months={months} />
          </Help>
        </>
      )}
    </section>
  )
}

function Bars({ months }: { months: MonthOfRevenue[] }) {
  const texts = useTexts().home.revenue
  const language = useLanguage()
  const { bars, line } = barsOf(months)
  const best = months.reduce((most, each) => (each.netCents > most.netCents ? each : most))
  const bestIndex = months.indexOf(best)
  const amount = formatMoney(best.netCents, language)
  return (
    <svg
      className="chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={texts.chartInWords(formatMonth(best.month, language), amount)}
    >
      {bars.map(({ x, y, width, height }, index) => (
        <rect
          key={months[index]?.month}
          className={index === bars.length - 1 ? 'chart-bar chart-now' : 'chart-bar'}
          {...{ x, y, width, height }}
        />
      ))}
      <line className="chart-line" x1="0" x2={WIDTH} y1={line} y2={line} />
      <text
        className="chart-text"
        y={CAP}
        x={Math.min(WIDTH - 60, Math.max(60, bars[bestIndex]?.middle ?? 0))}
        textAnchor="middle"
      >
        {amount}
      </text>
      {months.map(({ month }, index) => (
        <text key={month} className="chart-text" x={bars[index]?.middle} y={BASE} textAnchor="middle">
          {formatMonthName(month, language).slice(0, 1)}
        </text>
      ))}
    </svg>
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
      ]}
    />
  )
}
