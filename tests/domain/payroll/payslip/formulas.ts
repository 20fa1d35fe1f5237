import type { Explanation } from '~/domain/payroll/explanation'
import type { RuleKey } from '~/domain/payroll/rules'

/** Figures of an explanation: money in cents, percentages and numbers as they are. */
type Values = (name: string) => number
/** An amount in cents, or the shares of employee and employer. */
type Answer = number | { employee: number; employer: number }

/** Half a cent up, away from the noise of binary fractions. */
const round = (value: number) => Math.sign(value) * Math.round(Number(Math.abs(value).toPrecision(13)))
const cut = (value: number) => Math.trunc(Number(value.toPrecision(13)))
const of = (base: number, percent: number) => round((base * percent) / 100)
const byDays = (amount: number, days: number) => round((amount * days) / 30)

function zone(v: Values, all: number, own: number): number {
  const [g, og, factor] = [v('lowerLimit'), v('upperLimit'), v('factor')]
  if (own === 0) return 0
  if (all <= g) return round(factor * own)
  return round(((factor * g + (og / (og - g) - (g / (og - g)) * factor) * (all - g)) * own) / all)
}

function attachedByTable(v: Values): number {
  const attachable = (Math.max(v('counted') - v('free'), 0) * v('tenths')) / 10
  return 0 - Math.min(Math.max(Math.round(attachable) + v('above') - v('taken'), 0), v('due'))
}

function attachedOnce(v: Values): number {
  const attachable = (Math.max(v('counted') - v('free'), 0) * v('tenths')) / 10
  return 0 - Math.min(Math.max(Math.round(attachable) + v('above') + v('once') - v('taken'), 0), v('due'))
}

function attachedByOrder(v: Values): number {
  return 0 - Math.min(Math.max(Math.max(v('net') - v('protected'), 0) - v('taken'), 0), v('due'))
}

