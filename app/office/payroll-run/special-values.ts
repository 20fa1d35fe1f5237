import * as z from 'zod'
import {
  CAR_SHARES,
  GARNISHMENT_KINDS,
  GARNISHMENTS,
  type SpecialKind,
  type Specials,
  specialsShape,
  TAX_FREE_NUMBERS,
} from '~/domain/payroll-run/specials'
import { parseCents } from '~/kit/forms/decimal'
import { optionalLine } from '~/kit/forms/fields'
import { oneOrNone } from '~/kit/forms/one-or-none'
import { isGiven, type Rule } from '~/kit/forms/rules'
import { optional, optionalDecimal } from '~/kit/forms/value-fields'

type Field = 'cents' | 'count' | 'days' | 'percent' | 'hours' | 'text' | 'tick' | readonly string[]

/** A field's type and its value if left empty; `missing` if it may not be. */
interface Typed {
  as: Field
  empty: unknown
}

const must = (as: Field): Typed => ({ as, empty: 'missing' })
const may = (as: Field, empty: unknown): Typed => ({ as, empty })
const tick = may('tick', false)

const MONTHLY = { isMonthly: tick }
const GARNISHMENT = {
  creditor: must('text'),
  kind: must(GARNISHMENT_KINDS),
  dueCents: must('cents'),
  dependants: may('count', 0),
  protectedCents: may('cents', 0),
  ...MONTHLY,
}

/** Sections with their fields in order; an empty section is not stored. */
export const SPECIAL_FIELDS: Readonly<Record<SpecialKind, Readonly<Record<string, Typed>>>> = {
  company_car: {
    listPriceCents: must('cents'),
    share: must(CAR_SHARES),
    commuteKilometres: may('count', 0),
    paidByEmployeeCents: may('cents', 0),
    ...MONTHLY,
  },
  job_bike: { listPriceCents: must('cents'), ...MONTHLY },
  meals: {
    breakfasts: may('count', 0),
    mainMeals: may('count', 0),
    paidByEmployeeCents: may('cents', 0),
    ...MONTHLY,
  },
  accommodation: {
    occupants: must('count'),
    isCommunal: tick,
    isYoung: tick,
    paidByEmployeeCents: may('cents', 0),
    ...MONTHLY,
  },
  maternity_subsidy: {
    netOfThreeMonthsCents: must('cents'),
    days: must('days'),
    daysOfThreeMonths: may('count', 90),
    ...MONTHLY,
  },
  partial_retirement: { regularPayCents: must('cents'), topUpPercent: must('percent'), ...MONTHLY },
  commute_allowance: {
    amountCents: must('cents'),
    kilometres: must('count'),
    days: must('days'),
    ...MONTHLY,
  },
  pension_conversion: {
    amountCents: must('cents'),
    employerCents: must('cents'),
    usedThisYearCents: may('cents', 0),
    ...MONTHLY,
  },
  tax_free: {
    number: must(TAX_FREE_NUMBERS),
    amountCents: must('cents'),
    isInKind: tick,
    usedThisYearCents: may('cents', 0),
    ...MONTHLY,
  },
  lost_hours: {
    publicHoliday: may('hours', null),
    other: may('hours', null),
    reason: may('text', null),
    ...MONTHLY,
  },
  short_time: {
    fullPayCents: must('cents'),
    actualPayCents: may('cents', null),
    addedCents: may('cents', 0),
    hasChild: tick,
    ...MONTHLY,
  },
  ...(Object.fromEntries(GARNISHMENTS.map((kind) => [kind, GARNISHMENT])) as Record<
    (typeof GARNISHMENTS)[number],
    typeof GARNISHMENT
  >),
}

export const SPECIAL_KINDS = Object.keys(SPECIAL_FIELDS) as SpecialKind[]

export function specialName(kind: SpecialKind, field: string): string {
  return `${kind}_${field}`
}

type SpecialValue = z.ZodType<string | number | null | undefined>

export const specialFields: Record<string, SpecialValue> = Object.fromEntries(
  everyField().map(({ name, as }) => [name, schemaOf(as)]),
)

export const specialRules: Rule[] = everyField()
  .filter(({ empty }) => empty === 'missing')
  .map(({ kind, name }) => ({
    at: name,
    fault: 'special_missing',
    holds: (input) => !isBegun(kind, input) || isGiven(input[name]),
  }))

export function specialsOf(input: Record<string, unknown>): Specials {
  const begun = SPECIAL_KINDS.filter((kind) => isBegun(kind, input))
  const entered = begun.map((kind) => [kind, valuesOf(kind, input)])
  return specialsShape.parse(Object.fromEntries(entered))
}

function valuesOf(kind: SpecialKind, input: Record<string, unknown>) {
  const fields = Object.entries(SPECIAL_FIELDS[kind])
  return Object.fromEntries(
    fields.map(([field, { as, empty }]) => {
      const value = input[specialName(kind, field)]
      return [field, as === 'tick' ? Boolean(value) : isGiven(value) ? value : empty]
    }),
  )
}

function isBegun(kind: SpecialKind, input: Record<string, unknown>): boolean {
  return Object.entries(SPECIAL_FIELDS[kind]).some(
    ([field, { as }]) => as !== 'tick' && isGiven(input[specialName(kind, field)]),
  )
}

function everyField() {
  return SPECIAL_KINDS.flatMap((kind) =>
    Object.entries(SPECIAL_FIELDS[kind]).map(([field, typed]) => ({
      kind,
      name: specialName(kind, field),
      ...typed,
    })),
  )
}

function schemaOf(as: Field): SpecialValue {
  if (typeof as === 'object') return oneOrNone(as)
  switch (as) {
    case 'cents':
      return optional('amount_wrong', parseCents)
    case 'count':
      return optional('count_wrong', (text) => (/^\d{1,3}$/.test(text) ? Number(text) : undefined))
    case 'days':
      return optional('month_days_wrong', (text) =>
        /^([12]?\d|3[01])$/.test(text) ? Number(text) : undefined,
      )
    case 'percent':
      return optionalDecimal(100, 2, 'percent_wrong')
    case 'hours':
      return optionalDecimal(744, 2, 'lost_hours_wrong')
    case 'text':
      return optionalLine(60)
    case 'tick':
      return z.string().optional()
  }
}
