import fc from 'fast-check'
import { inputWith, insuredYear, NO_YEAR } from '../payslip/worked-payslip'
import {
  daysIn,
  digitsOf,
  employedDays,
  isMinijob,
  isPastAgeLimit,
  isPensioner,
  isZone,
  KEYS,
  type Month,
} from './month'

const MOST = { minijob: 603_00, zone: 2_300_00, other: 12_000_00 }
const YEARLY = { health: 5_812_50, pension: 8_450_00 }

const often = <Value>(usual: Value, other: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, other)
const upTo = (max: number) => fc.integer({ min: 0, max })
/** Nothing, everything, or something between. */
const part = fc.oneof(fc.constant(0), fc.constant(1_000_000), upTo(1_000_000))

const raw = fc.record({
  number: fc.integer({ min: 1, max: 12 }),
  key: fc.constantFrom(...KEYS),
  pay: fc.integer({ min: 1, max: 1_000_000 }),
  entryDay: often(1, fc.integer({ min: 2, max: 28 })),
  isOver: often(false, fc.constant(true)),
  oneTime: often(0, fc.oneof(upTo(1_000_00), upTo(15_000_00))),
  days: often(30, fc.integer({ min: 1, max: 30 })),
  away: often(
    undefined,
    fc.record({ first: fc.integer({ min: 1, max: 28 }), length: upTo(27), isInsured: fc.boolean() }),
  ),
  dependants: often<number | undefined>(undefined, upTo(6)),
  jobs: often<number[]>([], fc.array(fc.oneof(upTo(700_00), upTo(9_000_00)), { minLength: 1, maxLength: 2 })),
  minijobs: often(0, upTo(300_00)),
  taxClass: fc.constantFrom(1, 2, 3, 4, 5, 6) as fc.Arbitrary<Month['taxClass']>,
  childAllowances: fc.constantFrom(0, 0, 5, 10, 15, 25, 40),
  allowance: often(0, upTo(800_00)),
  flags: fc.record({
    hasCard: fc.boolean(),
    isChurch: fc.boolean(),
    isBavaria: fc.boolean(),
    isSaxony: fc.boolean(),
    isParent: fc.boolean(),
    isInU1: fc.boolean(),
    isLevied: fc.boolean(),
  }),
  childrenUnder25: upTo(6),
  additional: upTo(450),
  additionalBefore: upTo(450),
  gone: fc.record({ days: part, health: part, pension: part, lastHealth: part, lastPension: part }),
  otherYear: fc.record({ health: part, pension: part }),
  expected: upTo(150_000_00),
  premium: fc.record({ health: upTo(1_500_00), care: upTo(250_00), tax: upTo(1_200_00) }),
})

/** Left with the month before: no zone, whose last month would change, and nobody new or short. */
function isOverIn({
  isOver,
  number,
  oneTime,
  key,
  entryDay,
}: { isOver: boolean; oneTime: number } & Pick<Month, 'number' | 'key' | 'entryDay'>) {
  return isOver && number > 1 && oneTime > 0 && entryDay === 1 && key !== 'short' && !isZone(key)
}

const of = (part: number, most: number) => Math.floor((part / 1_000_000) * most)

