/**
 * How an earning counts for wage tax, for social insurance and its levies, and for gross pay (§ 1 (2) no. 3 EBV), whether
 * it is paid in money, and its legal basis if not the ordinary one.
 */
export interface Treatment {
  tax: 'running' | 'other' | 'flat' | 'free' | 'none'
  insurance: 'running' | 'one_time' | 'free'
  isGross: boolean
  isPaidOut: boolean
  basis?: LegalBasis | undefined
}

/** Stored payslips contain these names, so never rename one. */
export const LEGAL_BASES = [
  ...(['§ 3b EStG', '§ 8 (2) sentence 11 EStG', '§ 3 no. 15 EStG', '§ 3 no. 16 EStG'] as const),
  ...(['§ 3 no. 33 EStG', '§ 3 no. 34 EStG', '§ 3 no. 37 EStG', '§ 3 no. 39 EStG'] as const),
  ...([
    '§ 3 no. 50 EStG',
    '§ 3 no. 63 EStG',
    '§ 40 (2) sentence 1 EStG',
    '§ 40 (2) sentence 2 EStG',
  ] as const),
  ...(['§ 40a (1) EStG', '§ 40a (2) EStG', '§ 24 no. 1 EStG', '§ 8 (2) EStG', '§ 2 SvEV'] as const),
  ...(['§ 40a (2a) EStG', '§ 3 no. 1 d EStG', '§ 3 no. 28 EStG'] as const),
] as const

export type LegalBasis = (typeof LEGAL_BASES)[number]

export const RUNNING: Treatment = { tax: 'running', insurance: 'running', isGross: true, isPaidOut: true }
export const ONE_TIME: Treatment = { tax: 'other', insurance: 'one_time', isGross: true, isPaidOut: true }
export const IN_KIND: Treatment = { ...RUNNING, isPaidOut: false }

/** Neither taxed nor insured, but part of gross pay. */
export const GROSS_ALONE: Treatment = { tax: 'none', insurance: 'free', isGross: true, isPaidOut: true }

export function freeBy(basis: LegalBasis): Treatment {
  return { tax: 'free', insurance: 'free', isGross: true, isPaidOut: true, basis }
}

/** Taxed flat by the employer and therefore not insured, § 1 (1) SvEV. */
export function flatBy(basis: LegalBasis): Treatment {
  return { tax: 'flat', insurance: 'free', isGross: true, isPaidOut: true, basis }
}
