import type * as de from './payroll-office.de'

export const payrollOffice: typeof de.payrollOffice = {
  title: 'Payroll office',
  text: 'Your payroll office gives you these numbers. Zahltag writes them to the files of hours.',
  hints: {
    payroll_consultant: 'Four to seven digits',
    payroll_client: 'At most five digits',
  },
  wageTypes: 'Wage types',
  wageTypesText:
    'Enter the number that your payroll office has for each kind. A dash (-) means: not handed over. For DATEV LODAS the key that books it stands in front unless it is 1, for example 4/300.',
  none: 'Not entered yet.',
  numbers: (consultant, client) => `Consultant ${consultant}, client ${client}`,
}
