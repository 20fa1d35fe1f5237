import Big from 'big.js'
import { type Cents, eurosOf, percentOf, roundToCents, sum } from '~/domain/values/money'
import { apportion } from '../issuing/apportion'
import { type Adjustment, calculateAdjustment, netEffectOf } from './adjustments'
import { netLine } from './net-line'
import { netTotals, type PricedLine } from './net-totals'

export interface EnteredLine extends PricedLine {
  /** Whether price and amounts include VAT. */
  isGross?: boolean | undefined
}

interface Entered {
  lines: readonly EnteredLine[]
  lineCents: readonly Cents[]
  wholeAdjustments: readonly Adjustment[]
}

interface Net {
  lines: readonly PricedLine[]
  wholeAdjustments: readonly Adjustment[]
  roundingCents: Cents
}

/**
 * Converts lines to net prices so that each category and rate plus its tax comes closest to what was entered with VAT;
 * the difference that no net amount can reach is rounding.
 */
export function withNetPrices(entered: Entered): Net {
  const { lines, lineCents, wholeAdjustments } = entered
  if (!lines.some(({ isGross }) => isGross)) return { lines, wholeAdjustments, roundingCents: 0 }
  const nets = lines.map((_, index) => lineCents[index] ?? 0)
  let roundingCents = 0
  for (const members of groupsOf(lines)) {
    const { shares, missing } = netOfGroup(members, entered)
    members.forEach((index, at) => {
      nets[index] = shares[at] ?? 0
    })
    roundingCents += missing
  }
  const isAllGross = lines.every(({ isGross }) => isGross)
  if (!isAllGross || wholeAdjustments.length === 0)
    return { lines: pricedAt(lines, nets), wholeAdjustments, roundingCents }
  return withGrossAdjustments(entered, nets)
}

/** If all prices include VAT, so do discounts and charges of the whole invoice. */
function withGrossAdjustments({ lines, lineCents, wholeAdjustments }: Entered, nets: readonly Cents[]): Net {
  const grossCents = sum(lineCents)
  const wanted = grossCents + netEffectOf(wholeAdjustments.map((one) => calculateAdjustment(one, grossCents)))
  const share = grossCents === 0 ? new Big(1) : new Big(sum(nets)).div(grossCents)
  const whole = wholeAdjustments.map((one) =>
    'percent' in one ? one : { ...one, amount: eurosOf(roundToCents(share.times(one.amount).times(100))) },
  )
  const largest = lineCents.reduce(
    (best, cents, index) => (Math.abs(cents) > Math.abs(lineCents[best] ?? 0) ? index : best),
    0,
  )
  const tries = [0, 1, -1, 2, -2].map((cents) => {
    const priced = pricedAt(
      lines,
      nets.map((net, index) => (index === largest ? net + cents : net)),
    )
    return { lines: priced, roundingCents: wanted - netTotals(priced, whole).grossCents }
  })
  const [best = { lines, roundingCents: 0 }] = tries.toSorted(
    (a, b) => Math.abs(a.roundingCents) - Math.abs(b.roundingCents),
  )
  return { ...best, wholeAdjustments: whole }
}

function pricedAt(lines: readonly EnteredLine[], nets: readonly Cents[]): PricedLine[] {
  return lines.map((line, index) => (line.isGross ? netLine(line, nets[index] ?? 0) : line))
}

/** Indexes of the lines priced with VAT, by category and rate. */
function groupsOf(lines: readonly EnteredLine[]): number[][] {
  const groups = new Map<string, number[]>()
  lines.forEach(({ isGross, taxCategory, taxRate }, index) => {
    if (!isGross) return
    const key = `${taxCategory} ${taxRate}`
    groups.set(key, [...(groups.get(key) ?? []), index])
  })
  return [...groups.values()]
}

function netOfGroup(members: readonly number[], { lines, lineCents }: Entered) {
  const { taxRate = '0', taxCategory } = lines[members[0] ?? 0] ?? {}
  const grosses = members.map((index) => lineCents[index] ?? 0)
  const beside = sum(
    lines.map((line, index) =>
      !line.isGross && line.taxRate === taxRate && line.taxCategory === taxCategory
        ? (lineCents[index] ?? 0)
        : 0,
    ),
  )
  const wanted = beside + percentOf(taxRate, beside) + sum(grosses)
  const missingAt = (net: Cents) => wanted - (beside + net) - percentOf(taxRate, beside + net)
  const factor = new Big(taxRate).div(100).plus(1)
  const exact = grosses.map((gross) => new Big(gross).div(factor))
  const whole = exact.reduce((total, part) => total.plus(part), new Big(0))
  const near = whole.round(0, Big.roundDown).toNumber()
  const [net = near] = [-1, 0, 1]
    .map((step) => near + step)
    .toSorted(
      (a, b) =>
        Math.abs(missingAt(a)) - Math.abs(missingAt(b)) || whole.minus(a).abs().cmp(whole.minus(b).abs()),
    )
  return { shares: apportion(exact, net), missing: missingAt(net) }
}
