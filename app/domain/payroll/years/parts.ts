import type * as z from 'zod'
import {
  alternative,
  amount,
  factoredIncome,
  factorRule,
  rate,
  rateRule,
  states,
  steps,
  whole,
  zones,
} from './kinds'

/**
 * All that a year's file contains. A part is published together: it is known for a month or missing, and what is missing stops only
 * what needs it. Paragraphs and publications stand in the files, beside each figure.
 */
export const PARTS = {
  healthCeiling: { yearly: amount },
  careCeiling: { yearly: amount },
  /** Also of unemployment insurance. */
  pensionCeiling: { yearly: amount },
  payLimits: { general: amount, privateSince2002: amount, privateSince2026: amount },
  healthRates: { general: rate, reduced: rate },
  averageAdditionalRate: { rate },
  careRates: { rate, saxonyAlone: rate, childless: rate, reductionPerChild: rate },
  pensionRate: { rate },
  unemploymentRate: { rate },
  insolvencyRate: { rate },
  zone: { factor: factorRule, lowerLimit: amount, upperLimit: amount },
  minijob: {
    limit: amount,
    healthRate: rateRule,
    employerPensionRate: rate,
    minimumPensionBase: amount,
  },
  minijobTax: { rate },
  minijobLevies: { u1: rate, u2: rate },
  apprenticeLimit: { monthly: amount },
  wageTax: {
    basicAllowance: amount,
    zones,
    minimumRate: rate,
    firstLimit: amount,
    steps,
    factoredIncomeIn: factoredIncome,
    expensesLumpSum: amount,
    specialExpensesLumpSum: amount,
    singleParentRelief: amount,
    childAllowance: amount,
    childAllowanceInClassFour: amount,
    solidarityLimit: amount,
    provisionPensionCeiling: amount,
    provisionPensionRate: rate,
    provisionHealthCeiling: amount,
    provisionCareCeiling: amount,
    provisionHealthRate: rate,
    provisionCareRate: rate,
    provisionCareRateSaxony: rate,
    provisionChildlessRate: rate,
    provisionReductionPerChild: rate,
    provisionAlternative: alternative,
  },
  surcharges: {
    solidarity: rate,
    mitigation: rate,
    church: rate,
    churchLower: rate,
    churchLowerStates: states,
  },
  meals: { breakfast: amount, mainMeal: amount },
  accommodation: { monthly: amount },
  commute: { near: amount, far: amount },
  vouchers: { monthly: amount },
  yearlyAllowances: { healthBenefits: amount, shares: amount },
  premiums: {
    nightWage: amount,
    sundayAndHolidayWage: amount,
    insuredWage: amount,
    night: rate,
    deep_night: rate,
    sunday: rate,
    holiday: rate,
    special_holiday: rate,
  },
  conversion: { freeOfTax: rate, freeOfContributions: rate },
  flatTaxes: { benefits: rate, commute: rate, shortTerm: rate, smallJob: rate },
  shortTermWork: { wage: amount, day: amount, days: whole },
  shortTimeWork: {
    withChild: rate,
    withoutChild: rate,
    flatContributions: rate,
    step: amount,
    insuredShare: rate,
  },
  partialRetirement: { leastTopUp: rate, insuredShare: rate, ceilingShare: rate },
  maternity: { daily: amount },
  garnishment: { basic: amount, firstDependant: amount, otherDependants: amount, ceiling: amount },
  minimumWage: { hourly: amount },
  cleaningWage: { hourly: amount },
  /** For training that begins in the year. */
  trainingPay: { firstYear: amount },
  ageLimitAllowance: { monthly: amount },
  /** § 242b SGB V: for a co-insured spouse, borne by the member alone. */
  spouseSurcharge: { rate },
  /** § 44c SGB V: how much of the work somebody can be unable to do. */
  partialSickLeave: { quarter: rate, half: rate, threeQuarters: rate },
} as const satisfies Record<string, Record<string, z.ZodType>>

export type PartName = keyof typeof PARTS

export const PART_NAMES = Object.keys(PARTS) as PartName[]

export type PartFigures<Part extends PartName> = {
  readonly [Name in keyof (typeof PARTS)[Part]]: (typeof PARTS)[Part][Name] extends z.ZodType<infer Value>
    ? Value
    : never
}

/** A part of a month's figures. @throws PayrollRefusal `month_without_value` */
export type MonthFigures = <Part extends PartName>(part: Part) => PartFigures<Part>

/** Parts that an act in force brings later. */
const FROM_2028: readonly PartName[] = ['spouseSurcharge', 'partialSickLeave']

export function belongsTo(part: PartName, year: number): boolean {
  return year >= 2028 || !FROM_2028.includes(part)
}
