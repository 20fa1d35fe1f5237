import { facts } from './payroll-run/facts.en'
import { firm, funds } from './payroll-run/firm.en'
import { extraKinds, slip } from './payroll-run/slip.en'
import type { de } from './payroll-run.de'

export const en: typeof de = {
  facts,
  firm,
  funds,
  slip,
  extraKinds,
  title: 'Payroll run',
  titleOf: (month) => `Payroll run ${month}`,
  link: 'Calculate payslips',
  back: 'Back to the payslips',
  text: 'Zahltag works out gross and net pay to prepare the work of your payroll office. Reports, statements of contributions and the wage tax return are not sent from here: SV-Meldeportal and Mein ELSTER are there for that. For periods from January 2027 on, the audit asks for data from a certified payroll program (§ 28p (6a) SGB IV).',
  months: 'Change month',
  open: 'The hours of this month are not closed yet. You can calculate all the same; what comes later shows up here.',
  toHours: 'To the hours',
  release: (count) =>
    count === 1 ? 'One payslip is waiting for release' : `${count} payslips are waiting for release`,
  counts: (there, employees) => `${there} of ${employees} payslips are released`,
  none: 'Nobody works here in this month.',
  columns: { choose: 'Calculate', name: 'Name', state: 'State', payout: 'Payout', what: 'What to do' },
  choose: (name) => `Calculate: ${name}`,
  some: 'Calculate those ticked',
  all: 'Calculate all who have no payslip yet',
  states: {
    ready: 'ready',
    missing: 'something is missing',
    refused: 'cannot be calculated',
    waiting: 'calculated',
    stale: 'calculated, changed since',
    released: 'released',
    changed: 'released, changed since',
    other: 'released',
  },
  missing: {
    firm: 'Enter the firm’s details',
    birth_date: 'Enter the birth date',
    facts: 'Enter payroll details',
    pay: 'Enter the pay',
    hours: 'Enter the hours',
    earlier_month: 'Release the month before first',
    history: 'Enter the year’s sums from before',
  },
  remarks: {
    overtime_unpaid: (amount) =>
      `${amount} hours of overtime stand beside the salary and are not paid by themselves.`,
    minus_hours: (amount) => `${amount} minus hours stay on the time account and lower nothing.`,
    premium_rate_missing: (amount) =>
      `No premium has been entered for ${amount} hours at night, on Sundays or holidays.`,
    weekly_hours_missing: () => 'Sick days, leave or premiums are left out: the weekly hours are not known.',
    days_by_week: (amount) =>
      `Sick days and leave are paid with ${amount} hours a day (a week of five days).`,
    year_unknown: () => 'The sums of the year so far are not known; one-time pay is not possible.',
    hours_undecided: () => 'There are later hours that wait for a decision.',
  },
  saved: {
    berechnet: {
      title: 'The payslips have been calculated.',
      text: 'Look through them and release them. Until then nobody sees any of it.',
    },
    teils: {
      title: 'Some of the payslips have been calculated.',
      text: 'The others lack something; it stands below beside the name.',
    },
    keiner: {
      title: 'No payslip could be calculated.',
      text: 'What is missing stands below beside the name.',
    },
    gleich: 'Nothing has changed.',
    besonderes: 'Saved. It counts with the next calculation.',
    firma: 'The details have been saved.',
    kasse: 'The rates have been added.',
    kasse_weg: 'The rates have been deleted.',
  },
}
