export const EMPLOYEE_SEALS = {
  social_insurance_number: 'employee.social_insurance_number',
  tax_id: 'employee.tax_id',
  iban: 'employee.iban',
  birth_date: 'employee.birth_date',
  tax_class: 'employee.tax_class',
  health_fund: 'employee.health_fund',
} as const
