/**
 * How an earning counts: for wage tax, for social insurance, for gross pay (§ 1 (2) no. 3 EBV), and whether it
 * is paid in money.
 */
export interface Treatment {
  tax: 'running' | 'other' | 'flat' | 'free' | 'none'
  insurance: 'running' | 'one_time' | 'free'
  isGross: boolean
  isPaidOut: boolean
}

export const RUNNING: Treatment = { tax: 'running', insurance: 'running', isGross: true, isPaidOut: true }
export const ONE_TIME: Treatment = { tax: 'other', insurance: 'one_time', isGross: true, isPaidOut: true }
export const IN_KIND: Treatment = { ...RUNNING, isPaidOut: false }

/** Neither taxed nor insured, but part of gross pay. */
export const GROSS_ALONE: Treatment = { tax: 'none', insurance: 'free', isGross: true, isPaidOut: true }
