import { careChange } from './insurance'
import {
  digitsOf,
  employedDays,
  type Figures,
  isMinijob,
  isPastAgeLimit,
  least,
  type Month,
  payOf,
  positive,
} from './month'

const up = (cents: bigint) => ((cents + 99n) / 100n) * 100n
const down = (cents: bigint) => (cents / 100n) * 100n

/** § 39b (2), (3) EStG, with the tariff of § 32a for 2026; `subsidy` to private insurance for a whole month. */
export function taxes(month: Month, subsidy: bigint): Figures {
  const hasNone = month.key === 'short' || (isMinijob(month.key) && !month.hasCard)
  if (hasNone) return {}
  // § 3 no. 21 EStG: past the age limit 2,000 € a month are free, for one-time pay what is left of them.
  const free = isPastAgeLimit(month.key) && !month.isOver ? 2_000_00n : 0n
  const running = positive(payOf(month) - free)
  const other = positive(BigInt(month.oneTime) - positive(free - payOf(month)))
  // Sentence 9: a part month by the day.
  const days = month.entryDay === 1 ? 0n : BigInt(employedDays(month))
  const [periods, times] = days === 0n ? [12n, 1n] : [360n, days]
  const pay = days === 0n ? running : running / days
  const allowance = BigInt(month.allowance)
  const ofPeriod = days === 0n ? allowance : ((allowance + 149n) / 150n) * 5n
  const year = { pay: pay * periods, allowance: ofPeriod * periods }
  const tax = tariff(taxable(month, year, subsidy), month.taxClass)
  const base = tariff(positive(taxable(month, year, subsidy) - forChildren(month)), month.taxClass)
  const rate = month.isBavaria ? 8n : 9n
  const figures: Figures = {
    'wage tax': Number((tax / periods) * times),
    soli: Number((solidarity(base, month) / periods) * times),
  }
  if (month.isChurch) figures['church tax'] = Number((((base / periods) * rate) / 100n) * times)
  if (other > 0n) Object.assign(figures, ofOneTime(month, other, subsidy, rate))
  return figures
}

/** § 39b (3) EStG: what one-time pay adds to the tax of the year; Soli in full above the limit (§ 3 (4a) SolZG). */
function ofOneTime(month: Month, other: bigint, subsidy: bigint, rate: bigint): Figures {
  const allowance = BigInt(month.allowance) * 12n
  const pay = BigInt(month.expected)
  const before = tariff(taxable(month, { pay, allowance }, subsidy), month.taxClass)
  const income = taxable(month, { pay: pay + other, allowance }, subsidy)
  const added = positive(tariff(income, month.taxClass) - before)
  const base = tariff(positive(income - forChildren(month)), month.taxClass)
  return {
    'wage tax one-time': Number(added),
    'soli one-time': base > limitOf(month) ? Number((added * 55n) / 1_000n) : 0,
    ...(month.isChurch && { 'church tax one-time': Number((added * rate) / 100n) }),
  }
}

/** § 32 (6) EStG, § 51a (2) EStG. */
function forChildren({ taxClass, childAllowances }: Month): bigint {
  const whole = taxClass === 4 ? 4_878_00n : 9_756_00n
  return down((BigInt(childAllowances) * whole) / 10n)
}

const limitOf = ({ taxClass }: Month) => (taxClass === 3 ? 40_700_00n : 20_350_00n)

/** §§ 3, 4 SolZG. */
function solidarity(base: bigint, month: Month): bigint {
  const mitigated = (positive(base - limitOf(month)) * 119n) / 1_000n
  return least((base * 55n) / 1_000n, mitigated)
}

/** Sentences 3 to 6: lump sums of § 9a, § 10c and § 24b EStG, and insurance. */
function taxable(month: Month, year: { pay: bigint; allowance: bigint }, subsidy: bigint): bigint {
  const income = positive(year.pay - ageRelief(month, year.pay) - year.allowance)
  const insured = provision(month, year.pay, subsidy)
  if (month.taxClass === 6) return positive(income - insured)
  const single = month.taxClass === 2 ? 4_260_00n : 0n
  return positive(income - least(up(income), 1_230_00n) - 36_00n - single - insured)
}

/** § 24a EStG for who was 64 in 2023, where § 3 no. 21 EStG leaves nothing free (decision 103). */
function ageRelief({ isOver, key }: Month, pay: bigint): bigint {
  return isOver && isPastAgeLimit(key) ? least(up((pay * 136n + 999n) / 1_000n), 646_00n) : 0n
}

/** Sentence 5 no. 3. */
function provision(month: Month, pay: bigint, subsidy: bigint): bigint {
  const [health, pension, unemployment] = digitsOf(month.key)
  const hasPension = pension === '1' || month.key === '1011'
  const ofPension = hasPension ? (least(pay, 101_400_00n) * 93n) / 1_000n : 0n
  const additional = isMinijob(month.key) ? 290 : month.additional
  const rate = 7_000n + BigInt(additional) * 5n + (month.isSaxony ? 2_300n : 1_800n) + careChange(month)
  const isPrivate = health === '0' && (month.key === '0110' || month.key === '0320')
  const premium = month.taxClass === 6 ? 0n : positive(BigInt(month.premium.tax) - subsidy) * 12n
  const ofHealth = isPrivate ? premium : (least(pay, 69_750_00n) * rate) / 100_000n
  const plain = up(ofPension + ofHealth)
  if (unemployment !== '1' || month.taxClass === 6) return plain
  const ofUnemployment = (least(pay, 101_400_00n) * 13n) / 1_000n
  const other = up(ofPension + least(ofUnemployment + ofHealth, 1_900_00n))
  return plain > other ? plain : other
}

function tariff(income: bigint, taxClass: Month['taxClass']): bigint {
  if (taxClass === 3) return 2n * basic(down(income / 2n))
  return taxClass > 4 ? classFive(down(income)) : basic(down(income))
}

/** § 32a (1) EStG: income in cents of whole euros; the result in cents of whole euros. */
function basic(x: bigint): bigint {
  const euros = x / 100n
  // y in millionths: (x − limit) / 10,000 with six decimals.
  const y = (from: bigint) => ((euros - from) * 1_000_000n) / 10_000n
  const squared = (from: bigint, a: bigint, b: bigint) =>
    ((a * y(from) + b * 1_000_000n) * y(from)) / 1_000_000n ** 2n
  if (euros <= 12_348n) return 0n
  if (euros <= 17_799n) return down(squared(12_348n, 914_51n, 1_400_00n))
  if (euros <= 69_878n) return down(squared(17_799n, 173_10n, 2_397_00n) + 1_034_87n)
  if (euros <= 277_825n) return down((x * 42n) / 100n - 11_135_63n)
  return down((x * 45n) / 100n - 19_470_38n)
}

/** § 39b (2) sentence 7 EStG. */
function classFive(x: bigint): bigint {
  const twice = (z: bigint) => {
    const difference = 2n * (basic(down((z * 125n) / 100n)) - basic(down((z * 75n) / 100n)))
    const lowest = down((z * 14n) / 100n)
    return difference > lowest ? difference : lowest
  }
  const [first, second, third] = [14_071_00n, 34_939_00n, 222_260_00n]
  if (x > third)
    return twice(second) + down(((third - second) * 42n) / 100n) + down(((x - third) * 45n) / 100n)
  if (x > second) return twice(second) + down(((x - second) * 42n) / 100n)
  return x <= first ? twice(x) : least(twice(first) + down(((x - first) * 42n) / 100n), twice(x))
}
