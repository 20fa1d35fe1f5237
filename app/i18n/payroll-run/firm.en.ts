import type { firm as deFirm, funds as deFunds } from './firm.de'

export const firm: typeof deFirm = {
  title: 'The company’s payroll details',
  text: 'What applies to all payslips.',
  save: 'Save details',
  from: 'From month',
  fromHint: 'Earlier months stay as they are. What was entered for the same month is replaced.',
  history: 'What holds from when',
  fromStart: 'From the beginning',
  fromMonth: (month) => `From ${month}`,
  fields: {
    state: 'Federal state of the place of business',
    is_in_u1: 'Takes part in the U1 levy (up to 30 employees)',
    is_levied: 'Pays the insolvency levy',
    is_public_body: 'Is a public-law body, and so does not pay the insolvency levy',
    is_equalising: 'Equalises the year’s wage tax with fewer than ten employees too',
    trade: 'Minimum wage for the sector',
    proration: 'Salary for part of a month',
    overtime_percent: 'Overtime premium in per cent',
    night_percent: 'Night premium in per cent',
    deep_night_percent: 'Night premium from 0:00 to 4:00 in per cent',
    sunday_percent: 'Sunday premium in per cent',
    holiday_percent: 'Public holiday premium in per cent',
    special_holiday_percent: 'Premium on 24 December from 14:00, 25 and 26 December and 1 May in per cent',
  },
  equalising: (year, count) =>
    count >= 10
      ? `Wage tax withheld too much during the year comes back with December’s pay. With ten employees or more on 31 December it is a duty (§\u00a042b EStG): for ${year} you have ${count}, so it is done without the tick too. Anybody who does not want it tells you; it is kept in that person’s payroll details.`
      : `Wage tax withheld too much during the year comes back with December’s pay. With ten employees or more on 31 December it is a duty (§\u00a042b EStG) and is done without the tick too; for ${year} you have ${count}. Anybody who does not want it tells you; it is kept in that person’s payroll details.`,
  premiums: 'Premiums',
  premiumsText:
    'Leave empty to pay no premium; from 0:00 to 4:00 the night premium is paid then, and at Christmas and on 1 May the public holiday premium. Premiums for nights, Sundays and public holidays are tax-free up to the limits of §\u00a03b EStG.',
  choose: 'Please choose',
  trades: { none: 'Statutory minimum wage', building_cleaning: 'Building cleaning' },
  prorations: {
    calendar_days: 'By calendar days',
    thirtieths: 'By thirtieths',
    working_days: 'By working days',
  },
}

export const funds: typeof deFunds = {
  title: 'Health insurers and their rates',
  text: 'Each insurer sets its own additional contribution and levies. You will find them on its website and in the contribution statement. Enter new rates with the month they apply from.',
  name: 'Name of the insurer',
  nameHint:
    'As on its website. U1 and U2 are listed there under “Umlagen”; the company chooses the rate of U1.',
  from: 'Applies from month',
  fromHint: 'For example: 01/2026',
  additional: 'Additional contribution in per cent',
  u1: 'U1 levy in per cent',
  u2: 'U2 levy in per cent',
  listed: 'Insurer from the list',
  listedHint:
    'Zahltag knows the names and company numbers of most insurers, and the additional contribution of the largest.',
  takeOver: 'Fill in the form',
  compare:
    'Insurers also change their rate during the year: compare it with the insurer’s website before you save. Enter U1 and U2 yourself.',
  withoutRate: 'The rates of this insurer are not in the list. Enter them from its website.',
  number: 'Company number of the insurer',
  numberHint: 'Eight digits. It is on the contribution statement.',
  fromList: (name, month) => `${name}: from the list as of ${month}`,
  action: 'Change',
  add: 'Add rates',
  remove: 'Delete',
  removeText: (name, month) =>
    `Released payslips from ${month} on of everybody with ${name} will count as changed, or cannot be calculated any more. New rates are simply added with their month; delete only what was wrong.`,
  removeOf: (name, month) => `Delete ${name} rates from ${month}`,
}
