import * as z from 'zod'

export const CAR_SHARES = ['1', '0.5', '0.25'] as const
export const GARNISHMENT_KINDS = ['ordinary', 'maintenance'] as const

/** Numbers of § 3 EStG: health courses, a job bike on top of pay, shares in the company. */
export const TAX_FREE_NUMBERS = ['34', '37', '39'] as const

const cents = z.int().nonnegative()
const count = z.int().nonnegative()
const hours = z.string().nullable()
/** Repeats until another month has its own entry. */
const isMonthly = z.boolean()

/** `dueCents` is what is left of the claim in the month of entry, § 829 ZPO. */
const garnishment = z.object({
  creditor: z.string(),
  kind: z.enum(GARNISHMENT_KINDS),
  dueCents: cents,
  dependants: count,
  protectedCents: cents,
  isMonthly,
})

/** Rare extras that need more than an amount; each at most once, except garnishments, which are in order. */
export const specialsShape = z
  .object({
    company_car: z.object({
      listPriceCents: cents,
      share: z.enum(CAR_SHARES),
      commuteKilometres: count,
      paidByEmployeeCents: cents,
      isMonthly,
    }),
    job_bike: z.object({ listPriceCents: cents, isMonthly }),
    meals: z.object({ breakfasts: count, mainMeals: count, paidByEmployeeCents: cents, isMonthly }),
    accommodation: z.object({
      /** Persons in one room. */
      occupants: count,
      /** In the employer's household or shared accommodation. */
      isCommunal: z.boolean(),
      /** Under eighteen, or an apprentice. */
      isYoung: z.boolean(),
      paidByEmployeeCents: cents,
      isMonthly,
    }),
    maternity_subsidy: z.object({
      netOfThreeMonthsCents: cents,
      daysOfThreeMonths: count,
      days: count,
      isMonthly,
    }),
    partial_retirement: z.object({ regularPayCents: cents, topUpPercent: z.string(), isMonthly }),
    commute_allowance: z.object({ amountCents: cents, kilometres: count, days: count, isMonthly }),
    pension_conversion: z.object({
      amountCents: cents,
      employerCents: cents,
      /** Converted earlier in the year of the month of entry. */
      usedThisYearCents: cents,
      isMonthly,
    }),
    tax_free: z.object({
      number: z.enum(TAX_FREE_NUMBERS),
      amountCents: cents,
      isInKind: z.boolean(),
      /** Earlier in the year of the month of entry. */
      usedThisYearCents: cents,
      isMonthly,
    }),
    lost_hours: z.object({ publicHoliday: hours, other: hours, reason: z.string().nullable(), isMonthly }),
    short_time: z.object({
      fullPayCents: cents,
      /** Replaces the salary; null if pay depends on the hours worked. */
      actualPayCents: cents.nullable(),
      addedCents: cents,
      hasChild: z.boolean(),
      isMonthly,
    }),
    garnishment_1: garnishment,
    garnishment_2: garnishment,
    garnishment_3: garnishment,
  })
  .partial()

export type Specials = z.infer<typeof specialsShape>
export type SpecialKind = keyof Specials

export const GARNISHMENTS = ['garnishment_1', 'garnishment_2', 'garnishment_3'] as const

/** In the order they were served on the firm. */
export function garnishmentsOf(specials: Specials) {
  return GARNISHMENTS.flatMap((kind) => specials[kind] ?? [])
}

/** What continues in later months. */
export function monthlySpecials(specials: Specials): Specials {
  return Object.fromEntries(Object.entries(specials).filter(([, special]) => special?.isMonthly)) as Specials
}

/** What payslips since then garnished or converted. */
export interface PaidSince {
  month: string
  /** Paid to each creditor, by the name on the payslip. */
  garnished: readonly { creditor: string; cents: number }[]
  convertedCents: number
  /** By the number of § 3 EStG. */
  taxFree: Readonly<Partial<Record<string, number>>>
}

/** Specials entered for `since` as they are in `month`, after the payslips in between. */
export function settledSpecials(
  specials: Specials,
  { since, month, paid }: { since: string; month: string; paid: readonly PaidSince[] },
): Specials {
  const settled = { ...specials }
  for (const kind of GARNISHMENTS) {
    const order = specials[kind]
    if (!order) continue
    const got = paid
      .flatMap(({ garnished }) => garnished)
      .filter(({ creditor }) => creditor === order.creditor)
      .reduce((all, { cents: one }) => all + one, 0)
    settled[kind] = { ...order, dueCents: Math.max(0, order.dueCents - got) }
  }
  const conversion = specials.pension_conversion
  if (conversion) {
    const year = month.slice(0, 4)
    const before = since.startsWith(year) ? conversion.usedThisYearCents : 0
    const converted = paid
      .filter((one) => one.month.startsWith(year))
      .reduce((all, one) => all + one.convertedCents, 0)
    settled.pension_conversion = { ...conversion, usedThisYearCents: before + converted }
  }
  const free = specials.tax_free
  if (free) {
    const year = month.slice(0, 4)
    const before = since.startsWith(year) ? free.usedThisYearCents : 0
    const given = paid
      .filter((one) => one.month.startsWith(year))
      .reduce((all, { taxFree }) => all + (taxFree[free.number] ?? 0), 0)
    settled.tax_free = { ...free, usedThisYearCents: before + given }
  }
  return settled
}
