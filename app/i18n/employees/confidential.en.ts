import type * as de from './confidential.de'

export const confidential: typeof de.confidential = {
  title: 'Confidential',
  whoSees: 'Only people who do the payroll can see this. It is encrypted in the database.',
  edit: 'Edit confidential details',
  taxClassHint:
    'I to VI, as on the wage tax certificate. Leave empty for Minijobs taxed at a flat rate. Once there are payroll details it is kept there.',
  keptByPayroll:
    'Tax class and health insurer are among the payroll details, with the month they count from.',
  missing: 'missing',
  stays: (masked) => `Stored: ${masked}. Leave empty to keep it.`,
  remove: (field) => `Delete: ${field}`,
  hints: {
    social_insurance_number: 'It is on the social insurance card. For example: 65 170475 B 059',
    tax_id: 'Eleven digits, for example from the last tax assessment',
    iban: 'Wages are paid into this account.',
  },
}
