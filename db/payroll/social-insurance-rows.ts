import { PayrollRefusal } from '../../app/domain/payroll/errors'
import {
  type Amount,
  fraction,
  percent,
  type Rate,
  roundedShare,
  scaled,
} from '../../app/domain/payroll/exact'
import { socialInsuranceParametersOf } from '../../app/domain/payroll/parameters/parameters-of'
import type { SocialInsuranceParameters } from '../../app/domain/payroll/parameters/social-insurance-parameters'
import { DAYS_A_MONTH } from '../../app/domain/payroll/social-insurance/ceilings'
import {
  minijobFlatTax,
  minijobHealth,
  minijobPension,
} from '../../app/domain/payroll/social-insurance/minijob'
import { privateSubsidy } from '../../app/domain/payroll/social-insurance/private-insurance'
import {
  type CareSituation,
  careBaseRates,
  careRates,
  careShares,
  halves,
} from '../../app/domain/payroll/social-insurance/shares'
import {
  transitionBases,
  transitionBasesFor,
  transitionCareAdjustment,
  transitionLines,
  transitionShares,
} from '../../app/domain/payroll/social-insurance/transition-zone'

type Row = Record<string, string>
type Figures = Record<string, string | number>
/** The figures a kind of example has, computed when asked for: each as decimal text in the row's own unit. */
type Answers = Record<string, (expected: string) => string>

const NO_PREMIUM_LIMIT: Amount = 10n ** 12n

/** A row of published social insurance examples: `art` names the kind, `eingaben_json` brings inputs in euros. */
export function isSocialInsuranceRow(row: Row): boolean {
  return 'art' in row && 'eingaben_json' in row
}

/** The calculated and the expected figure of a row; an example of a kind or figure we do not know is an error. */
export function compareSocialInsuranceRow(row: Row): { expected: Row; actual: Row } {
  const { art = '', feld = '', erwartet = '', zeitraum = '', eingaben_json: json = '{}' } = row
  const answersOf = KINDS[art]
  if (!answersOf) throw new Error(`unknown kind of example: ${art}`)
  const figures = JSON.parse(json) as Figures
  const parameters = withOwnFigures(yearOf(zeitraum), figures)
  const answer = answersOf(figures, parameters)[feld]
  if (!answer) throw new Error(`unknown figure of ${art}: ${feld}`)
  return { expected: { [feld]: erwartet }, actual: { [feld]: answer(erwartet) } }
}

const KINDS: Record<string, (figures: Figures, parameters: SocialInsuranceParameters) => Answers> = {
  hoechst: highestContributions,
  midijob: transitionZone,
  midijob_basis: transitionZone,
  midijob_formel: transitionFormulae,
  midijob_teilmonat: transitionPartMonth,
  minijob,
  pkv_zuschuss_max: highestSubsidy,
  pv_rundung: careRounding,
  pv_satz: carePercentages,
  regulaer: regular,
}

/** Examples of earlier years bring what they need; the table they start from is then of no account. */
function yearOf(period: string): SocialInsuranceParameters {
  const year = Number(period.slice(0, 4))
  try {
    return socialInsuranceParametersOf(year)
  } catch (error) {
    if (error instanceof PayrollRefusal) return socialInsuranceParametersOf(2025)
    throw error
  }
}

function withOwnFigures(year: SocialInsuranceParameters, figures: Figures): SocialInsuranceParameters {
  const rate = (name: string, otherwise: Rate) =>
    name in figures ? percent(String(figures[name])) : otherwise
  const amount = (name: string, otherwise: Amount) => (name in figures ? euros(figures[name]) : otherwise)
  return {
    ...year,
    healthCeiling: 'bbg_kv' in figures ? euros(figures.bbg_kv) * 12n : year.healthCeiling,
    pensionCeiling: 'bbg_rv' in figures ? euros(figures.bbg_rv) * 12n : year.pensionCeiling,
    health: { ...year.health, generalRate: rate('kv', year.health.generalRate) },
    care: {
      ...year.care,
      rate: rate('pv', year.care.rate),
      childlessRate: rate('pv_zuschlag', year.care.childlessRate),
    },
    pensionRate: rate('rv', year.pensionRate),
    unemploymentRate: rate('av', year.unemploymentRate),
    transitionZone: {
      factor: 'F' in figures ? fraction(String(figures.F)) : year.transitionZone.factor,
      lowerLimit: amount('G', year.transitionZone.lowerLimit),
      upperLimit: amount('OG', year.transitionZone.upperLimit),
    },
    minijob: {
      ...year.minijob,
      healthRate: rate('kv', year.minijob.healthRate),
      flatTaxRate: rate('pauschsteuer', year.minijob.flatTaxRate),
      employerPensionRate: rate('rv', year.minijob.employerPensionRate),
    },
  }
}

