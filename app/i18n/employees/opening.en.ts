import type * as de from './opening.de'

export const opening: typeof de.opening = {
  title: 'Earlier totals for the year',
  link: 'Enter earlier totals for the year',
  text: 'What was paid this year before there were payslips here. You will find these figures as year-to-date totals on the last payslip from your previous payroll software. They are included in the year-to-date totals of all payslips you release from now on. For somebody who joined this year you do not need them: just calculate the month they joined in first. Empty means not known; if nothing was paid, enter 0. Without taxable pay and both bases, larger one-time payments are not possible this year, and what is not known is left out of the year-to-date totals on payslips.',
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
  insuredDays: 'Insured days so far',
  daysHint:
    'Only if they are fewer than since the start date, for instance because of sickness benefit or parental leave, or if the person has come back. A whole month has 30.',
  taxDays: 'Tax days so far',
  yearBeforeText:
    'A large one-time payment from January to March may belong to the year before (March rule). This needs the totals of that whole year, up to and including December.',
  ofYear: (year) => `Totals for ${year}`,
  save: 'Save totals',
}
