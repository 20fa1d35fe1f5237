import * as z from 'zod'
import { CHURCH_MARKS } from '../church-marks'
import { FINDING_CODES, type FindingCode } from '../findings'
import { RULES } from '../rules'
import { INSURED_BRANCHES } from '../social-insurance/insured-branch'
import { PERSON_GROUPS } from '../social-insurance/person-group'
import { EARNING_KINDS } from './earning-kinds'
import { earlierMonths } from './history-input'
import { payslipInput } from './input'
import type { Payslip } from './result'
import { NET_ITEM_KINDS } from './result-lines'
import { LEGAL_BASES } from './treatment'

const text = z.string()
const cents = z.int()
const taxPart = z.enum(['running', 'one_time', 'equalisation'])
const part = z.enum(['running', 'one_time', 'fictitious'])

const figure = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('money'), cents }),
  z.object({ kind: z.literal('percent'), value: text }),
  z.object({ kind: z.literal('number'), value: text }),
])
const figures = z.record(text, figure)

const explanation = z.object({ rule: z.enum(RULES), figures })
const explained = z.object({ cents, explanation })

const employment = z.object({
  kind: z.enum(['regular', 'apprentice', 'working_student', 'minijob', 'short_term', 'director']),
  personGroup: z.enum(PERSON_GROUPS),
  from: text,
  to: text.optional(),
  contributionGroup: text,
  fund: z.object({ id: text.optional(), name: text, additionalRate: text.optional() }),
  isInTransitionZone: z.boolean(),
  hasOtherEmployment: z.boolean(),
  careMarker: z.enum(['0', '1', '2', '3', '4', '5', 'parent', 'under_23', 'born_before_1940']),
})

const earning = explained.extend({
  kind: z.enum(EARNING_KINDS),
  label: text.optional(),
  quantity: text.optional(),
  tax: z.enum(['running', 'other', 'flat', 'free', 'none']),
  insurance: z.enum(['running', 'one_time', 'free']),
  isGross: z.boolean(),
  isPaidOut: z.boolean(),
  basis: z.enum(LEGAL_BASES).optional(),
  time: z.enum(['sick', 'vacation', 'public_holiday']).optional(),
})

const contribution = z.object({
  branch: z.enum(['health', 'additional_health', 'care', 'pension', 'unemployment']),
  part,
  baseCents: cents,
  employeeCents: cents,
  employerCents: cents,
  isVoluntary: z.boolean(),
  fundId: text.optional(),
  month: text,
  digit: text,
  explanation,
})

const levy = explained.extend({ levy: z.enum(['u1', 'u2', 'insolvency']), baseCents: cents, rate: text })

const flatTax = z.object({
  basis: z.enum(LEGAL_BASES),
  baseCents: cents,
  taxCents: cents,
  solidarityCents: cents,
  churchCents: cents,
  explanation,
})

const finding = z.object({
  severity: z.enum(['look', 'note']),
  code: z.enum(Object.keys(FINDING_CODES) as [FindingCode, ...FindingCode[]]),
  figures,
})

const refund = explained.extend({
  levy: z.literal('u2'),
  of: z.enum(['maternity_pay', 'maternity_subsidy', 'employer_shares']),
})

export const payslipResult: z.ZodType<Payslip> = z.object({
  month: text,
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
    insuredRunningCents: cents,
    insuredOneTimeCents: cents,
    byBasis: z.array(z.object({ basis: z.enum(LEGAL_BASES), cents })).default([]),
  }),
  ageLimitAllowance: explained.optional(),
  taxes: z.array(
    explained.extend({ tax: z.enum(['wage_tax', 'solidarity', 'church_tax', 'flat_tax']), part: taxPart }),
  ),
  churchShares: z.array(z.object({ church: z.enum(CHURCH_MARKS), part: taxPart, cents })).optional(),
  bases: z.array(explained.extend({ of: z.enum(INSURED_BRANCHES), part, employeeCents: cents })),
  contributions: z.array(contribution),
  net: explained,
  netItems: z.array(explained.extend({ kind: z.enum(NET_ITEM_KINDS), label: text.optional() })),
  payout: explained,
  employerCosts: z.object({
    levies: z.array(levy),
    contributionsCents: cents,
    leviesCents: cents,
    flatTaxes: z.array(flatTax).default([]),
    flatTaxCents: cents,
    pensionCents: cents.default(0),
    subsidiesCents: cents,
    totalCents: cents,
    refunds: z.array(refund).optional(),
  }),
  history: earlierMonths,
  notices: z.array(finding),
})
