import * as z from 'zod'
import { type FrozenShape, fromFrozenJson, toFrozenJson } from '../kernel/frozen-json'
import type { Opening } from './year'
import { YEAR_SUMS } from './year-sums'

type Kept = Omit<Opening, 'until'>

const centsOrNull = z.int().nullable()
const days = z.int().min(0).max(366).nullable().default(null)
const sums = z.object(
  Object.fromEntries(YEAR_SUMS.map((name) => [name, centsOrNull])) as Record<
    (typeof YEAR_SUMS)[number],
    typeof centsOrNull
  >,
)
/** Taxes may be zero; the rest of a year with pay is not. */
const MAY_BE_NOTHING: readonly string[] = ['wageTaxCents', 'solidarityCents', 'churchTaxCents']

const FROZEN: FrozenShape<Kept> = {
  shape: z.object({ sums, insuredDays: days, taxDays: days }),
  // Version 0 stored the sums as they were, with zero for blank fields.
  steps: [toVersion1],
}

export function openingJson(kept: Kept): string {
  return toFrozenJson(FROZEN, kept)
}

export function parseOpening(json: string): Kept {
  return fromFrozenJson(FROZEN, json)
}

function toVersion1(old: Record<string, unknown>): Record<string, unknown> {
  const { v: _, ...amounts } = old
  const isEmpty = Object.values(amounts).every((cents) => cents === 0)
  const known = Object.entries(amounts).map(([name, cents]) => [
    name,
    cents === 0 && !isEmpty && !MAY_BE_NOTHING.includes(name) ? null : cents,
  ])
  return { sums: Object.fromEntries(known), insuredDays: null, taxDays: null }
}