/** Months that the module takes, of every kind that the second calculation knows. */
export const randomMonth: fc.Arbitrary<Month> = raw.map(({ pay, flags, gone, otherYear, away, ...drawn }) => {
  const rest = isOverIn(drawn)
    ? { ...drawn, days: 0, jobs: [], dependants: undefined }
    : { ...drawn, isOver: false }
  const { key, number, isOver } = rest
  const most = isMinijob(key) ? MOST.minijob : isZone(key) ? MOST.zone : MOST.other
  const cents = 1 + of(pay, most - 1)
  const isNew = rest.entryDay > 1 || key === 'short'
  const days = isNew ? 0 : of(gone.days, 30 * (number - 1))
  const jobs = key === 'short' || key === 'director' ? [] : rest.jobs
  const isPrivate = key === '0110' || key === '0320'
  const isEarly = number <= 3
  // Refused: the other jobs' last year, and a private premium's year, are not known.
  const isRefused =
    (jobs.length > 0 && !isMinijob(key) && (isEarly || isPrivate)) || (isEarly && key === 'short')
  const months = jobs.length > 0 ? number - 1 : 0
  const month = { ...rest, ...flags, jobs, cents, oneTime: isRefused ? 0 : rest.oneTime }
  const leave = isNew || isOver || rest.days < 30 ? undefined : awayIn(month as unknown as Month, away)
  return {
    ...month,
    away: leave,
    dependants: cents > 1_000_00 ? rest.dependants : undefined,
    days: daysOf({ ...month, away: leave } as Month),
    childAllowances: rest.taxClass > 4 ? 0 : rest.childAllowances,
    hasCard: flags.hasCard && isMinijob(key),
    expected: cents + rest.expected,
    year: {
      days,
      health: of(gone.health, (days / 30) * YEARLY.health),
      pension: of(gone.pension, (days / 30) * YEARLY.pension),
    },
    lastYear: { days: 360, health: of(gone.lastHealth, 66_150_00), pension: of(gone.lastPension, 96_600_00) },
    otherYear: {
      health: of(otherYear.health, months * YEARLY.health),
      pension: of(otherYear.pension, months * YEARLY.pension),
    },
  }
})

type Drawn = { first: number; length: number; isInsured: boolean } | undefined

function awayIn(month: Month, away: Drawn): Month['away'] {
  if (!away) return undefined
  const { first, length, isInsured } = away
  return { first, last: Math.min(first + length, daysIn(month)), isInsured }
}

/** § 7 (3) SGB IV: leave of less than a month stays insured, sickness benefit ends it at once. */
function daysOf(month: Month): number {
  const { away, entryDay, key, days } = month
  if (away) return away.isInsured ? 30 : Math.min(daysIn(month) - (away.last - away.first + 1), 30)
  if (entryDay > 1) return employedDays(month)
  return key === 'short' ? 30 : days
}

function timeAndClaimsOf({ away, dependants }: Month, of2026: string) {
  const date = (day: number) => `${of2026}-${String(day).padStart(2, '0')}`
  const claim = { kind: 'ordinary', dependants, dueCents: 1_000_000_00 }
  const absence = away && {
    kind: away.isInsured ? 'unpaid' : 'sick_benefit',
    from: date(away.first),
    to: date(away.last),
  }
  return { absences: absence ? [absence] : [], garnishments: dependants === undefined ? [] : [claim] }
}

/** As the module wants it. */
export function inputOf(month: Month): Record<string, unknown> {
  const { key, isParent, isBavaria, isSaxony } = month
  const text = (number: number) => String(number).padStart(2, '0')
  const of2026 = `2026-${text(month.number)}`
  const hasFund = !isMinijob(key) && key !== 'short'
  const isNew = month.entryDay > 1 || key === 'short'
  return inputWith({
    month: of2026,
    earnings: [
      ...(month.isOver ? [] : [{ kind: 'salary', monthlyCents: month.cents, proration: 'calendar_days' }]),
      ...(month.oneTime > 0 ? [{ kind: 'one_time', amountCents: month.oneTime }] : []),
    ],
    employer: {
      state: isBavaria ? 'BY' : 'HH',
      takesPartInU1: month.isInU1,
      paysInsolvencyLevy: month.isLevied,
      isPublicBody: !month.isLevied,
    },
    employee: {
      birthDate: isPastAgeLimit(key) ? '1959-05-01' : '1990-06-15',
      isParent,
      childBirthDates: isParent ? Array.from({ length: month.childrenUnder25 }, () => '2015-04-02') : [],
      church: month.isChurch ? 'ev' : undefined,
    },
    employment: {
      personGroup: personGroupOf(month),
      contributionGroup: digitsOf(key),
      fundId: hasFund ? 'own' : undefined,
      from: isNew ? `${of2026}-${text(month.entryDay)}` : '2020-01-01',
      ...(month.isOver && { to: lastDayBefore(month) }),
      ...(key === 'short' && {
        fixedTermTo: `2026-${text(month.number + 1)}-28`.replace('2026-13', '2027-01'),
      }),
      placeOfWork: isSaxony ? 'SN' : 'HH',
      isInTransitionZone: isZone(key),
      ...(key === '1011' && { pensionExemption: 'professional_scheme' }),
      ...((key === '0110' || key === '0320') && { privateInsurance: premiumOf(month) }),
      others: othersOf(month),
    },
    taxCard: cardOf(month),
    funds: [fund('2025-01', month.additionalBefore), fund('2026-01', month.additional)],
    insuredDays: month.entryDay === 1 && !month.away && !month.isOver ? month.days : undefined,
    ...(month.isOver && { lastMonth: { insuredCents: 500_00, insuredDays: 30 } }),
    ...timeAndClaimsOf(month, of2026),
    expectedAnnualPayCents: month.expected,
    ...(!isNew && { history: historyOf(month, hasFund) }),
  })
}

