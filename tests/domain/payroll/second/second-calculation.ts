import { insurance, proportionOfJobs } from './insurance'
import { type Figures, half, isMinijob, least, type Month, payOf, positive, share } from './month'
import { taxes } from './tax'

/**
 * A second calculation of months of 2026, written from the law text and sharing nothing with the module: who is insured in
 * what, several jobs, part months, one-time pay with the March rule, the zone, Minijobs, private and voluntary
 * insurance, professional schemes, levies, and tax by card and flat.
 */
export function secondCalculation(month: Month): Figures {
  const { figures, running, oneTime } = insurance(month)
  const cover = subsidies(month)
  const tax = taxes(month, cover.wholeMonth)
  const all: Figures = { ...figures, ...tax, ...cover.figures, ...flat(month) }
  const gross = payOf(month) + BigInt(month.oneTime)
  const isOwn = (name: string) => !(month.key === '9111' && /^(health|additional|care)/.test(name))
  const shares = sum(figures, (name) => name.endsWith('of employee') && isOwn(name))
  const net = Number(gross) - shares - sum(tax, () => true)
  all.net = net
  // A voluntary member gets the employer's part and pays both, § 257 (1) SGB V.
  const ofMember =
    month.key === '9111' ? sum(figures, (name) => name.endsWith('of employee') && !isOwn(name)) : 0
  const pension =
    month.key === '1011' ? share(running.bases.pension + (oneTime?.bases.pension ?? 0n), 9_300n) : 0n
  if (pension > 0n) all['pension subsidy'] = Number(pension)
  const subsidised = sum(cover.figures, () => true)
  const premiums = isPrivate(month) ? month.premium.health + month.premium.care : 0
  const own = ofMember + Math.max(premiums - subsidised, 0) + Number(pension)
  const taken = attached(month, BigInt(net - own))
  all.garnishment = -taken
  all.payout = net - ofMember + subsidised + Number(pension) - taken
  return Object.fromEntries(Object.entries(all).filter(([, cents]) => cents !== 0))
}

const sum = (figures: Figures, isCounted: (name: string) => boolean) =>
  Object.entries(figures).reduce((total, [name, cents]) => total + (isCounted(name) ? cents : 0), 0)

const isPrivate = ({ key }: Month) => key === '0110' || key === '0320'

/** § 850c ZPO by the amounts from July 2025 and July 2026, of whole ten euros of net pay less own insurance (§ 850e no. 1). */
function attached({ dependants, number }: Month, net: bigint): number {
  if (dependants === undefined || net <= 0n) return 0
  const [basic, first, more, all] =
    number < 7 ? [1_555_00n, 585_23n, 326_04n, 4_766_99n] : [1_587_40n, 597_42n, 332_83n, 4_866_30n]
  const persons = BigInt(Math.min(dependants, 5))
  const free = persons === 0n ? basic : basic + first + (persons - 1n) * more
  const tenths = persons === 0n ? 7n : 6n - persons
  const tens = least(net, all) - (least(net, all) % 10_00n)
  return Number(half(positive(tens - free) * tenths, 10n) + positive(net - all))
}

/** § 257 (2) SGB V, § 61 (2) SGB XI: half the premium for the days, within what statutory insurance would cost. */
function subsidies(month: Month): { figures: Figures; wholeMonth: bigint } {
  const { key, premium } = month
  if (!isPrivate(month)) return { figures: {}, wholeMonth: 0n }
  const healthRate = key === '0320' ? 8_450n : 8_750n
  const careRate = month.isSaxony ? 1_300n : 1_800n
  const ofMonth = (each: Month) => {
    const [own, pool] = proportionOfJobs(each)
    const most = half(69_750_00n * BigInt(each.days), 360n)
    const base = pool <= most ? own : half(most * own, pool)
    const halfOf = (cents: number) => half(BigInt(cents) * BigInt(each.days) * own, 60n * pool)
    return { base, halfOf, of: (cents: number, rate: bigint) => least(halfOf(cents), share(base, rate)) }
  }
  const now = ofMonth(month)
  // A whole month at this pay, for the wage tax.
  const isWhole = month.entryDay === 1
  const cents = Number(isWhole ? payOf(month) : half(payOf(month) * 30n, BigInt(month.days)))
  const whole = ofMonth({ ...month, cents, entryDay: 1, days: 30, away: undefined })
  const room = positive(half(69_750_00n * BigInt(month.days), 360n) - now.base)
  const more = least(BigInt(month.oneTime), room)
  const oneTime = (premiumCents: number, rate: bigint) => {
    const left = now.halfOf(premiumCents) - now.of(premiumCents, rate)
    return Number(least(left, share(now.base + more, rate) - share(now.base, rate)))
  }
  return {
    wholeMonth: whole.of(premium.health, healthRate) + whole.of(premium.care, careRate),
    figures: {
      'health subsidy': Number(now.of(premium.health, healthRate)),
      'care subsidy': Number(now.of(premium.care, careRate)),
      'health subsidy one time': oneTime(premium.health, healthRate),
      'care subsidy one time': oneTime(premium.care, careRate),
    },
  }
}

/** § 40a EStG: 2 % of a Minijob without a card, 25 % of short-term work with Soli and church tax. */
function flat(month: Month): Figures {
  const pay = payOf(month) + BigInt(month.oneTime)
  if (isMinijob(month.key)) return month.hasCard ? {} : { 'flat tax of employer': Number(share(pay, 2_000n)) }
  if (month.key !== 'short') return {}
  const tax = share(pay, 25_000n)
  const church = month.isChurch ? (tax * (month.isBavaria ? 8n : 9n)) / 100n : 0n
  return { 'flat tax of employer': Number(tax + (tax * 55n) / 1_000n + church) }
}
