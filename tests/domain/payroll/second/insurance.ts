import {
  digitsOf,
  type Figures,
  half,
  isMinijob,
  isZone,
  least,
  type Month,
  payOf,
  positive,
  share,
} from './month'

const HEALTH_CEILING = { 2025: 66_150_00n, 2026: 69_750_00n }
const PENSION_CEILING = { 2025: 96_600_00n, 2026: 101_400_00n }
const BRANCHES = ['health', 'additional', 'care', 'pension', 'unemployment'] as const

type Branch = (typeof BRANCHES)[number]
type Rows = Record<Branch, [employee: bigint, employer: bigint]>
interface Bases {
  health: bigint
  pension: bigint
}
/** The contributions of a part of the pay, and what levies are measured by. */
interface Part {
  rows: Rows
  levied: bigint
  bases: Bases
}

/** Contributions and levies of a month of 2026, one paragraph after the other. */
export function insurance(month: Month): { figures: Figures; running: Part; oneTime: Part | undefined } {
  if (isMinijob(month.key)) return minijob(month)
  const { running, oneTime } = (isZone(month.key) && zone(month)) || general(month)
  const figures: Figures = {}
  for (const branch of BRANCHES) {
    put(figures, branch, running.rows[branch])
    if (oneTime) put(figures, `${branch} one-time`, oneTime.rows[branch])
  }
  if (month.key !== 'director') levies(figures, month, running.levied, oneTime?.levied ?? 0n)
  return { figures, running, oneTime }
}

function put(figures: Figures, name: string, [employee, employer]: [bigint, bigint]): void {
  figures[`${name} of employee`] = Number(employee)
  figures[`${name} of employer`] = Number(employer)
}

/** § 7 AAG, § 358 (2) SGB III: one-time pay counts for insolvency pay alone. */
function levies(figures: Figures, month: Month, running: bigint, oneTime: bigint): void {
  const isFlat = isMinijob(month.key) || month.key === 'short'
  const [u1, u2] = isFlat ? [800n, 220n] : [1_600n, 400n]
  if (month.isInU1) figures.u1 = Number(share(running, u1))
  figures.u2 = Number(share(running, u2))
  if (month.isLevied) figures.insolvency = Number(share(running + oneTime, 150n))
}

/** § 223 (3) SGB V, § 159 SGB VI: a 360th of the yearly ceiling a day. */
const ceiling = (yearly: bigint, days: number) => half(yearly * BigInt(days), 360n)

/** § 22 (2) SGB IV: each job up to the ceiling, then in proportion; what is liable here and in all of them. */
function shared(month: Month, yearly: bigint): { own: bigint; all: bigint; pool: bigint } {
  const most = ceiling(yearly, month.days)
  const own = least(payOf(month), most)
  const pool = month.jobs.reduce((sum, job) => sum + least(BigInt(job), most), own)
  return pool <= most ? { own, all: pool, pool } : { own: half(most * own, pool), all: most, pool }
}

/** Half of what is paid for the insurance is given by all employers in this proportion, § 257 (2) sentence 5 SGB V. */
export function proportionOfJobs(month: Month): [own: bigint, pool: bigint] {
  const most = ceiling(HEALTH_CEILING[2026], month.days)
  const { pool } = shared(month, HEALTH_CEILING[2026])
  return pool === 0n ? [1n, 1n] : [least(payOf(month), most), pool]
}

function general(month: Month): { running: Part; oneTime: Part | undefined } {
  const health = shared(month, HEALTH_CEILING[2026])
  const pension = shared(month, PENSION_CEILING[2026])
  const bases = { health: health.own, pension: pension.own }
  const running = { bases, rows: rowsOf(month, bases, month.additional), levied: bases.pension }
  if (month.oneTime === 0) return { running, oneTime: undefined }
  // § 23a (3) SGB IV: what the pay of the year so far, in all jobs, leaves of the ceilings of the insured days.
  const { year, otherYear } = month
  const days = year.days + month.days
  const roomOf = (yearly: bigint, ...paid: (bigint | number)[]) =>
    paid.reduce<bigint>((room, each) => room - BigInt(each), ceiling(yearly, days))
  const rooms = {
    health: roomOf(HEALTH_CEILING[2026], year.health, otherYear.health, health.all),
    pension: roomOf(PENSION_CEILING[2026], year.pension, otherYear.pension, pension.all),
  }
  return { running, oneTime: oneTimeOf(month, rooms) }
}

/** § 23a (4) SGB IV: from January to March pay that does not fit belongs to last December. */
function oneTimeOf(month: Month, rooms: Bases): Part {
  const pay = BigInt(month.oneTime)
  const isCompulsory = /^[13]/.test(digitsOf(month.key))
  const isLast =
    month.number <= 3 && month.entryDay === 1 && pay > (isCompulsory ? rooms.health : rooms.pension)
  const { lastYear } = month
  const last = {
    health: ceiling(HEALTH_CEILING[2025], lastYear.days) - BigInt(lastYear.health),
    pension: ceiling(PENSION_CEILING[2025], lastYear.days) - BigInt(lastYear.pension),
  }
  const of = isLast ? last : rooms
  const bases = { health: least(pay, positive(of.health)), pension: least(pay, positive(of.pension)) }
  const additional = isLast ? month.additionalBefore : month.additional
  return { bases, rows: rowsOf(month, bases, additional), levied: bases.pension }
}

