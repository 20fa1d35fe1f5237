import type * as de from './opening.de'

export const opening: typeof de.opening = {
  title: 'Earlier sums of the year',
  link: 'Enter earlier sums of the year',
  text: 'What was paid this year before there were payslips here. You find the sums as annual totals on the last payslip of your former program. They count in the annual sums of all payslips that you release from now on.',
  until: 'Paid up to and including',
  untilHint: 'The last month before the first payslip here, for example: 2026-08',
  sums: {
    grossCents: 'Gross pay',
    taxableCents: 'Taxable pay',
    wageTaxCents: 'Wage tax',
    solidarityCents: 'Solidarity surcharge',
    churchTaxCents: 'Church tax',
    healthBaseCents: 'Health and care base',
    pensionBaseCents: 'Pension and unemployment base',
    healthCents: 'Health insurance (employee)',
    careCents: 'Care insurance (employee)',
    pensionCents: 'Pension insurance (employee)',
    unemploymentCents: 'Unemployment insurance (employee)',
    netCents: 'Net pay',
    payoutCents: 'Paid out',
  },
  save: 'Save sums',
}
