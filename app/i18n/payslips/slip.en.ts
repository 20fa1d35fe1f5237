import type * as de from './slip.de'

const FROM_CALCULATION = '(from the calculation)'

export const slip: typeof de.slip = {
  short: 'Payslip',
  title: (month, name) => `Payslip for ${month}: ${name}`,
  open: 'Download PDF',
  print: 'Print for the employee',
  noMail:
    'This person has no email address. A letter with the link and a QR code tells them about their payslips.',
  letter: 'Show the link for the letter',
  timeline: 'What happened',
  events: {
    released: 'Released',
    recalled: 'Withdrawn',
    queued: 'Email waiting in the outbox',
    mailed: 'Email sent',
    failed: 'Email did not arrive',
    opened: 'Opened by the employee',
    downloaded: 'Downloaded by the employee',
    printed: 'Printed for the employee',
    fetched: 'Downloaded in the office',
    delivered: 'Delivery reported',
  },
  versions: 'Versions',
  version: (revision) => `Version ${revision}`,
  states: { current: 'valid', replaced: 'replaced', recalled: 'withdrawn' },
  recallText: 'Not downloaded yet: if you withdraw the payslip, nobody will see it any more.',
}

export const missingFields: typeof de.missingFields = {
  released: 'This payslip does not say “Bescheinigung nach §\u00a0108 Absatz 3 GewO”, because it lacks:',
  waiting: 'To be a certificate under §\u00a0108 (3) GewO, it still needs:',
  fields: {
    employer_address: 'the company’s address',
    employee_address: 'the person’s address',
    birth_date: 'the date of birth',
    insurance_number: 'the social insurance number',
    tax_class: 'the tax class',
    tax_id: 'the tax ID',
    health_fund: 'the health insurer',
    tax_days: `the number of tax days ${FROM_CALCULATION}`,
    insured_days: `the number of insured days ${FROM_CALCULATION}`,
    contribution_group: `the contribution group ${FROM_CALCULATION}`,
    care_marker: `the care insurance marker ${FROM_CALCULATION}`,
    special_cases: `whether the transition zone or other employment applies ${FROM_CALCULATION}`,
    line_marks: `how earnings count for tax and insurance ${FROM_CALCULATION}`,
    taxable_pay: `the taxable pay ${FROM_CALCULATION}`,
    insured_pay: `the pay subject to contributions ${FROM_CALCULATION}`,
    flat_basis: `the section for the flat-rate tax ${FROM_CALCULATION}`,
  },
}
