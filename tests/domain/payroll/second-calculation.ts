/**
 * A second calculation of plain months of 2026, written from the law text and sharing nothing with the module: one
 * paragraph after the other. Running pay of whole months alone.
 */

export interface Month {
  cents: number
  taxClass: 1 | 3 | 4 | 5
  isParent: boolean
  childrenUnder25: number
  isSaxony: boolean
  key: '1111' | '3111' | '1121' | '9111' | '6100' | '6500' | 'zone'
  additionalHundredths: number
  /** SV days, 30 unless continued pay ended. */
  days: number
}

export interface Figures {
  health: [employee: number, employer: number]
  additional: [employee: number, employer: number]
  care: [employee: number, employer: number]
  pension: [employee: number, employer: number]
  unemployment: [employee: number, employer: number]
  wageTax: number
  solidarity: number
}

/** Whole numbers only: `part` of `whole`, half up. */
const half = (a: bigint, b: bigint) => (2n * a + b) / (2n * b)
const n = Number

/** § 1 (2) BVV: hundred-thousandths of a rate; 7.3 % is 7_300. */
const share = (base: bigint, rate: bigint) => half(base * rate, 100_000n)
const both = (base: bigint, rate: bigint): [number, number] => [n(share(base, rate)), n(share(base, rate))]

export function secondCalculation(month: Month): Figures {
  const pay = BigInt(month.cents)
  const { wageTax, solidarity } = month.key === '6100' || month.key === '6500' ? NO_TAX : tax(month)
  return { ...insurance(month, pay), wageTax, solidarity }
}

const NO_TAX = { wageTax: 0, solidarity: 0 }
const NONE: [number, number] = [0, 0]

function insurance(month: Month, pay: bigint): Omit<Figures, 'wageTax' | 'solidarity'> {
  const { key, isSaxony, days } = month
  if (key === '6100' || key === '6500') return minijob(pay, days, key === '6500')
  if (key === 'zone') return zone(month, pay)
  // § 223 (3) SGB V, § 159 SGB VI: a 360th of the yearly ceiling a day.
  const most = (year: bigint) => half(year * BigInt(days), 360n)
  const low = most(69_750_00n) < pay ? most(69_750_00n) : pay
  const high = most(101_400_00n) < pay ? most(101_400_00n) : pay
  const healthRate = key === '3111' ? 7_000n : 7_300n
  const unemployment: [number, number] = key === '1121' ? [0, n(share(high, 1_300n))] : both(high, 1_300n)
  return {
    health: both(low, healthRate),
    additional: both(low, BigInt(month.additionalHundredths) * 5n),
    care: [
      n(share(low, (isSaxony ? 2_300n : 1_800n) + careChange(month))),
      n(share(low, isSaxony ? 1_300n : 1_800n)),
    ],
    pension: both(high, 9_300n),
    unemployment,
  }
}

/** § 55 (3) SGB XI: 0.6 more for the childless, 0.25 less for each of the second to fifth child. */
function careChange({ isParent, childrenUnder25 }: Month): bigint {
  if (!isParent) return 600n
  return -250n * BigInt(Math.max(Math.min(childrenUnder25, 5) - 1, 0))
}

/** § 249b SGB V, § 168 (1) no. 1b, § 172 (3), § 163 (8) SGB VI. */
function minijob(pay: bigint, days: number, isOut: boolean): Omit<Figures, 'wageTax' | 'solidarity'> {
  const employer = share(pay, 15_000n)
  const least = half(175_00n * BigInt(days), 30n)
  const whole = pay > 0n && pay < least ? share(least, 18_600n) - employer : share(pay, 3_600n)
  return {
    health: [0, n(share(pay, 13_000n))],
    additional: NONE,
    care: NONE,
    pension: [isOut ? 0 : n(whole), n(employer)],
    unemployment: NONE,
  }
}

/** § 20 (2a) SGB IV with F 0.6619, 603 and 2,000 €; § 2 (2) BVV. */
function zone(month: Month, pay: bigint): Omit<Figures, 'wageTax' | 'solidarity'> {
  const [f, g, og] = [6_619n, 603_00n, 2_000_00n]
  const monthly = month.days === 0 ? 0n : half(pay * 30n, BigInt(month.days))
  if (monthly > og) return insurance({ ...month, key: '1111' }, pay)
  const fullWhole =
    monthly <= g
      ? half(monthly * f, 10_000n)
      : half(f * g * (og - g) + (og * 10_000n - g * f) * (monthly - g), 10_000n * (og - g))
  const fullEmployee = monthly <= g ? 0n : half(og * (monthly - g), og - g)
  const whole = half(fullWhole * BigInt(month.days), 30n)
  const lower = half(fullEmployee * BigInt(month.days), 30n)
  const split = (rate: bigint): [number, number] => [
    n(share(lower, rate)),
    n(2n * share(whole, rate) - share(lower, rate)),
  ]
  const care = split(month.isSaxony ? 1_300n : 1_800n)
  const alone = month.isSaxony ? n(share(whole, 1_000n)) : 0
  const change = careChange(month)
  care[0] += alone + (change > 0n ? n(share(whole, change)) : -n(share(lower, -change)))
  return {
    health: split(7_300n),
    additional: split(BigInt(month.additionalHundredths) * 5n),
    care,
    pension: split(9_300n),
    unemployment: split(1_300n),
  }
}

