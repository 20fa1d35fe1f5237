import type { Cents } from '~/domain/values/money'
import { formatMoney } from '~/i18n/format'
import { useLanguage } from '../language'

const WIDTH = 480
const ROW = 38
const BAR = 12
/** Letters beside an amount; the table has the whole name. */
const LONGEST = 44

export interface Share {
  key: string
  name: string
  cents: Cents
}

/** A picture of the largest amounts, one below the other. The same figures belong in a table. */
export function ShareChart({ shares, label }: { shares: readonly Share[]; label: string }) {
  const language = useLanguage()
  const most = Math.max(1, ...shares.map(({ cents }) => cents))
  return (
    <figure className="chart">
      <svg viewBox={`0 0 ${WIDTH} ${shares.length * ROW}`} role="img" aria-label={label}>
        {shares.map(({ key, name, cents }, index) => (
          <g key={key}>
            <title>{`${name}: ${formatMoney(cents, language)}`}</title>
            <rect className="chart-slot" x="0" y={index * ROW} width={WIDTH} height={ROW} />
            <text x="0" y={index * ROW + 15}>
              {shortened(name)}
            </text>
            <text x={WIDTH} y={index * ROW + 15} textAnchor="end">
              {formatMoney(cents, language)}
            </text>
            <rect
              className="chart-now"
              x="0"
              y={index * ROW + 20}
              width={Math.round((Math.max(0, cents) / most) * WIDTH)}
              height={BAR}
            />
          </g>
        ))}
      </svg>
    </figure>
  )
}

function shortened(name: string): string {
  const letters = [...name]
  return letters.length > LONGEST
    ? `${letters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
    : name
}
