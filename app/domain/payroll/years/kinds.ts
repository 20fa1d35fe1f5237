import * as z from 'zod'
import { fraction, percent, scaled } from '../exact'

const AMOUNT = /^\d{1,9}\.\d{2}$/
const RATE = /^\d{1,3}(\.\d{1,4})?$/
const FACTOR = /^0\.\d{1,4}$/

/** Euros with two decimals, `"69750.00"`. */
export const amount = z
  .string()
  .regex(AMOUNT)
  .transform((text) => scaled(text, 2))

/** Percent, `"14.6"`. */
export const rate = z.string().regex(RATE).transform(percent)

/** The year publishes the rate, or it follows from its other rates. */
const byRates = z.literal('by_rates')
export const rateRule = z.union([byRates, rate])
export const factorRule = z.union([byRates, z.string().regex(FACTOR).transform(fraction)])

export const whole = z.int().min(0)

export const states = z.array(z.string().regex(/^[A-Z]{2}$/))

const progressive = z.strictObject({
  kind: z.literal('progressive'),
  end: amount,
  a: amount,
  b: amount,
  c: amount,
})
const proportional = z.strictObject({
  kind: z.literal('proportional'),
  end: amount.exactOptional(),
  rate,
  minus: amount,
})

export const zones = z.array(z.discriminatedUnion('kind', [progressive, proportional])).min(1)

export const steps = z.array(z.strictObject({ above: amount, rate })).min(1)

export const factoredIncome = z.enum(['cents', 'euros'])

/** What counts for premiums besides the actual ones, § 39b (2) sentence 5 no. 3 EStG. */
export const alternative = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('minimum'),
    rate,
    cap: amount,
    capClassThree: amount,
    subsidy: z.strictObject({ healthRate: rate, careRate: rate, careRateSaxony: rate }),
  }),
  z.strictObject({ kind: z.literal('unemployment'), rate, cap: amount }),
])
