import { type Amount, notNegative, smaller } from '../exact'
import { explained, money, plainNumber } from '../explanation'
import type { RuleKey } from '../rules'
import type { MonthFigures, PartFigures } from '../years/parts'
import type { Earning } from './earning'
import type { PayslipInput } from './input'
import type { ExactNetItem } from './net-items'

/** § 850c (5) ZPO. */
const STEP: Amount = 10_00n
const MOST_DEPENDANTS = 5
const TENTHS = 10n
/** The official tables round to the nearest cent: 5.78 of 1,500.00 in 2024, where seven tenths are 5.775. */
const HALF = TENTHS / 2n
/** Attachable tenths by dependants: 7 without, 5 with one, then one less for each, § 850c (3) ZPO. */
const TENTHS_ATTACHED = [7n, 5n, 4n, 3n, 2n, 1n] as const

/** Net pay from which creditors are paid. */
export interface AttachableNet {
  /** From all pay but severance. */
  netPay: Amount
  /** Cost of own insurance. */
  own: Amount
  /** What severance adds to it. */
  once?: Amount
}

type Order = PayslipInput['garnishments'][number]

/**
 * Payments to creditors, in the order of service. Ordinary claims can take what § 850c ZPO leaves open, and all of severance, which
 * comes once and is protected by a court alone (§ 850i); maintenance (§ 850d) everything above the amount protected by the order.
 */
export function garnishments(
  { garnishments: orders }: PayslipInput,
  { netPay, own, once = 0n }: AttachableNet,
  of: MonthFigures,
): ExactNetItem[] {
  const net = notNegative(netPay - own)
  let taken = 0n
  return orders.map((order) => {
    const isByTable = order.kind === 'ordinary'
    const part = isByTable ? byTable(order, net, { once, of }) : byOrder(order, net + once)
    const amount = smaller(BigInt(order.dueCents), notNegative(part.attachable - taken))
    const figures = {
      ...part.figures,
      netPay: money(isByTable ? netPay : netPay + once),
      own: money(own),
      taken: money(taken),
      due: money(BigInt(order.dueCents)),
    }
    taken += amount
    return {
      kind: 'garnishment' as const,
      label: order.label,
      amount: -amount,
      explanation: explained(
        `garnishment_${order.kind}${isByTable && once > 0n ? '_once' : ''}${own > 0n ? '_insured' : ''}` as RuleKey,
        figures,
      ),
    }
  })
}

function byOrder({ protectedCents }: Extract<Order, { kind: 'maintenance' }>, net: Amount) {
  const attachable = notNegative(net - BigInt(protectedCents))
  return { attachable, figures: { net: money(net), protected: money(BigInt(protectedCents)) } }
}

function byTable(
  { dependants }: Extract<Order, { kind: 'ordinary' }>,
  net: Amount,
  { once, of }: { once: Amount; of: MonthFigures },
) {
  const limits = of('garnishment')
  const count = Math.min(dependants, MOST_DEPENDANTS)
  const free = freeFor(count, limits)
  const tenths: bigint = TENTHS_ATTACHED[count] ?? 1n
  const counted = (smaller(net, limits.ceiling) / STEP) * STEP
  const above = notNegative(net - limits.ceiling)
  const share = (notNegative(counted - free) * tenths + HALF) / TENTHS
  const attachable = share + above + once
  const figures = {
    net: money(net),
    counted: money(counted),
    free: money(free),
    tenths: plainNumber(String(tenths)),
    above: money(above),
    ...(once > 0n && { once: money(once) }),
  }
  return { attachable, figures }
}

function freeFor(dependants: number, limits: PartFigures<'garnishment'>): Amount {
  if (dependants === 0) return limits.basic
  return limits.basic + limits.firstDependant + BigInt(dependants - 1) * limits.otherDependants
}

/** The attachable part of an earning, § 850a ZPO, before taxes and contributions on it. */
export function attachablePart({ kind, amount, basis, purpose }: Earning, of: MonthFigures): Amount {
  if (kind === 'overtime' || kind === 'overtime_premium' || purpose === 'overtime') return amount / 2n
  if (basis === '§ 3b EStG' || kind === 'savings' || purpose === 'holiday') return 0n
  if (purpose === 'christmas') return notNegative(amount - christmasFree(of))
  return amount
}

/** Half of the basic amount rounded up to ten euros, § 850a no. 4 ZPO. */
function christmasFree(of: MonthFigures): Amount {
  const { basic } = of('garnishment')
  return (((basic + STEP - 1n) / STEP) * STEP) / 2n
}
