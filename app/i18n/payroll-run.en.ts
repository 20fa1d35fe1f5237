import { facts } from './payroll-run/facts.en'
import { faults } from './payroll-run/faults.en'
import { firm, funds } from './payroll-run/firm.en'
import { extraKinds, slip } from './payroll-run/slip.en'
import { specials } from './payroll-run/specials.en'
import { table } from './payroll-run/table.en'
import { de } from './payroll-run.de'

const en: typeof de = {
  facts,
  firm,
  funds,
  slip,
  extraKinds,
  specials,
  table,
  title: 'Payroll run',
  titleOf: (month) => `Payroll run for ${month}`,
  link: 'Calculate payslips',
  back: 'Back to payslips',
  text: 'Zahltag works out gross and net pay to prepare the work of your payroll bureau. It does not send social insurance notices, contribution statements or the wage tax return: use the SV-Meldeportal and Mein ELSTER for those. For periods from January 2027 on, social insurance auditors require data from certified payroll software (§\u00a028p (6a) SGB IV).',
  months: 'Change month',
  noFirm: 'Before anything can be calculated, some details of your company are needed.',
  open: 'The hours of this month are not closed yet. You can still calculate; anything that comes in later shows up here.',
  toHours: 'Go to hours',
  release: (count) => (count === 1 ? 'Release and announce one' : `Release and announce ${count}`),
  releaseText: 'Everybody with an email address gets a link. What has changed since it was calculated stays.',
  figures: {
    oldPlan: (before, now) =>
      `Wage tax is calculated by the official plan of the year before (figures ${before}), since that of the year was missing. It is there now (${now}).`,
    others: (before, now) =>
      `Other official figures hold since it was calculated: ${now} instead of ${before}.`,
    correct: 'Calculate and release it again: the difference is then shown beside it.',
    again: 'Calculate it again.',
  },
  again: 'Calculate it again. It cannot be released, because something has changed since.',
  newPayout: (amount) => `it would be ${amount} today`,
  nextSteps: { calculate: 'Calculate', correct: 'Calculate the correction', release: 'Check and release' },
  counts: (there, employees) => `${there} of ${employees} payslips are released`,
  none: 'Nobody is employed in this month. Once you have added employees, their pay and whatever is missing appear here.',
  columns: { choose: 'Select', name: 'Name', state: 'Status', payout: 'Paid out', what: 'What to do' },
  choose: (name) => `Select ${name}`,
  some: 'Calculate selected',
  releaseSome: 'Release selected',
  all: 'Calculate all',
  calculating: {
    label: 'Calculation',
    running: (done, total) => `${done} of ${total} payslips have been calculated.`,
    goesOn: 'The rest will follow, even if you leave this page.',
    look: 'Check again',
    done: (count) =>
      count === 0
        ? 'The last calculation has ended: nothing has changed.'
        : `The last calculation has ended: ${count === 1 ? 'one payslip has' : `${count} payslips have`} been calculated.`,
    failed: 'Something went wrong while these were calculated. Please calculate them again:',
    left: 'These could not be calculated. Their pages say what is missing:',
  },
  sums: {
    title: 'Totals',
    ofPage: 'Totals of this page',
    text: 'Counted over everybody with a payout above.',
    names: {
      gross: 'Gross',
      net: 'Net',
      payout: 'Paid out',
      contributions: 'Social insurance contributions, both shares',
      cost: 'Cost to the company',
    },
  },
  states: {
    ready: 'ready',
    missing: 'something is missing',
    refused: 'cannot be calculated',
    waiting: 'calculated',
    stale: 'calculated, changed since',
    released: 'released',
    year: 'released, only the year’s sums changed',
    changed: 'released, changed since',
    other: 'released',
  },
  missing: {
    firm: 'Enter the company’s details',
    birth_date: 'Enter the date of birth',
    facts: 'Enter payroll details',
    fund: 'Enter the health insurer',
    pay: 'Enter the pay',
    hours: 'Enter the hours',
    hours_contradict: 'Correct the hours: they contradict each other',
    tax_card_after_exit:
      'Look up the tax details, and save the payroll details from a month after the last day on',
    earlier_month: 'Release the previous month first',
    history: 'Enter earlier totals for the year',
  },
  leavers: {
    title: 'Pay somebody something after their last day',
    text: 'A bonus, leave that was left or severance for somebody who has gone. Regular pay belongs to the month it was earned in.',
    left: (date) => `last day ${date}`,
  },
  hints: {
    fund: 'Contributions and levies of the privately insured go to one as well.',
    history: (first) =>
      `Better calculate first what is missing since ${first}: then there is nothing to enter.`,
  },
  remarks: {
    overtime_unpaid: (amount) =>
      `${amount} hours of overtime were reported on top of the salary and are not paid automatically.`,
    minus_hours: (amount) =>
      `${amount} hours of undertime stay on the time account and do not reduce the pay.`,
    premium_rate_missing: (amount) =>
      `No premium has been entered for ${amount} hours worked at night, on Sundays or on public holidays.`,
    weekly_hours_missing: () =>
      'Sick days, leave or premiums are left out: the weekly hours have not been entered.',
    days_by_week: (amount, days = '5') =>
      `Sick days and leave are paid at ${amount} hours a day (${days} working days a week).`,
    year_unknown: () => 'The totals for the year so far are not known, so one-off payments are not possible.',
    lost_hours_in_salary: () => 'Lost hours are part of the salary and are not paid on top.',
    premiums_in_paid_time: () =>
      'Somebody who regularly earns premiums is owed them for sick days, leave and public holidays too, with tax and contributions (§\u00a04 EFZG, §\u00a011 BUrlG). Enter them as running pay.',
    sick_in_waiting_time: () =>
      'In the first four weeks there is no pay for sick days but sickness benefit from the health insurer (§\u00a03 (3) EFZG). If the sick days were among them, enter them as time without pay and take them out of the hours.',
    cut_twice: () =>
      'There is a salary sacrifice beside the time without pay. That time reduces the salary by itself: if the sacrifice was meant to do so, delete it, or it is reduced twice.',
    absence_elsewhere: () =>
      'Time without pay that reaches into this month has been entered for an earlier one, but not here, so the salary is paid in full. Enter it if it still goes on.',
    equalisation_figures_missing: () =>
      'Without equalisation of the year’s wage tax: for it, all months from January to November have to be calculated and released here. Release what is missing and calculate December again, even after its release. If part of the year came from another program, the report “Annual wage tax equalisation” says what remains.',
    equalisation_severance: () =>
      'Without equalisation of the year’s wage tax: Zahltag does not work out a year with severance. The person gets back tax paid too much with their income tax return.',
    equalisation_church_changed: () =>
      'Without equalisation of the year’s wage tax: church or federal state changed this year, which Zahltag does not work out. The person gets back tax paid too much with their income tax return.',
    equalisation_premium_changed: () =>
      'Without equalisation of the year’s wage tax: the premium of private health insurance, or the subsidy to it, was not the same in each month, which Zahltag does not work out. The person gets back tax paid too much with their income tax return.',
    equalisation_children_changed: () =>
      'Without equalisation of the year’s wage tax: the number of children that care insurance counts changed this year. The law names only the surcharge for the childless (§\u00a042b (1) sentence 3 no. 5 EStG); whether another reduction rules it out too is not settled, so Zahltag does not work it out. The person gets back tax paid too much with their income tax return.',
    equalisation_two_records: (names) =>
      `Without equalisation of the year’s wage tax: the same person is also kept here as ${names}. Zahltag does not work it out over two records. The person gets back tax paid too much with their income tax return.`,
    hours_after_exit: () =>
      'Hours have been reported after the last day. They are not paid here: if they belong to an earlier month, correct that one.',
    terms_changed: () =>
      'Person group and contribution group apply to the whole month. If the change came within the month, the two parts have to be calculated separately, which is not possible here.',
    fund_rates_old: () =>
      'The health insurer’s rates are from last year or earlier. Insurers usually set new ones on 1\u00a0January: please check them, and enter this year’s even if they are the same.',
    hours_undecided: () => 'Hours reported later are waiting for a decision.',
  },
  saved: {
    berechnet: {
      title: 'The payslips have been calculated.',
      text: 'Check and release them. Until then nobody can see them.',
    },
    teils: {
      title: 'Some of the payslips have been calculated.',
      text: 'Something is missing for the others: see below, beside each name.',
    },
    keiner: {
      title: 'No payslip could be calculated.',
      text: 'See below, beside each name, for what is missing.',
    },
    niemand: {
      title: 'Nobody is selected.',
      text: 'Tick the people whose payslips to calculate, or calculate everybody’s.',
    },
    verworfen: 'The calculation has been discarded.',
    gleich: 'Nothing has changed.',
    tabelle: 'The rows are taken over.',
    besonderes: 'Saved. It will be used in the next calculation.',
    firma: {
      title: 'The details have been saved.',
      text: 'Go on under “Payslips” with “Calculate payslips”.',
    },
    kasse: {
      title: 'The rates have been added.',
      text: 'Say in a person’s payroll details that they are with this insurer.',
    },
    kasse_weg: 'The rates have been deleted.',
  },
  faults,
}

export const payrollRun = { de, en }
