import * as z from 'zod'
import { CHURCH_MARKS, NO_CHURCH } from '../church-marks'
import { cents, positiveDecimal, refusal } from './input-parts'

const entry = z.strictObject({ monthlyCents: cents, annualCents: cents })

/** Wage tax characteristics (ELStAM) that hold in the month. */
export const taxCard = z.strictObject({
  taxClass: z.int().min(1, refusal('unknown_tax_class')).max(6, refusal('unknown_tax_class')),
  factor: positiveDecimal.optional(),
  childAllowances: positiveDecimal.default('0'),
  /** As in ELStAM; `--` for none. */
  church: z.enum([...CHURCH_MARKS, NO_CHURCH], refusal('unknown_church_mark')).optional(),
  /** The spouse's, if different: for the wage tax return. */
  churchOfSpouse: z.enum([...CHURCH_MARKS, NO_CHURCH], refusal('unknown_church_mark')).optional(),
  allowance: entry.default({ monthlyCents: 0, annualCents: 0 }),
  addition: entry.default({ monthlyCents: 0, annualCents: 0 }),
  /** In class VI: confirmed that no other employer grants the age limit allowance, § 3 no. 21 EStG. */
  isAgeLimitAllowanceConfirmed: z.boolean().default(false),
})