function highestContributions(figures: Figures, parameters: SocialInsuranceParameters): Answers {
  const { care, health, pensionRate, unemploymentRate } = parameters
  const healthBase = parameters.healthCeiling / 12n
  const pensionBase = parameters.pensionCeiling / 12n
  const additional = additionalRate(figures, parameters)
  const inCare = (isSaxony: boolean, isChildless = false): CareSituation => ({
    isSaxony,
    isChildless,
    childrenUnder25: 1,
  })
  const general = halves(healthBase, health.generalRate)
  const extra = halves(healthBase, additional)
  return inEuros({
    kv_ag_ohne_zb: general.employer,
    kv_an_ohne_zb: general.employee,
    kv_ag: general.employer,
    kv_an: general.employee,
    zb_ag: extra.employer,
    zb_an: extra.employee,
    kv_ag_mit_zb: general.employer + extra.employer,
    kv_an_mit_zb: general.employee + extra.employee,
    pv_ag: careShares(healthBase, inCare(false), care).employer,
    pv_an: careShares(healthBase, inCare(false), care).employee,
    pv_an_kinderlos: careShares(healthBase, inCare(false, true), care).employee,
    pv_ag_sachsen: careShares(healthBase, inCare(true), care).employer,
    pv_an_sachsen: careShares(healthBase, inCare(true), care).employee,
    pv_an_sachsen_kinderlos: careShares(healthBase, inCare(true, true), care).employee,
    rv_ag: halves(pensionBase, pensionRate).employer,
    rv_an: halves(pensionBase, pensionRate).employee,
    av_ag: halves(pensionBase, unemploymentRate).employer,
    av_an: halves(pensionBase, unemploymentRate).employee,
  })
}

function transitionZone(figures: Figures, parameters: SocialInsuranceParameters): Answers {
  const bases = transitionBases(euros(figures.AE), parameters.transitionZone)
  const care = careOf(figures)
  const shares = {
    kv: transitionShares(bases, parameters.health.generalRate),
    zb: transitionShares(bases, additionalRate(figures, parameters)),
    pv: transitionShares(bases, parameters.care.rate),
    rv: transitionShares(bases, parameters.pensionRate),
    av: transitionShares(bases, parameters.unemploymentRate),
  }
  const { surcharge, reduction } = transitionCareAdjustment(bases, care, parameters.care)
  const employee = Object.values(shares).reduce((sum, share) => sum + share.employee, surcharge - reduction)
  const employer = Object.values(shares).reduce((sum, share) => sum + share.employer, 0n)
  const answers: Record<string, Amount> = {
    be: bases.whole,
    be_an: bases.employee,
    pv_zuschlag_an: surcharge,
    pv_abschlag_an: reduction,
    summe_an: employee,
    summe_ag: employer,
    summe: employee + employer,
  }
  for (const [branch, share] of Object.entries(shares)) {
    answers[`${branch}_an`] = share.employee - (branch === 'pv' ? reduction : 0n)
    answers[`${branch}_ag`] = share.employer
  }
  return inEuros(answers)
}

function transitionFormulae(_: Figures, { transitionZone: zone }: SocialInsuranceParameters): Answers {
  const line = (name: keyof ReturnType<typeof transitionLines>) => (expected: string) => {
    const places = expected.split('.')[1]?.length ?? 0
    return decimal(transitionLines(zone, places)[name], places)
  }
  return {
    be_faktor: line('wholeFactor'),
    be_abzug: line('wholeDeduction'),
    be_an_faktor: line('employeeFactor'),
    be_an_abzug: line('employeeDeduction'),
  }
}

function transitionPartMonth(figures: Figures, { transitionZone: zone }: SocialInsuranceParameters): Answers {
  const monthly = transitionBases(euros(figures.GAE_monat), zone)
  const part = transitionBasesFor(euros(figures.GAE_teil), Number(figures.svtage), zone)
  return inEuros({
    be: monthly.whole,
    be_an: monthly.employee,
    be_teil: part.whole,
    be_an_teil: part.employee,
  })
}

