import type { PayslipFacts, PayslipView } from './view'

/** What § 1 EBV requires and a payslip may lack. */
export type MissingField =
  | 'employer_address'
  | 'employee_address'
  | 'birth_date'
  | 'insurance_number'
  | 'tax_class'
  | 'tax_id'
  | 'health_fund'
  | 'tax_days'
  | 'insured_days'
  | 'contribution_group'
  | 'care_marker'
  | 'special_cases'
  | 'line_marks'
  | 'taxable_pay'
  | 'insured_pay'
  | 'flat_basis'

type Kept = Pick<PayslipView, 'employer' | 'employee' | 'lines'> & { facts: PayslipFacts | null }

/**
 * What a payslip lacks to be a certificate under § 108 (3) GewO. For known facts null means none: no church, no
 * allowance. With flat tax only there is no tax card; without care insurance no care marker.
 */
export function missingOfCertificate(view: Kept): MissingField[] {
  const { employer, employee, facts } = view
  const earnings = view.lines.filter(({ kind }) => kind === 'earning')
  const isTaxedByCard = earnings.some(({ counts }) => counts?.tax === 'running' || counts?.tax === 'one_time')
  const isTaxedFlat = earnings.some(({ counts }) => counts?.tax === 'flat')
  const [health, pension, , care] = facts?.contributionGroup ?? ''
  const isPaying = (digit: string | undefined) => digit !== undefined && digit !== '0'
  const lacking: Record<MissingField, boolean> = {
    employer_address: !employer.name || !isComplete(employer),
    employee_address: !isComplete(employee),
    birth_date: !employee.birthDate,
    insurance_number: !employee.socialInsuranceNumber,
    tax_class: isTaxedByCard && employee.taxClass === null,
    tax_id: isTaxedByCard && !employee.taxId,
    health_fund: !employee.healthFund,
    tax_days: typeof facts?.taxDays !== 'number',
    insured_days: typeof facts?.insuredDays !== 'number',
    contribution_group: !/^\d{4}$/.test(facts?.contributionGroup ?? ''),
    care_marker: isPaying(care) && !facts?.careMarker,
    special_cases:
      typeof facts?.isInTransitionZone !== 'boolean' || typeof facts.hasOtherEmployment !== 'boolean',
    line_marks: earnings.some(({ counts }) => counts === undefined),
    taxable_pay:
      typeof facts?.taxableRunningCents !== 'number' || typeof facts.taxableOneTimeCents !== 'number',
    insured_pay:
      (isPaying(health) && typeof facts?.healthBaseCents !== 'number') ||
      (isPaying(pension) && typeof facts?.pensionBaseCents !== 'number'),
    flat_basis: isTaxedFlat && !facts?.flatTaxed?.length,
  }
  return (Object.keys(lacking) as MissingField[]).filter((field) => lacking[field])
}

function isComplete({
  street,
  postalCode,
  city,
}: PayslipView['employer'] | PayslipView['employee']): boolean {
  return [street, postalCode, city].every((line) => line.trim() !== '')
}
