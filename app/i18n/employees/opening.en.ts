import type * as de from './opening.de'

export const opening: typeof de.opening = {
  title: 'Earlier totals for the year',
  link: 'Enter earlier totals for the year',
  text: 'What was paid this year before there were payslips here. You will find these figures as year-to-date totals on the last payslip from your previous payroll software. They are included in the year-to-date totals of all payslips you release from now on. For somebody who joined this year you do not need them: just calculate the month they joined in first.',
  until: 'Paid up to and including',
  untilHint: 'The last month before the first payslip here, for example: 08/2026',
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
  save: 'Save totals',
}