/** § 39b (2) EStG, with the tariff of § 32a for 2026; whole euros where the law says so. */
function tax(month: Month): { wageTax: number; solidarity: number } {
  const pay = BigInt(month.cents)
  // § 3 no. 21 EStG: past the age limit, which 1121 tells, 2,000 € a month are free.
  const taxed = month.key !== '1121' ? pay : pay > 2_000_00n ? pay - 2_000_00n : 0n
  const year = taxed * 12n
  const provision = provisionOf(month, year)
  const expenses = year < 1_230_00n ? up(year) : 1_230_00n
  const income = year - expenses - 36_00n - provision
  const taxable = income < 0n ? 0n : income
  const annual = tariff(taxable, month.taxClass)
  const limit = month.taxClass === 3 ? 40_700_00n : 20_350_00n
  const above = annual > limit ? annual - limit : 0n
  const full = (annual * 55n) / 1_000n
  const mitigated = (above * 119n) / 1_000n
  return { wageTax: n(annual / 12n), solidarity: n((full < mitigated ? full : mitigated) / 12n) }
}

const up = (cents: bigint) => ((cents + 99n) / 100n) * 100n
const down = (cents: bigint) => (cents / 100n) * 100n

function provisionOf(month: Month, year: bigint): bigint {
  const cappedAt = (most: bigint) => (year < most ? year : most)
  const pension = (cappedAt(101_400_00n) * 93n) / 1_000n
  const rate =
    7_000n + BigInt(month.additionalHundredths) * 5n + (month.isSaxony ? 2_300n : 1_800n) + careChange(month)
  const health = (cappedAt(69_750_00n) * rate) / 100_000n
  const plain = up(pension + health)
  if (month.key === '1121') return plain
  const unemployment = (cappedAt(101_400_00n) * 13n) / 1_000n
  const capped = unemployment + health > 1_900_00n ? 1_900_00n : unemployment + health
  const other = up(pension + capped)
  return plain > other ? plain : other
}

function tariff(taxable: bigint, taxClass: Month['taxClass']): bigint {
  if (taxClass === 3) return 2n * basic(down(taxable / 2n))
  if (taxClass === 5) return classFive(down(taxable))
  return basic(down(taxable))
}

/** Income in cents of whole euros; the result in cents of whole euros. */
function basic(x: bigint): bigint {
  const euros = x / 100n
  // y in millionths: (x − limit) / 10,000 with six decimals.
  const y = (from: bigint) => ((euros - from) * 1_000_000n) / 10_000n
  if (euros <= 12_348n) return 0n
  if (euros <= 17_799n)
    return down(((914_51n * y(12_348n) + 1_400_00n * 1_000_000n) * y(12_348n)) / 1_000_000n ** 2n)
  if (euros <= 69_878n)
    return down(((173_10n * y(17_799n) + 2_397_00n * 1_000_000n) * y(17_799n)) / 1_000_000n ** 2n + 1_034_87n)
  if (euros <= 277_825n) return down((x * 42n) / 100n - 11_135_63n)
  return down((x * 45n) / 100n - 19_470_38n)
}

/** § 39b (2) sentence 7 EStG. */
function classFive(x: bigint): bigint {
  const twice = (z: bigint) => {
    const difference = 2n * (basic(down((z * 125n) / 100n)) - basic(down((z * 75n) / 100n)))
    const least = down((z * 14n) / 100n)
    return difference > least ? difference : least
  }
  const [first, second, third] = [14_071_00n, 34_939_00n, 222_260_00n]
  if (x > third)
    return twice(second) + down(((third - second) * 42n) / 100n) + down(((x - third) * 45n) / 100n)
  if (x > second) return twice(second) + down(((x - second) * 42n) / 100n)
  if (x <= first) return twice(x)
  const most = twice(first) + down(((x - first) * 42n) / 100n)
  return most < twice(x) ? most : twice(x)
}
