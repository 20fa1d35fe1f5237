import * as z from 'zod'
import { type FrozenShape, fromFrozenJson, toFrozenJson } from '../kernel/frozen-json'
import type { MonthText } from '../values/calendar'
import { monthlySpecials, specialsShape } from './specials'

/** Extras that consist of an amount only; deductions from net pay come last. */
export const EXTRA_KINDS = [
  ...([
    'christmas',
    'holiday',
    'bonus',
    'leave_compensation',
    'severance',
    'supplement',
    'voucher',
    'job_ticket',
  ] as const),
  ...([
    'expenses',
    'travel',
    'childcare',
    'flat_taxed',
    'maternity_pay',
    'benefit_in_kind',
    'overtime_pay',
    'running_pay',
    'savings',
    'pay_given_up',
  ] as const),
  ...(['advance', 'other'] as const),
] as const
export const ABSENCE_KINDS = [
  ...(['sick_benefit', 'child_sick_benefit', 'maternity', 'parental_leave', 'unpaid'] as const),
] as const

export type ExtraKind = (typeof EXTRA_KINDS)[number]

const extra = z.object({
  kind: z.enum(EXTRA_KINDS),
  label: z.string().nullable(),
  cents: z.int().nonnegative(),
  /** Repeats until another month has its own entry. */
  isMonthly: z.boolean(),
})

const extras = z.object({
  items: z.array(extra),
  specials: specialsShape,
  absences: z.array(z.object({ kind: z.enum(ABSENCE_KINDS), from: z.string(), to: z.string() })),
  /** Expected pay of the year, since a part month cannot tell. */
  expectedAnnualCents: z.int().nonnegative().nullable(),
})

export type Extra = z.infer<typeof extra>
export type Extras = z.infer<typeof extras>

const FROZEN: FrozenShape<Extras> = {
  shape: extras,
  // Version 2 added `specials`.
  steps: [(kept) => kept, (kept) => ({ ...kept, specials: {} })],
}

export const NO_EXTRAS: Extras = { items: [], specials: {}, absences: [], expectedAnnualCents: null }

export function extrasJson(kept: Extras): string {
  return toFrozenJson(FROZEN, kept)
}

export function parseExtras(json: string): Extras {
  return fromFrozenJson(FROZEN, json)
}

/** One-time pay, § 23a SGB IV. */
export function isOneTime({ kind }: Pick<Extra, 'kind'>): boolean {
  return ONE_TIME.includes(kind)
}

const ONE_TIME: readonly ExtraKind[] = ['christmas', 'holiday', 'bonus', 'leave_compensation']

/** What continues in later months: monthly items and open-ended absences. */
export function monthlyOf({ items, specials, absences }: Extras, month: MonthText): Extras {
  return {
    ...NO_EXTRAS,
    items: items.filter(({ isMonthly }) => isMonthly),
    specials: monthlySpecials(specials),
    absences: absences.filter(({ to }) => to >= `${month}-01`),
  }
}
