import type { Comparison } from './comparisons'
import type { Figures } from './measure'

/** A comparison with what was measured. */
export interface Measured {
  comparison: Comparison
  product: Figures
  bare: Figures
}

/** A figure that stands beside a limit, and beside a floor where there is one. */
export interface Single {
  name: string
  unit: 'ms' | 'MB' | '%'
  figure: number
  floor?: number
  limit: number
}

/** The requests as a table in Markdown. */
export function requestTable(all: Measured[]): string {
  return table(
    ['request', 'product', 'floor', '', 'p50 ratio', 'CPU ratio', 'goal', 'reached'],
    all.map(({ comparison: { name, floor, goal }, product, bare }) => {
      const ratio = product.cpu / bare.cpu
      return [
        name,
        figures(product),
        floor,
        figures(bare),
        (product.p50 / bare.p50).toFixed(2),
        ratio.toFixed(2),
        goal === undefined ? '–' : `≤ ${goal}`,
        goal === undefined ? '–' : reached(ratio <= goal),
      ]
    }),
  )
}

/** Everything else as a table in Markdown. */
export function singleTable(all: Single[]): string {
  return table(
    ['figure', 'product', 'bare Remix', 'goal', 'reached'],
    all.map(({ name, unit, figure, floor, limit }) => [
      name,
      `${Math.round(figure)} ${unit}`,
      floor === undefined ? '–' : `${Math.round(floor)} ${unit}`,
      `< ${limit} ${unit}`,
      reached(figure < limit),
    ]),
  )
}

/** One figure as a line, for a part that is measured alone. */
export function printSingle({ name, figure, floor, unit, limit }: Single): void {
  const beside = floor === undefined ? '' : `, bare ${floor.toFixed(1)} ${unit}`
  process.stdout.write(`${name}: ${figure.toFixed(1)} ${unit}${beside}, at most ${limit} ${unit}\n`)
}

/** p50, p99 and CPU of a request in milliseconds. */
function figures({ p50, p99, cpu }: Figures): string {
  return [p50, p99, cpu].map((ms) => ms.toFixed(2)).join(' / ')
}

function reached(isReached: boolean): string {
  return isReached ? 'yes' : '**no**'
}

function table(head: string[], rows: string[][]): string {
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('')
}