function rowsOf(month: Month, bases: Bases, additional: number): Rows {
  const [health, pension, unemployment, care] = digitsOf(month.key)
  const halves = (base: bigint, rate: bigint): [bigint, bigint] => [share(base, rate), share(base, rate)]
  const alone = (base: bigint, rate: bigint): [bigint, bigint] => [0n, share(base, rate)]
  const none: [bigint, bigint] = [0n, 0n]
  const isMember = health !== '0'
  // § 55 (3), § 58 (3) SGB XI.
  const [ofEmployee, ofEmployer] = month.isSaxony ? [2_300n, 1_300n] : [1_800n, 1_800n]
  const change = careChange(month)
  return {
    health: isMember ? halves(bases.health, health === '3' ? 7_000n : 7_300n) : none,
    additional: isMember ? halves(bases.health, BigInt(additional) * 5n) : none,
    care: care === '1' ? [share(bases.health, ofEmployee + change), share(bases.health, ofEmployer)] : none,
    pension:
      pension === '1' ? halves(bases.pension, 9_300n) : pension === '3' ? alone(bases.pension, 9_300n) : none,
    unemployment:
      unemployment === '1'
        ? halves(bases.pension, 1_300n)
        : unemployment === '2'
          ? alone(bases.pension, 1_300n)
          : none,
  }
}

/** § 55 (3) SGB XI: 0.6 more for the childless, 0.25 less for each of the second to fifth child. */
export function careChange({ isParent, childrenUnder25 }: Month): bigint {
  if (!isParent) return 600n
  return -250n * BigInt(Math.max(Math.min(childrenUnder25, 5) - 1, 0))
}

/** § 20 (2a) SGB IV with F 0.6619, 603 and 2,000 €; undefined above it, where the general rules hold. */
function zone(month: Month): { running: Part; oneTime: Part | undefined } | undefined {
  const monthly = month.days === 0 ? 0n : half(payOf(month) * 30n, BigInt(month.days))
  const others = month.jobs.reduce((sum, job) => sum + BigInt(job), 0n)
  const whole = monthly + BigInt(month.oneTime)
  if (whole + others > 2_000_00n) return undefined
  const inMonth = reduced(monthly, others)
  const withIt = reduced(whole, others)
  const toDays = (amount: bigint) => half(amount * BigInt(month.days), 30n)
  const first = { all: toDays(inMonth.all), lower: toDays(inMonth.lower) }
  const second = {
    all: first.all + withIt.all - inMonth.all,
    lower: first.lower + withIt.lower - inMonth.lower,
  }
  const rows = zoneRows(month, first)
  const running = { bases: { health: first.all, pension: first.all }, rows, levied: first.all }
  if (month.oneTime === 0) return { running, oneTime: undefined }
  const together = zoneRows(month, second)
  const added = BRANCHES.map((branch) => [
    branch,
    [together[branch][0] - rows[branch][0], together[branch][1] - rows[branch][1]],
  ])
  const levied = second.all - first.all
  const bases = { health: levied, pension: levied }
  return { running, oneTime: { bases, rows: Object.fromEntries(added) as Rows, levied } }
}

/** Both reduced bases of one job's pay; several jobs have their share of what all of them would have, sentence 8. */
function reduced(pay: bigint, others: bigint): { all: bigint; lower: bigint } {
  const [f, g, og] = [6_619n, 603_00n, 2_000_00n]
  const sum = pay + others
  if (sum <= g) return { all: half(pay * f, 10_000n), lower: 0n }
  const all = f * g * (og - g) + (og * 10_000n - g * f) * (sum - g)
  return {
    all: half(all * pay, 10_000n * (og - g) * sum),
    lower: half(og * (sum - g) * pay, (og - g) * sum),
  }
}

/** § 2 (2) BVV; half of what would be due for pensioners, § 172 (1) SGB VI, § 346 (3) SGB III. */
function zoneRows(month: Month, { all, lower }: { all: bigint; lower: bigint }): Rows {
  const split = (rate: bigint): [bigint, bigint] => [
    share(lower, rate),
    2n * share(all, rate) - share(lower, rate),
  ]
  const isRetired = month.key === 'zone of a pensioner'
  const [first, second] = split(month.isSaxony ? 1_300n : 1_800n)
  const alone = month.isSaxony ? share(all, 1_000n) : 0n
  const change = careChange(month)
  const adjusted = change > 0n ? share(all, change) : -share(lower, -change)
  return {
    health: split(isRetired ? 7_000n : 7_300n),
    additional: split(BigInt(month.additional) * 5n),
    care: [first + alone + adjusted, second],
    pension: isRetired ? [0n, share(all, 9_300n)] : split(9_300n),
    unemployment: isRetired ? [0n, share(all, 1_300n)] : split(1_300n),
  }
}

/**
 * § 249b SGB V, § 168 (1) no. 1b, § 172 (3), § 163 (8) SGB VI. Running and one-time pay together, as how the minimum is told
 * apart is the payslip's choice.
 */
function minijob(month: Month) {
  const running = payOf(month)
  const pay = running + BigInt(month.oneTime)
  const employer = share(pay, 15_000n)
  const others = BigInt(month.minijobs)
  const minimum = half(175_00n * BigInt(month.days), 30n)
  const isBelow = pay > 0n && month.jobs.length === 0 && pay + others < minimum
  const own = isBelow ? half(minimum * pay, pay + others) : 0n
  const employee = isBelow ? share(own, 18_600n) - employer : share(pay, 3_600n)
  const figures: Figures = {
    'health of employer': month.key === '0500' ? 0 : Number(share(pay, 13_000n)),
    'pension of employee': month.key === '6100' ? Number(employee) : 0,
    'pension of employer': Number(employer),
  }
  levies(figures, month, running, BigInt(month.oneTime))
  const none: Rows = {
    health: [0n, 0n],
    additional: [0n, 0n],
    care: [0n, 0n],
    pension: [0n, 0n],
    unemployment: [0n, 0n],
  }
  const bases = { health: 0n, pension: 0n }
  return { figures, running: { rows: none, levied: running, bases }, oneTime: undefined }
}
