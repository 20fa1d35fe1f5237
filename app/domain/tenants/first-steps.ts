import type { Right } from '../kernel/rights'

interface Step {
  part: 'invoice' | 'payslip' | 'besides'
  right: Right
  /** Whoever goes this way cannot do without. */
  isRequired?: true
}

/** From the empty database to the first invoice and payslip, in order, each with the right it needs. */
export const STEPS = {
  tax_number: { part: 'invoice', right: 'manage_firm', isRequired: true },
  bank: { part: 'invoice', right: 'manage_firm' },
  company: { part: 'invoice', right: 'manage_firm' },
  customer: { part: 'invoice', right: 'keep_customers', isRequired: true },
  invoice: { part: 'invoice', right: 'keep_invoices', isRequired: true },
  // In an order in which nobody has to turn back: payroll details of a person name a fund that is there.
  payroll_firm: { part: 'payslip', right: 'see_pay' },
  payroll_fund: { part: 'payslip', right: 'see_pay' },
  employee: { part: 'payslip', right: 'keep_employees' },
  pay: { part: 'payslip', right: 'see_pay' },
  payroll_facts: { part: 'payslip', right: 'see_pay' },
  payslip: { part: 'payslip', right: 'see_pay' },
  contract: { part: 'besides', right: 'keep_customers' },
  colleague: { part: 'besides', right: 'manage_firm' },
} as const satisfies Record<string, Step>

export function isOptionalStep(step: keyof typeof STEPS): boolean {
  return !('isRequired' in STEPS[step])
}

/** Steps by the JSON in which a firm keeps those that it left out; unknown ones of other versions are dropped. */
export function parseSkipped(json: string): FirstStep['step'][] {
  const steps: unknown = JSON.parse(json)
  return Array.isArray(steps) ? steps.filter((step) => Object.hasOwn(STEPS, step)) : []
}

export const PARTS = ['invoice', 'payslip', 'besides'] as const

export interface FirstStep {
  step: keyof typeof STEPS
  isDone: boolean
}

export interface FirstSteps {
  /** Some steps lead to this tenant's pages. */
  tenantId: string
  /** The only customer, offered for a contract; null for none or several. */
  customerId: string | null
  employeeId: string | null
  steps: FirstStep[]
  /** How many the firm left out. */
  skipped: number
}

/** The next step of a part, else of what leads to the first invoice or payslip, else of the rest. */
export function nextStep(
  steps: readonly FirstStep[],
  part: (typeof PARTS)[number],
): FirstStep['step'] | undefined {
  const open = steps.filter(({ isDone }) => !isDone)
  const next = open.find(({ step }) => STEPS[step].part === part) ?? open[0]
  return next?.step
}
