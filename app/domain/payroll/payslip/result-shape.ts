import * as z from 'zod'
import { RULES } from '../rules'
import { payslipInput, yearToDate } from './input'
import type { Payslip } from './result'

const text = z.string()
const cents = z.int()
const part = z.enum(['running', 'one_time'])

const figure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('money'), cents }),
  z.object({ kind: z.literal('percent'), value: text }),
  z.object({ kind: z.literal('number'), value: text }),
])

const explanation = z.object({ rule: z.enum(RULES), figures: z.record(text, figure) })
const explained = z.object({ cents, explanation })

const employment = z.object({
  kind: payslipInput.shape.employment.shape.kind,
  from: text,
  to: text.optional(),
  contributionGroup: text,
  fund: z.object({ name: text, additionalRate: text.optional() }),
  isInTransitionZone: z.boolean(),
  hasOtherEmployment: z.boolean(),
  careMarker: z.enum(['0', '1', '2', '3', '4', '5', 'parent', 'under_23']),
})

const earning = explained.extend({
  kind: z.enum(['hours', 'overtime', 'overtime_premium', 'salary', 'one_time', 'benefit_in_kind']),
  label: text.optional(),
  quantity: text.optional(),
  part,
  taxation: z.enum(['card', 'flat']),
  isPaidOut: z.boolean(),
})

const netItem = explained.extend({
  kind: z.enum(['health_subsidy', 'care_subsidy', 'benefit_in_kind', 'garnishment', 'advance', 'other']),
  label: text.optional(),
})

/** Parses a kept payslip. */
export const payslipResult: z.ZodType<Payslip> = z.object({
  month: text,
  employer: z.object({ name: text, address: text }),
  employee: z.object({
    personnelNumber: text.optional(),
    name: text,
    address: text,
    birthDate: text,
    insuranceNumber: text,
    taxId: text,
  }),
  employment,
  taxCard: payslipInput.shape.taxCard,
  taxDays: z.int(),
  insuredDays: z.int(),
  earnings: z.array(earning),
  totals: z.object({
    grossCents: cents,
    taxableRunningCents: cents,
    taxableOneTimeCents: cents,
    flatTaxedCents: cents,
  }),
  taxes: z.array(
    explained.extend({ tax: z.enum(['wage_tax', 'solidarity', 'church_tax', 'flat_tax']), part }),
  ),
  bases: z.array(explained.extend({ of: z.enum(['health', 'pension']), part, employeeCents: cents })),
  contributions: z.array(
    z.object({
      branch: z.enum(['health', 'additional_health', 'care', 'pension', 'unemployment']),
      part,
      baseCents: cents,
      employeeCents: cents,
      employerCents: cents,
      explanation,
    }),
  ),
  net: explained,
  netItems: z.array(netItem),
  payout: explained,
  employerCosts: z.object({
    levies: z.array(explained.extend({ levy: z.enum(['u1', 'u2', 'insolvency']) })),
    contributionsCents: cents,
    leviesCents: cents,
    flatTaxCents: cents,
    subsidiesCents: cents,
    totalCents: cents,
  }),
  yearToDate,
  notices: z.array(
    z.enum([
      'minijob_above_limit',
      'zone_below_lower_limit',
      'zone_above_upper_limit',
      'other_employment_shares_no_ceiling',
      'march_rule_applied',
      'negative_payout',
    ]),
  ),
})
