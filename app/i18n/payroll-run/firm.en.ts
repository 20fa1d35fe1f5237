import type { firm as deFirm, funds as deFunds } from './firm.de'

export const firm: typeof deFirm = {
  title: 'The firm’s payroll details',
  text: 'What holds for all payslips. A change counts from the next calculation on.',
  save: 'Save details',
  fields: {
    state: 'State of the place of business',
    is_in_u1: 'Takes part in the U1 levy (up to 30 employees)',
    is_levied: 'Pays the insolvency levy',
    trade: 'Minimum wage of the trade',
    proration: 'Salary of a part month',
    overtime_percent: 'Overtime premium in percent',
    night_percent: 'Night premium in percent',
    sunday_percent: 'Sunday premium in percent',
    holiday_percent: 'Holiday premium in percent',
  },
  premiums: 'Premiums',
  premiumsText:
    'Left empty, no premium is paid. Night, Sunday and holiday premiums are free of tax up to the limits of § 3b EStG.',
  choose: 'Please choose',
  trades: { none: 'legal minimum wage', building_cleaning: 'building cleaning' },
  prorations: { calendar_days: 'by calendar days', thirtieths: 'by thirtieths' },
}

export const funds: typeof deFunds = {
  title: 'Health funds and their rates',
  text: 'Each fund sets its own additional rate and levies. They are on its website and in the statement of contributions. Enter new rates with the month from which they count.',
  name: 'Name of the fund',
  from: 'Counts from month',
  fromHint: 'For example: 01/2026',
  additional: 'Additional rate in percent',
  u1: 'U1 levy in percent',
  u2: 'U2 levy in percent',
  action: 'Change',
  add: 'Add rates',
  remove: 'Delete',
  removeOf: (name, month) => `Delete rates of ${name} from ${month}`,
}
