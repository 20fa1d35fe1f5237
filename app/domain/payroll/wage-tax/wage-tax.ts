import type { Cents } from '~/domain/values/money'
import type { WageTaxParameters } from '../parameters/wage-tax-parameters'
import type { WageTaxInput } from './input'
import { type OneTimePayTax, oneTimePayTax, settleNegative } from './one-time-pay'
import { type RunningPayTax, runningPayTax } from './running-pay'
import { taxpayerOf } from './taxpayer'

/** Amounts to withhold, in cents; the plan's names in brackets. */
export interface WageTax {
  /** LSTLZZ. */
  wageTaxCents: Cents
  /** SOLZLZZ. */
  solidarityCents: Cents
  /** BK: the base of church tax. */
  churchBaseCents: Cents
  /** STS, SOLZS, BKS: for one-time pay. */
  oneTimeWageTaxCents: Cents
  oneTimeSolidarityCents: Cents
  oneTimeChurchBaseCents: Cents
  steps: WageTaxSteps
}

/** The exact figures behind the result, for explanations. */
export interface WageTaxSteps {
  running: RunningPayTax
  oneTime: OneTimePayTax
}

/**
 * Wage tax, Soli and church tax base of one pay period by the official plan of the year (MAIN), § 39b (6) EStG.
 * @throws PayrollRefusal for what the plan or this module does not cover
 */
export function wageTax(input: WageTaxInput, parameters: WageTaxParameters): WageTax {
  const taxpayer = taxpayerOf(input)
  const steps = settleNegative(
    runningPayTax(taxpayer, parameters),
    oneTimePayTax(taxpayer, parameters),
    taxpayer,
    parameters,
  )
  return {
    wageTaxCents: Number(steps.running.wageTax),
    solidarityCents: Number(steps.running.solidarity),
    churchBaseCents: Number(steps.running.churchBase),
    oneTimeWageTaxCents: Number(steps.oneTime.wageTax),
    oneTimeSolidarityCents: Number(steps.oneTime.solidarity),
    oneTimeChurchBaseCents: Number(steps.oneTime.churchBase),
    steps,
  }
}