/** What each rule's sentence says, computed from its own figures alone. */
const FORMULAS: Record<RuleKey, ((v: Values) => Answer) | 'retired'> = {
  pay_hours: (v) => round(v('hours') * v('wage')),
  pay_overtime: (v) => round(v('hours') * v('wage')),
  pay_overtime_premium: (v) => round((v('hours') * v('wage') * v('premium')) / 100),
  pay_salary: (v) => v('salary'),
  pay_salary_part: (v) => Math.min(round((v('salary') * v('employedDays')) / v('days')), v('salary')),
  pay_as_entered: (v) => v('amount'),
  wage_tax: (v) => cut(v('annualTax') / 12),
  wage_tax_by_day: (v) => cut(v('annualTax') / 360) * v('days'),
  wage_tax_one_time: (v) => Math.max(cut(((v('taxAfter') - v('taxBefore')) * v('factor')) / 100) * 100, 0),
  solidarity: 'retired',
  solidarity_of_period: (v) => {
    const excess = Math.max(v('annualBase') - v('limit'), 0)
    const year = Math.min(cut((v('annualBase') * v('rate')) / 100), cut((excess * v('mitigationRate')) / 100))
    return cut(year / v('periods')) * v('days')
  },
  solidarity_one_time: (v) => cut((v('base') * v('rate')) / 100),
  solidarity_one_time_free: () => 0,
  church_tax: (v) => cut((v('base') * v('rate')) / 100),
  church_tax_by_day: (v) => cut((v('base') * v('rate')) / 100) * v('days'),
  flat_tax: 'retired',
  passed_on_flat_tax: (v) => -of(v('base'), v('rate')),
  age_limit_allowance: (v) => {
    const running = Math.min(v('running'), v('most'))
    return running + Math.min(v('other'), v('most') - running)
  },
  base_running: (v) => Math.min(v('pay'), round((v('yearlyCeiling') * v('days')) / 360)),
  base_running_shared: (v) =>
    v('pool') <= v('ceiling') ? v('own') : round((v('ceiling') * v('own')) / v('pool')),
  base_one_time: (v) => Math.min(v('pay'), Math.max(v('ceiling') - v('soFar'), 0)),
  base_one_time_previous_year: (v) => Math.min(v('pay'), Math.max(v('ceiling') - v('soFar'), 0)),
  base_zone: (v) => byDays(zone(v, v('pay'), v('pay')), v('days')),
  base_zone_shared: (v) => byDays(zone(v, v('all'), v('pay')), v('days')),
  base_zone_below: (v) => byDays(round(v('factor') * v('pay')), v('days')),
  base_zone_one_time: (v) => v('whole') - v('running'),
  base_minijob: (v) => v('base'),
  base_minijob_minimum: (v) => v('base'),
  halves: (v) => ({ employee: of(v('base'), v('half')), employer: of(v('base'), v('half')) }),
  employer_half_only: (v) => ({ employee: 0, employer: of(v('base'), v('half')) }),
  care: (v) => ({ employee: of(v('base'), v('employeeRate')), employer: of(v('base'), v('employerRate')) }),
  zone_share: (v) => {
    const employee = of(v('employeeBase'), v('half'))
    return { employee, employer: 2 * of(v('base'), v('half')) - employee }
  },
  zone_care: (v) => {
    const shared = of(v('employeeBase'), v('half'))
    return {
      employee: shared + v('surcharge') - v('reduction'),
      employer: 2 * of(v('base'), v('half')) - shared,
    }
  },
  zone_care_saxony: (v) => {
    const shared = of(v('employeeBase'), v('half'))
    return {
      employee: shared + of(v('base'), v('aloneRate')) + v('surcharge') - v('reduction'),
      employer: 2 * of(v('base'), v('half')) - shared,
    }
  },
  added_by_one_time: (v) => ({
    employee: v('wholeEmployee') - v('runningEmployee'),
    employer: v('wholeEmployer') - v('runningEmployer'),
  }),
  minijob_flat_share: (v) => ({ employee: 0, employer: of(v('base'), v('rate')) }),
  minijob_pension: (v) => ({ employee: of(v('base'), v('employeeRate')), employer: of(v('pay'), v('rate')) }),
  minijob_pension_minimum: (v) => {
    const employer = of(v('pay'), v('rate'))
    return { employee: of(v('base'), v('wholeRate')) - employer, employer }
  },
  levy: (v) => of(v('base'), v('rate')),
  private_subsidy: 'retired',
  private_subsidy_for_days: (v) => Math.min(round((v('premium') * v('days')) / 60), of(v('base'), v('rate'))),
  private_subsidy_shared: (v) =>
    Math.min(round((v('premium') * v('days') * v('own')) / (60 * v('pool'))), of(v('base'), v('rate'))),
  private_subsidy_one_time: (v) => Math.min(v('unused'), v('maximum')),
  voluntary_subsidy: (v) => v('employer'),
  voluntary_contribution: (v) => -(v('employee') + v('employer')),
  professional_subsidy: (v) => Math.min(round(v('premium') / 2), of(v('base'), v('rate'))),
  taken_off: (v) => -v('amount'),
  premium_free_up_to: (v) => round((v('hours') * Math.min(v('wage'), v('insuredFrom')) * v('most')) / 100),
  premium_free: (v) => round((v('hours') * Math.min(v('wage'), 25_00) * v('most')) / 100),
  premium_insured: (v) => v('taxFree') - v('free'),
  premium_taxed: (v) => v('all') - v('taxFree'),
  benefit_meals: (v) =>
    Math.max(v('breakfasts') * v('breakfast') + v('mainMeals') * v('mainMeal') - v('own'), 0),
  benefit_accommodation: (v) => Math.max(v('value') - v('own'), 0),
  benefit_accommodation_shared: (v) => Math.max(v('full') - of(v('full'), v('reduction')) - v('own'), 0),
  benefit_car: (v) =>
    Math.max(of(v('price'), v('rate') + v('kilometres') * v('kilometreRate')) - v('own'), 0),
  benefit_bike: (v) => of(v('price'), v('rate')),
  voucher: (v) => v('amount'),
  tax_free: (v) => Math.min(v('amount'), v('left')),
  above_free: (v) => v('amount') - v('free'),
  commute: (v) => Math.min(v('amount'), v('left')),
  conversion_free: (v) => -Math.min(v('amount'), v('contributionRoom')),
  conversion_tax_free: (v) => -(Math.min(v('amount'), v('taxRoom')) - v('free')),
  flat_tax_of_employer: (v) => of(v('base'), v('rate')),
  garnishment_ordinary: attachedByTable,
  garnishment_maintenance: attachedByOrder,
  garnishment_ordinary_insured: attachedByTable,
  garnishment_ordinary_once: attachedOnce,
  garnishment_ordinary_once_insured: attachedOnce,
  garnishment_maintenance_insured: attachedByOrder,
  short_time_allowance: (v) => {
    const net = (pay: number, tax: number) => pay - of(pay, v('flat')) - tax
    return of(Math.max(net(v('full'), v('fullTax')) - net(v('actual'), v('actualTax')), 0), v('rate'))
  },
  base_short_time: (v) => Math.min(of(v('full') - v('actual'), v('share')), v('room')),
  base_partial_retirement: (v) => Math.min(of(v('pay'), v('share')), v('room')),
  employer_alone: (v) => ({ employee: 0, employer: of(v('base'), v('rate')) }),
  low_paid_one_time: (v) => ({
    employee: of(v('shared'), v('employeeRate')),
    employer: of(v('alone'), v('rate')) + of(v('shared'), v('employerRate')),
  }),
  top_up: (v) => of(v('pay'), v('rate')),
  maternity_subsidy: (v) => Math.max(round(v('net') / v('netDays')) - v('ofFund'), 0) * v('days'),
  refund: (v) => v('amount'),
  refund_share: (v) => round((v('shares') * v('pay')) / v('running')),
  equalisation: (v) => Math.min(0, v('ofYear') - v('withheld')),
  net: (v) => v('gross') - v('taxes') - v('contributions'),
  payout: (v) => v('net') + v('additions') - v('deductions'),
}

/** The amount that an explanation's own figures give. */
export function computed({ rule, figures }: Explanation): Answer {
  const formula = FORMULAS[rule]
  if (formula === 'retired') throw new Error(`${rule} explains nothing any more`)
  const answer = formula((name) => {
    const figure = figures[name]
    if (!figure) throw new Error(`${rule} has no ${name}`)
    return figure.kind === 'money' ? figure.cents : Number(figure.value)
  })
  // No cents taken off are 0, not −0.
  return typeof answer === 'number' ? answer + 0 : answer
}
