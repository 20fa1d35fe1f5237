import type { checks as german } from './checks.de'

export const checks: typeof german = {
  sick_six_weeks: {
    title: '{days} sick days in twelve months, about {calendar_days} calendar days',
    what: 'For one and the same illness the firm pays six weeks (42 calendar days); after that the health fund pays sick benefit (§\u00a03 EFZG). Ask the fund whether it is the same illness. Once the time is over, enter “sick benefit” as time without pay from the 43rd day.',
    link: 'Enter time without pay',
  },
  minijob_once: {
    title: 'Minijob above its limit: {pay} instead of at most {limit}',
    what: 'Once or twice in twelve months does no harm if it could not be foreseen, for instance when covering for somebody ill (§\u00a08 (1b) SGB\u00a0IV). Write the reason down; the audit asks for it. If it was planned, it is no Minijob any more.',
    link: 'See payroll details',
  },
  minijob_twice: {
    title: 'Minijob above its limit for the second time in twelve months: {pay} instead of at most {limit}',
    what: 'It must not happen again within this period (§\u00a08 (1b) SGB\u00a0IV), and this month too must have been unforeseeable. Plan the coming months below the limit.',
    link: 'See payroll details',
  },
  minijob_often: {
    title:
      'Minijob above its limit for time number {times} in twelve months: {pay} instead of at most {limit}',
    what: 'That is more than twice and so no Minijob any more (§\u00a08 (1b) SGB\u00a0IV). From the month in which this was clear, the payroll details need person group 101 and a contribution group such as 1111, usually with the transition zone; it is reported with reasons 31 and 11.',
    link: 'Change payroll details',
  },
  minijob_year: {
    title: 'Minijob above the year’s limit: {pay} so far, at most {limit}',
    what: 'The limit holds for the average of the year’s months, Christmas and holiday pay included. Beyond it, unless it was only two unforeseeable months, insurance is compulsory.',
    link: 'See payroll details',
  },
  zone_above: {
    title: 'Two months above the transition zone: {pay}, the limit is {upper}',
    what: 'The zone goes by regular pay (§\u00a020 (2) SGB\u00a0IV). If pay stays above, untick it in the payroll details from the month of the change. If it was only extra hours, leave everything as it is.',
    link: 'Change payroll details',
  },
  zone_below: {
    title: 'Two months not above the Minijob limit: {pay}, the limit is {lower}',
    what: 'If regular pay is no longer above it for good, this is a Minijob: person group 109, contribution group 6100, from the month of the change. The person loses the insurance with the fund by it; talk to them first.',
    link: 'Change payroll details',
  },
  zone_entered: {
    title: 'Two months within the transition zone ({lower} to {upper}): {pay}',
    what: 'If regular pay stays in this range, the person pays lower contributions (§\u00a020 (2) SGB\u00a0IV). Tick it in the payroll details, from the month in which it was agreed.',
    link: 'Change payroll details',
  },
  pay_limit_above: {
    title: '{pay} over a year, above the pay limit of health insurance of {limit}',
    what: 'Who regularly earns more, and more than next year’s limit too, is no longer compulsorily insured from 1\u00a0January (§\u00a06 (4) SGB\u00a0V). Add regular one-time pay, leave out overtime. Who stays with the fund voluntarily then has contribution group 9111.',
    link: 'See payroll details',
  },
  ceiling_crossed: {
    title: 'Above the contribution ceiling ({branch}) for the first time: {limit} a month',
    what: 'No contributions are taken from pay above it, so net pay rises more than usual. Nothing is to be done if the pay is right.',
    link: 'See the comparison',
  },
  child_25: {
    title: 'A child turns 25 (born {date})',
    what: 'From next month it no longer counts in care insurance, so the reduction is smaller (§\u00a055 (3) SGB\u00a0XI). Zahltag calculates this by itself. Tell the person, since net pay goes down.',
    link: 'See payroll details',
  },
  age_23: {
    title: 'Turns 23 and has given no children',
    what: 'From next month the surcharge for people without children is added (§\u00a055 (3) SGB\u00a0XI). Ask about children, stepchildren and adopted ones too: with a proof there is no surcharge.',
    link: 'See payroll details',
  },
  age_limit_near: {
    title: 'Reaches the regular pension age; from {from} other rules hold',
    what: 'Ask whether an old-age pension has been applied for, and for the decision on it. With a full pension it is person group 119 or 120 and contribution group 3321 or 3121; without one, only the person’s own unemployment contribution ends (1121). Who goes on working may have the tax allowance of the Aktivrente.',
    link: 'Change payroll details',
  },
  net_changed: {
    title: 'Net pay {before} last month, now {now}: more than a fifth apart',
    what: 'The comparison shows what has changed. If a reason that you know is missing there, something may have been entered wrongly.',
    link: 'See the comparison',
  },
  net_changed_besides: {
    title: 'Net pay without the equalisation {before} last month, now {now}: more than a fifth apart',
    what: 'What the equalisation of the year’s wage tax pays back in December does not count. The comparison shows what else has changed.',
    link: 'See the comparison',
  },
  fund_rates_old: {
    title: '{fund}: its rates are last year’s or older',
    what: 'Health funds usually set the additional rate and the levies anew on 1\u00a0January. Look on their website and enter this year’s rates, even if they stayed the same.',
    link: 'Enter rates',
  },
  hours_none: {
    title: 'Paid by the hour, but no hours',
    what: 'The month was calculated with no hours and neither sickness nor leave. If the time sheet is missing, enter the hours. If the person was off without pay, enter that as time without pay, since insurance ends after a month.',
    link: 'Enter hours',
  },
}
