import type * as de from './rules.de.server'

export const rules: typeof de.rules = {
  pay_hours: '{hours} h × {wage}',
  pay_overtime: '{hours} h overtime × {wage}',
  pay_overtime_premium: '{hours} h overtime × {wage} × {premium}',
  pay_salary: 'monthly salary {salary}',
  pay_salary_part: '{salary} × {employedDays} / {days} days',
  pay_as_entered: 'as entered',
  wage_tax:
    "year's pay {annualPay} − age relief {ageRelief} − allowance {allowance} + addition {addition} − lump sums {tableAllowances} − insurance {provision} = taxable {taxableIncome}; year's tax {annualTax} / 12 (§ 39b EStG)",
  wage_tax_by_day:
    "year's pay from the day's {annualPay} − age relief {ageRelief} − allowance {allowance} + addition {addition} − lump sums {tableAllowances} − insurance {provision} = taxable {taxableIncome}; year's tax {annualTax} / 360 = {tax} × {days} days (§ 39b EStG)",
  wage_tax_one_time:
    "year's tax on {payAfter}: {taxAfter} − year's tax on {payBefore}: {taxBefore}, × factor {factor} (§ 39b (3) EStG)",
  solidarity:
    "year's tax with child allowances {annualBase}; free up to {limit} (twice in class III), above at most {mitigationRate} of the excess, else {rate} (§§ 3, 4 SolZG)",
  solidarity_one_time: "{rate} of {base} once the year's tax passes the limit",
  church_tax: '{base} × {rate}',
  church_tax_by_day: '{base} × {rate} a day × {days} days',
  flat_tax: '{base} × {rate} (§ 40a (2) EStG)',
  base_running: 'pay {pay}, at most {yearlyCeiling} / 360 × {days} days = {ceiling}',
  base_one_time: 'one-time pay {pay}, at most {ceiling} ({days} days) − so far {soFar} (§ 23a (3) SGB IV)',
  base_one_time_previous_year:
    'one-time pay {pay} of last year (March rule), at most {ceiling} ({days} days) − so far {soFar} (§ 23a (4) SGB IV)',
  base_zone:
    'transition zone: F {factor} × G {lowerLimit} + ({upperLimit} − G × F) / ({upperLimit} − G) × ({pay} − G), {days} of 30 days (§ 20 (2a) SGB IV)',
  base_zone_below: 'below the transition zone: F {factor} × {pay}, {days} of 30 days (§ 2 (2) BVV)',
  base_minijob: 'pay {pay}',
  base_minijob_minimum: 'minimum base {base} in place of {pay} (§ 163 (8) SGB VI)',
  halves: '{base} × {half} each (half of {rate})',
  employer_half_only: '{base} × {half}, employer only',
  care: '{base} × {employeeRate} employee, × {employerRate} employer (§§ 55, 58 SGB XI)',
  zone_share:
    'whole 2 × ({base} × {half}); employee {employeeBase} × {half}, employer the rest (§ 2 (2) BVV)',
  zone_care:
    'whole 2 × ({base} × {half}); employee {employeeBase} × {half} + surcharge {surcharge} − reduction {reduction} ({reductionRate} of {employeeBase}), employer the rest (§ 2 (2) BVV)',
  minijob_flat_share: '{base} × {rate}, employer only',
  minijob_pension: 'employer {pay} × {rate}; employee {base} × {employeeRate}',
  minijob_pension_minimum:
    'employer {pay} × {rate} = {employer}; employee {base} × {wholeRate} − {employer} (§ 163 (8) SGB VI)',
  levy: '{base} × {rate}',
  private_subsidy: 'half the premium {half} of {premium}, at most {maximum} (§ 257 SGB V, § 61 SGB XI)',
  net: 'gross {gross} − taxes {taxes} − contributions {contributions}',
  payout: 'net {net} + {additions} − {deductions}',
}
