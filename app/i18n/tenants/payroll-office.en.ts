import type * as de from './payroll-office.de'

export const payrollOffice: typeof de.payrollOffice = {
  title: 'Payroll bureau',
  text: 'Your payroll bureau gives you these numbers. Zahltag writes them into the files with the hours.',
  hints: {
    payroll_consultant: 'Four to seven digits',
    payroll_client: 'At most five digits',
  },
  wageTypes: 'Wage types',
  wageTypesText:
    'Enter the number your payroll bureau uses for each kind. A dash (-) means: not handed over. For DATEV LODAS, put the processing key in front unless it is 1, for example 4/300.',
  none: 'Not entered yet.',
  numbers: (consultant, client) => `Consultant ${consultant}, client ${client}`,
}
