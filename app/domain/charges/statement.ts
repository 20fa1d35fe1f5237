import * as z from 'zod'
import { buyer, seller } from '../invoices/issuing/view-parties'
import { type FrozenShape, fromFrozenJson, toFrozenJson } from '../kernel/frozen-json'

const cents = z.number().int()
const day = z.string()

const segment = z.object({
  from: day,
  to: day,
  cents,
  /** In hundredths of a percent, with the points above the base rate. */
  rate: z.number().int(),
  days: z.number().int(),
  daysOfYear: z.union([z.literal(365), z.literal(366)]),
})

const statement = z.object({
  language: z.enum(['de', 'en']),
  seller,
  buyer,
  customerNumber: z.string(),
  issuedOn: day,
  /** The last day of the interest. */
  asOf: day,
  payByOn: day,
  claims: z.array(
    z.object({
      invoiceId: z.string(),
      number: z.string(),
      issuedOn: day,
      dueOn: day,
      debtor: z.enum(['business', 'consumer']),
      /** Null where what was put off is late. */
      start: z.object({ on: day, by: z.enum(['agreed', 'dunned', 'thirty_days']) }).nullable(),
      lateCents: cents,
      /** Already taken off what is late. */
      creditCents: cents.default(0),
      segments: z.array(segment),
      interestCents: cents,
      lumpSumCents: cents,
    }),
  ),
  /** Of the invoices, late on that day. */
  principalCents: cents,
  /** Claimed by this statement. */
  chargesCents: cents,
  /** Claimed before, and still open. */
  earlierCents: cents,
  /** Of the customer's credit, what no invoice took. */
  creditCents: cents.default(0),
  reference: z.string(),
})

/** A claim for default as it was made. */
export type ChargeStatement = z.infer<typeof statement>

const FROZEN: FrozenShape<ChargeStatement> = { shape: statement, steps: [(view) => view] }

export function statementJson(view: ChargeStatement): string {
  return toFrozenJson(FROZEN, view)
}

/** Parses a frozen statement of any release. */
export function parseStatement(json: string): ChargeStatement {
  return fromFrozenJson(FROZEN, json)
}

export function totalOf({
  principalCents,
  chargesCents,
  earlierCents,
  creditCents,
}: Pick<ChargeStatement, 'principalCents' | 'chargesCents' | 'earlierCents' | 'creditCents'>): number {
  return Math.max(principalCents + chargesCents + earlierCents - creditCents, 0)
}
