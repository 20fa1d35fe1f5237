import type { officeSlip as german } from './office-slip.de'

export const officeSlip: typeof german = {
  title: 'Payroll office and Zahltag',
  titleOf: (name, month) => `Payroll office and Zahltag: ${name}, ${month}`,
  link: 'Compare with the payroll office',
  back: 'Back to the payroll run',
  text: 'The payroll office’s payslip beside what Zahltag calculates from your details. A difference does not mean that the payroll office is wrong: something may be missing here.',
  fromPdf:
    'The payroll office’s amounts were read from the PDF, as far as its lines have usual names. What we could not read has a dash; look at the PDF for it. The reasons are guesses from the figures.',
  fromLines: 'The payroll office’s amounts came line by line. The reasons are guesses from the figures.',
  waiting: 'The payroll office’s payslip is not released yet.',
  states: {
    nothing: 'There is no payslip of the payroll office for this month.',
    uncalculated: 'Zahltag cannot calculate this month yet. The payroll run says what is missing.',
    unread: 'We found no known lines in the PDF; it may be a picture. Compare by hand.',
  },
  upload: 'Read payslips in',
  toRun: 'What is missing',
  columns: {
    row: 'Line',
    theirs: 'Payroll office',
    ours: 'Zahltag',
    difference: 'Difference',
    reason: 'Likely reason',
  },
  same: 'same',
  unread: 'not read',
  summary: {
    same: 'All lines that were read are the same.',
    different: (count) => (count === 1 ? 'One line differs.' : `${count} lines differ.`),
  },
  rows: {
    gross: 'Gross pay',
    taxable: 'Taxable pay',
    wage_tax: 'Wage tax',
    solidarity: 'Solidarity surcharge',
    church_tax: 'Church tax',
    health: 'Health insurance with additional rate',
    care: 'Care insurance',
    pension: 'Pension insurance',
    unemployment: 'Unemployment insurance',
    net: 'Net pay',
    payout: 'Payout',
  },
  likely: {
    rounding: () => 'Rounding: one or two cents',
    hours: () => 'Other hours or another hourly wage: compare the hours of the month',
    pay: () => 'Another salary, a supplement or one-time pay that is on one side only',
    follows: () => 'Follows from the difference above',
    tax_class: (value) => `Agrees with tax class ${value}`,
    church: (value) => (value === 'yes' ? 'Agrees with church tax' : 'Agrees without a church'),
    child_allowances: (value) => `Agrees with ${value} child allowances`,
    fund_rate: (value) => `Agrees with an additional rate of ${value}`,
    childless: () => 'Agrees with the surcharge for people without children',
    children: (value) =>
      value === '0' || value === '1'
        ? 'Agrees with children, but without a reduction'
        : `Agrees with ${value} children under 25`,
    zone: (value) =>
      value === 'yes' ? 'Agrees with the transition zone' : 'Agrees without the transition zone',
    branch_missing: () => 'One side is without this branch: compare the contribution group',
    after_net: () => 'An advance, a garnishment, a benefit in kind or something else after net pay',
    unknown: () => 'No likely reason found',
  },
}
