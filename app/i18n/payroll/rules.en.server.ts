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
  base_one_time: 'one-off pay {pay}, at most {ceiling} ({days} days) − so far {soFar} (§ 23a (3) SGB IV)',
  base_one_time_previous_year:
    'one-off pay {pay} of last year (March rule), at most {ceiling} ({days} days) − so far {soFar} (§ 23a (4) SGB IV)',
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
  passed_on_flat_tax: '{base} × {rate}, passed on by the employer (§ 40a (2) EStG, § 1 (3) no. 2 EBV)',
  age_limit_allowance:
    'of {running} regular and {other} one-off pay, at most {most} together (§ 3 no. 21 EStG)',
  solidarity_of_period:
    "year's tax with child allowances {annualBase}; free up to {limit}, above at most {mitigationRate} of the excess, else {rate}; divided by {periods}, times {days} (§§ 3, 4 SolZG)",
  solidarity_one_time_free: "the year's tax does not pass the limit",
  base_running_shared:
    'pay {pay}, at most {yearlyCeiling} / 360 × {days} days = {ceiling}; of which {own} of {pool} from all jobs (§ 22 (2) SGB IV)',
  base_zone_shared:
    'transition zone: F {factor} × G {lowerLimit} + ({upperLimit} − G × F) / ({upperLimit} − G) × ({all} − G), of which {pay} of {all}, {days} of 30 days (§ 20 (2a) SGB IV)',
  base_zone_one_time:
    'transition zone with one-off pay {oneTime}: on {pay} in the month {whole}, without it {running}',
  zone_care_saxony:
    'whole 2 × ({base} × {half}); employee {employeeBase} × {half} + alone {aloneRate} of {base} = {alone} + surcharge {surcharge} − reduction {reduction}, employer the rest (§ 58 (3), (5) SGB XI, § 2 (2) BVV)',
  added_by_one_time:
    'with one-off pay on {wholeBase}: employee {wholeEmployee}, employer {wholeEmployer}; without on {runningBase}: {runningEmployee}, {runningEmployer}',
  private_subsidy_for_days:
    'half the premium of {premium} for {days} of 30 days {half}, at most {base} × {rate} = {maximum} (§ 257 (2) SGB V, § 61 (2) SGB XI)',
  private_subsidy_shared:
    'half the premium of {premium} for {days} of 30 days, in the proportion of {own} to {pool} of all jobs {half}, at most {base} × {rate} = {maximum} (§ 257 (2) SGB V, § 61 (2) SGB XI)',
  private_subsidy_one_time:
    "on {base} of one-off pay at most {maximum}; left of half the year's premium {unused} (§ 257 (2) SGB V)",
  voluntary_subsidy: "employer's part {employer} (§ 257 (1) SGB V, § 61 (1) SGB XI)",
  voluntary_contribution: 'to the fund: {employee} + {employer}',
  professional_subsidy: 'half the premium of {premium}, at most {base} × {rate} = {maximum} (§ 172a SGB VI)',
  taken_off: '{amount} taken off',
  premium_free:
    '{hours} h × {wage} × {percent} = {all}; free up to {most}: {taxFree} of tax (basic wage up to €50), of which {free} of contributions (up to €25) (§ 3b EStG, § 1 SvEV)',
  premium_free_up_to:
    '{hours} h × {wage} × {percent} = {all}; free up to {most}: {taxFree} of tax (basic wage up to {taxedFrom}), of which {free} of contributions (up to {insuredFrom}) (§ 3b EStG, § 1 SvEV)',
  premium_insured: 'tax-free {taxFree} − contribution-free {free}',
  premium_taxed: '{all} − tax-free {taxFree}',
  benefit_meals:
    '{breakfasts} breakfasts × {breakfast} + {mainMeals} meals × {mainMeal} − paid {own} (§ 2 SvEV)',
  benefit_accommodation: '{value} − paid {own} (§ 2 (3) SvEV)',
  benefit_accommodation_shared: '{full} − {reduction} = {value}; − paid {own} (§ 2 (3) SvEV)',
  benefit_car: '{price} × ({rate} + {kilometres} km × {kilometreRate}) − paid {own} (§ 8 (2) EStG)',
  benefit_bike: '{price} (a quarter of the list price) × {rate}',
  voucher: '{amount}; {sum} in the month, free up to {most} (§ 8 (2) sentence 11 EStG)',
  tax_free: 'of {amount} free {free}, left in the year {left} (§ 3 EStG)',
  above_free: '{amount} − {free}',
  commute:
    'of {amount} flat-taxed {free}: {days} days × {kilometres} km = at most {left} (§ 40 (2) sentence 2 EStG)',
  conversion_free:
    'of {amount} free of tax and contributions {free}, at most {contributionRoom} (§ 3 no. 63 EStG)',
  conversion_tax_free: 'of {amount} tax-free only: {taxFree} − {free}, at most {taxRoom}',
  flat_tax_of_employer: '{base} × {rate}, on it Soli {solidarityRate} and church tax {churchRate}',
  garnishment_ordinary:
    'attachable net {net}, counted {counted}: ({counted} − {free}) × {tenths}/10 + {above} − already taken {taken}, at most {due} (§ 850c ZPO)',
  garnishment_maintenance:
    'attachable net {net} − protected {protected} − already taken {taken}, at most {due} (§ 850d ZPO)',
  garnishment_ordinary_insured:
    'attachable net {netPay} − own insurance {own} = {net}, counted {counted}: ({counted} − {free}) × {tenths}/10 + {above} − already taken {taken}, at most {due} (§ 850c, § 850e no. 1 ZPO)',
  garnishment_maintenance_insured:
    'attachable net {netPay} − own insurance {own} = {net} − protected {protected} − already taken {taken}, at most {due} (§ 850d, § 850e no. 1 ZPO)',
  garnishment_ordinary_once:
    'attachable net {net}, counted {counted}: ({counted} − {free}) × {tenths}/10 + {above} + net severance {once} − already taken {taken}, at most {due} (§ 850c, § 850i ZPO)',
  garnishment_ordinary_once_insured:
    'attachable net {netPay} − own insurance {own} = {net}, counted {counted}: ({counted} − {free}) × {tenths}/10 + {above} + net severance {once} − already taken {taken}, at most {due} (§ 850c, § 850e no. 1, § 850i ZPO)',
  short_time_allowance:
    '({full} − {flat} − tax {fullTax}) − ({actual} − {flat} − tax {actualTax}), of which {rate} (§§ 105, 106, 153 SGB III)',
  base_short_time:
    '{share} of full pay {full} − actual pay {actual}, up to the ceiling {room} (§ 232a (2) SGB V, § 163 (6) SGB VI)',
  base_partial_retirement: '{share} of {pay}, up to {ceilingShare} of the ceiling {room} (§ 163 (5) SGB VI)',
  employer_alone: '{base} × {rate}, employer only',
  top_up: '{pay} × {rate} (§ 3 (1) no. 1 AltTZG)',
  maternity_subsidy:
    '(net pay {net} / {netDays} days = {daily} − {ofFund} from the fund) × {days} days (§ 20 MuSchG)',
  refund: '{amount} in full (§ 1 (2) AAG)',
  refund_share: "employer's shares {shares} × {pay} / {running} (§ 1 (2) no. 3 AAG)",
  low_paid_one_time:
    'up to the limit for low pay {alone} × {rate} employer only; above it {shared}: employee × {employeeRate}, employer × {employerRate} (§ 20 (3) SGB IV)',
  equalisation:
    'withheld in the year {withheld}, year’s tax on {pay}: {ofYear}; the difference comes back (§ 42b EStG)',
}