function minijob(figures: Figures, parameters: SocialInsuranceParameters): Answers {
  const pay = euros(figures.AE)
  const rules = parameters.minijob
  const whole =
    'rv_an' in figures ? rules.employerPensionRate + percent(String(figures.rv_an)) : percent('18.6')
  const pension = minijobPension(pay, DAYS_A_MONTH, whole, rules)
  const health = minijobHealth(pay, rules)
  const tax = minijobFlatTax(pay, rules)
  return inEuros({
    rv_an: pension.employee,
    rv_ag: pension.employer,
    rv: pension.employee + pension.employer,
    kv_ag: health,
    pauschsteuer: tax,
    summe_ag: health + pension.employer + tax,
  })
}

function highestSubsidy(figures: Figures, parameters: SocialInsuranceParameters): Answers {
  const base = parameters.healthCeiling / 12n
  const premiums = { health: NO_PREMIUM_LIMIT, care: NO_PREMIUM_LIMIT }
  const subsidy = (isSaxony: boolean) => privateSubsidy(base, premiums, isSaxony, parameters)
  const own = 'satz' in figures ? percent(String(figures.satz)) : undefined
  const answers = inEuros({
    kv: subsidy(false).health,
    pv: subsidy(false).care,
    pv_sachsen: subsidy(true).care,
  })
  if (own === undefined) return answers
  const byOwnRate = () => inEuro(roundedShare(base, own))
  return { ...answers, kv: byOwnRate, ...('pv' in figures ? {} : { pv: byOwnRate, pv_sachsen: byOwnRate }) }
}

function careRounding(figures: Figures): Answers {
  const base = euros(figures.basis)
  const employee = percent(String(figures.an))
  const surcharge = percent(String(figures.zuschlag))
  const one = roundedShare(base, employee + surcharge)
  const rateInName = `ein_satz_${String(Number(employee + surcharge) / 10_000).replace('.', '_')}`
  return inEuros({
    [rateInName]: one,
    grund: roundedShare(base, employee),
    zuschlag: roundedShare(base, surcharge),
    getrennt_gerundet: roundedShare(base, employee) + roundedShare(base, surcharge),
  })
}

function carePercentages(figures: Figures, { care }: SocialInsuranceParameters): Answers {
  const children = String(figures.kinder)
  const situation = {
    isSaxony: Number(figures.sachsen) === 1,
    isChildless: children === 'kinderlos',
    childrenUnder25: Number.parseInt(children, 10) || 0,
  }
  const rates = careRates(situation, care)
  const asPercent = (rate: Rate) => (expected: string) => {
    const places = Math.max(expected.split('.')[1]?.length ?? 0, 2)
    return decimal(rate * 10n ** BigInt(places), places + 4)
  }
  return { an: asPercent(rates.employee), ag: asPercent(careBaseRates(situation.isSaxony, care).employer) }
}

function regular(figures: Figures, parameters: SocialInsuranceParameters): Answers {
  const pay = euros(figures.AE)
  const below = (ceiling: Amount) => (pay < ceiling / 12n ? pay : ceiling / 12n)
  const healthBase = below(parameters.healthCeiling)
  const pensionBase = below(parameters.pensionCeiling)
  const shares = {
    kv: halves(healthBase, parameters.health.generalRate),
    zb: halves(healthBase, additionalRate(figures, parameters)),
    pv: careShares(healthBase, careOf(figures), parameters.care),
    rv: halves(pensionBase, parameters.pensionRate),
    av: halves(pensionBase, parameters.unemploymentRate),
  }
  const answers: Record<string, Amount> = {}
  for (const [branch, share] of Object.entries(shares)) {
    answers[`${branch}_an`] = share.employee
    answers[`${branch}_ag`] = share.employer
  }
  answers.summe_an = Object.values(shares).reduce((sum, share) => sum + share.employee, 0n)
  answers.summe_ag = Object.values(shares).reduce((sum, share) => sum + share.employer, 0n)
  return inEuros(answers)
}

function careOf(figures: Figures): CareSituation {
  return {
    isSaxony: Number(figures.sachsen ?? 0) === 1,
    isChildless: Number(figures.pv_zuschlag ?? 0) > 0,
    childrenUnder25: Number(figures.kinder_u25 ?? 0),
  }
}

function additionalRate(figures: Figures, { health }: SocialInsuranceParameters): Rate {
  return 'zb' in figures ? percent(String(figures.zb)) : health.averageAdditionalRate
}

function euros(value: string | number | undefined): Amount {
  return scaled(String(value ?? '0'), 2)
}

function inEuros(amounts: Record<string, Amount>): Answers {
  return Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, () => inEuro(amount)]))
}

function inEuro(amount: Amount): string {
  return decimal(amount, 2)
}

/** A whole number of 10^-places as decimal text with as many decimals. */
function decimal(value: bigint, places: number): string {
  const digits = String(value).padStart(places + 1, '0')
  return places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
