import { de } from './certificate-words.de.server'

const en: typeof de = {
  titles: {
    verdienst: 'Certificate of earnings',
    krankengeld: 'Figures for the certificate for sick benefit',
    elterngeld: 'Figures for parental allowance',
    arbeitsagentur: 'Figures for the certificate for the employment agency (§\u00a0312 SGB\u00a0III)',
  },
  warnings: {
    verdienst: [],
    krankengeld: [
      'Zahltag prepares the figures and sends nothing. The fund asks by the EEL procedure; there or in the SV-Meldeportal you enter them.',
    ],
    elterngeld: [
      'Zahltag prepares the figures. The office for parental allowance usually takes the payslips themselves; this helps with its form.',
    ],
    arbeitsagentur: [
      'Zahltag prepares the figures and sends nothing. The certificate goes to the employment agency electronically (BEA) through the SV-Meldeportal.',
    ],
  },
  about: (name) => name,
  empty: 'There is no payslip of this time that was calculated here and released.',
  fieldsTitle: 'Field by field',
  fieldColumns: { field: 'Field', value: 'Value' },
  monthsTitle: 'The months',
  sum: 'Sum',
  average: 'On average',
  missing: (months) =>
    `Without a payslip calculated here, so not in the sums: ${months}. Add them from your old papers.`,
  yes: 'yes',
  no: 'no',
  unknown: 'not entered',
  open: 'without an end',
  days: (count) => `${count} days`,
  hours: (count) => `${count} hours`,
  fields: {
    name: ['Name', ''],
    birthDate: ['Date of birth', ''],
    address: ['Address', ''],
    insuranceNumber: ['Insurance number', 'Also on the social insurance card.'],
    number: ['Personnel number', ''],
    from: ['Employed since', ''],
    to: ['Last day', 'End of the employment; when and by whom notice was given you enter yourself.'],
    fixedTerm: ['Fixed term until', 'Without an entry the contract has no end.'],
    weeklyHours: ['Weekly hours', 'As agreed, without overtime.'],
    fund: ['Health fund', 'The fund that the certificate goes to.'],
    groups: ['Person and contribution group', 'The keys that were reported.'],
    taxClass: [
      'Tax class',
      'The last one of the time. For parental allowance the one that held for most of it counts.',
    ],
    childAllowances: ['Child allowances', ''],
    lastMonth: [
      'Last month that was paid',
      'What counts is the last paid month before the sickness began (§\u00a047 (2) SGB\u00a0V). Choose that month above.',
    ],
    lastGross: ['Gross pay of the month', 'Liable pay without one-time pay.'],
    lastNet: [
      'Net pay of the month',
      'After taxes and contributions. With one-time pay in the month, net pay without it is wanted; calculate the month without it for that.',
    ],
    lastHours: ['Paid hours of the month', 'Only if paid by the hour, with leave and sickness.'],
    oneTime: [
      'One-time pay of the last twelve months',
      'Liable, for instance Christmas pay or leave paid out. They raise the sick benefit in part.',
    ],
    twelveGross: ['Running gross pay of the time', 'Liable, without one-time pay, not cut at the ceiling.'],
    severance: [
      'Severance pay',
      'What was paid because the employment ended; may suspend the benefit (§\u00a0158 SGB\u00a0III).',
    ],
    averageNet: ['Net pay on average', 'Of the months below.'],
    averageGross: ['Gross pay on average', 'Of the months below.'],
    taxable: [
      'Running taxable pay',
      'Twelve months before the birth, without those of maternity or parental leave; earlier ones take their place (§\u00a02b BEEG). Pay of a Minijob taxed at a flat rate counts too.',
    ],
    other: [
      'Other pay',
      'For instance Christmas or holiday pay. It does not count for parental allowance (§\u00a02c BEEG).',
    ],
    free: ['Tax-free parts', 'For instance premiums by §\u00a03b EStG; they do not count.'],
  },
  columns: {
    month: 'Month',
    gross: 'Gross',
    liable: 'Liable, running',
    oneTime: 'One-time',
    insuredDays: 'Insured days',
    net: 'Net',
    payout: 'Payout',
    hours: 'Hours',
    taxable: 'Taxable, running',
    other: 'Other pay',
    free: 'Tax-free',
    taxes: 'Wage, solidarity, church tax',
    insurance: 'Health and care',
    pension: 'Pension and unemployment',
  },
  note: 'All figures come from released payslips.',
  refunded: (amount) =>
    `In December ${amount} of the year’s taxes came back (Lohnsteuer-Jahresausgleich). That is no pay: net pay and taxes are said without it here.`,
  signature: 'Place, date, signature and stamp of the firm: ______________________________',
  confirm: (name, firm) => `${firm} confirms that ${name} is employed here and has earned as follows.`,
  file: 'certificate',
}

export const certificateWords = { de, en }