function lastDayBefore({ number }: Month): string {
  return new Date(Date.UTC(2026, number - 1, 0)).toISOString().slice(0, 10)
}

function personGroupOf({ key }: Month): string {
  if (isPensioner(key)) return '119'
  return (
    { '0100': '106', short: '110', director: 'director', '6100': '109', '6500': '109', '0500': '109' }[
      key as string
    ] ?? '101'
  )
}

const premiumOf = ({ premium }: Month) => ({
  healthPremiumCents: premium.health,
  carePremiumCents: premium.care,
  taxPremiumCents: premium.tax,
})

function othersOf({ key, jobs, minijobs, otherYear }: Month): unknown[] {
  // All that the other jobs had this year, with the first of them.
  const insured = jobs.map((monthlyCents, index) => ({
    kind: 'insured',
    monthlyCents,
    liableThisYear: {
      healthCents: index === 0 ? otherYear.health : 0,
      pensionCents: index === 0 ? otherYear.pension : 0,
    },
  }))
  return isMinijob(key) && minijobs > 0 ? [...insured, { kind: 'minijob', monthlyCents: minijobs }] : insured
}

function cardOf(month: Month): Record<string, unknown> | undefined {
  if (month.key === 'short' || (isMinijob(month.key) && !month.hasCard)) return undefined
  return {
    taxClass: month.taxClass,
    childAllowances: (month.childAllowances / 10).toFixed(1),
    church: month.isChurch ? 'ev' : undefined,
    allowance: { monthlyCents: month.allowance, annualCents: 12 * month.allowance },
    isAgeLimitAllowanceConfirmed: true,
  }
}

/** In January all that came before is last year. */
function historyOf({ key, number, year, lastYear }: Month, hasFund: boolean) {
  const at = { contributionGroup: digitsOf(key), fundId: hasFund ? 'own' : undefined }
  const past = { insured: insuredBranches(key, lastYear), ...at }
  const insured = insuredBranches(key, year)
  if (number === 1) return { ...at, year: { ...NO_YEAR, insured: past.insured }, lastYear: 'none' }
  return { ...at, year: { ...NO_YEAR, insured }, lastYear: past }
}

/** Days and pay of the branches that somebody is insured in. */
function insuredBranches(key: Month['key'], { days, health, pension }: Month['year']) {
  const [inHealth, inPension, inUnemployment, inCare] = [...digitsOf(key)].map((digit) => digit !== '0')
  const none = { days: 0, cents: 0 }
  const whole = insuredYear(days, health, pension)
  return {
    health: inHealth ? whole.health : none,
    care: inCare ? whole.care : none,
    pension: inPension ? whole.pension : none,
    unemployment: inUnemployment ? whole.unemployment : none,
  }
}

function fund(validFrom: string, hundredths: number) {
  const additionalRate = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`
  return { id: 'own', name: 'Own', validFrom, additionalRate, u1Rate: '1.6', u2Rate: '0.4' }
}
