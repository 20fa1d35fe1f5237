import { formatMoney, formatWholeEuros } from '~/i18n/format'
import { useLanguage, useTexts } from '../language'
import { type Column as Amounts, type Bar, HEIGHT, type Place, plotOf, WIDTH } from './columns'

export interface Column extends Amounts {
  key: string
  /** Below the column; there is little room. */
  label: string
  name: string
  /** Its amount still grows. */
  isRunning?: boolean
}

/** A picture of amounts side by side. The same figures belong in a table: this one is for the eye alone. */
export function ColumnChart({ columns, label }: { columns: readonly Column[]; label: string }) {
  const language = useLanguage()
  const write = (cents: number) => formatWholeEuros(cents, language)
  const { left, lines, zero, places } = plotOf(columns, write)
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
        {lines.map(({ cents, y }) => (
          <g key={cents}>
            <line className="chart-grid" x1={left} x2={WIDTH} y1={y} y2={y} />
            <text x={left - 6} y={y + 4} textAnchor="end">
              {write(cents)}
            </text>
          </g>
        ))}
        {columns.map((column, index) => (
          <ChartColumn key={column.key} column={column} place={places[index] as Place} />
        ))}
        <line className="chart-line" x1={left} x2={WIDTH} y1={zero} y2={zero} />
      </svg>
      <Legend columns={columns} />
    </figure>
  )
}

function ChartColumn({ column, place }: { column: Column; place: Place }) {
  const texts = useTexts().charts
  const language = useLanguage()
  const { name, label, cents, beforeCents, isRunning } = column
  const { slot, now, before, middle } = place
  const said = [
    `${name}: ${formatMoney(cents, language)}`,
    beforeCents === undefined ? '' : texts.before(formatMoney(beforeCents, language)),
    isRunning ? texts.running : '',
  ]
  return (
    <g>
      <title>{said.filter(Boolean).join(', ')}</title>
      <rect className="chart-slot" {...slot} />
      {before ? <rect className="chart-before" {...seen(before)} /> : null}
      <rect className={isRunning ? 'chart-now chart-running' : 'chart-now'} {...seen(now)} />
      <text x={middle} y={HEIGHT - 8} textAnchor="middle">
        {label}
      </text>
    </g>
  )
}

/** Without the line around it, nothing is left of nothing. */
function seen(bar: Bar): Bar {
  return bar.height === 0 ? { ...bar, width: 0 } : bar
}

function Legend({ columns }: { columns: readonly Column[] }) {
  const texts = useTexts().charts
  const marks = [
    columns.some(({ beforeCents }) => beforeCents) && (['chart-before', texts.theYearBefore] as const),
    columns.some(({ isRunning }) => isRunning) && (['chart-now chart-running', texts.running] as const),
  ].filter((mark) => mark !== false)
  if (marks.length === 0) return null
  return (
    <figcaption className="chart-legend">
      {marks.map(([className, words]) => (
        <span key={className}>
          <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
            <rect className={className} x="1" y="1" width="12" height="12" />
          </svg>{' '}
          {words}
        </span>
      ))}
    </figcaption>
  )
}
