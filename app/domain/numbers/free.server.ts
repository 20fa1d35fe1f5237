import type { NumberRange } from '~db/schema'
import type { Executor } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { type Counter, yearOf } from './counter.server'
import { formatNumber, type NumberFormat } from './format'
import { findTaken } from './taken.server'

const LOOKED_UP_AT_ONCE = 20

export interface Stand {
  format: NumberFormat
  counter: Counter
}

/** The next unused numbers; skips those given by hand or in an earlier format. */
export async function findFree(
  executor: Executor,
  scope: Scope,
  { range, count, format, counter: from }: Stand & { range: NumberRange; count: number },
) {
  const counter = { ...from }
  const numbers: string[] = []
  while (numbers.length < count) {
    const wanted = count - numbers.length
    const candidates = Array.from({ length: Math.max(wanted, LOOKED_UP_AT_ONCE) }, (_, index) => ({
      last: counter.last + index + 1,
      number: formatNumber(format, yearOf(scope), counter.last + index + 1),
    }))
    const taken = await findTaken(
      executor,
      scope,
      range,
      candidates.map(({ number }) => number),
    )
    const free = candidates.filter(({ number }) => !taken.has(number.toLowerCase())).slice(0, wanted)
    numbers.push(...free.map(({ number }) => number))
    counter.last = (numbers.length < count ? candidates : free).at(-1)?.last ?? counter.last
  }
  return { numbers, counter }
}
