import type { Amount, Rate } from '../exact'
import type { Provision } from './provision-parameters'

/** Wage tax figures for one year; names from the official plan in brackets. */
export interface WageTaxParameters {
  /** Of the file whose plan it is; stored calculations name it. */
  version: string
  tariff: Tariff
  classesFiveAndSix: ClassesFiveAndSix
  /** Employee's lump sum for expenses (ANP), § 9a sentence 1 no. 1 a EStG. */
  expensesLumpSum: Amount
  /** Lump sum for special expenses (SAP), § 10c EStG. */
  specialExpensesLumpSum: Amount
  /** Relief for single parents in class II (EFA), § 24b EStG. */
  singleParentRelief: Amount
  /** A whole child allowance (KFB per ZKF) in classes I to III and in class IV, § 32 (6) EStG. */
  childAllowance: { classesOneToThree: Amount; classFour: Amount }
  solidarity: Solidarity
  /** Church tax acts of the states; minimum taxes and caps are not covered. */
  churchTax: { rate: Rate; lowerRate: Rate; lowerRateStates: readonly string[] }
  provision: Provision
}

/** § 32a (1) EStG; zone 1 ends with the basic allowance (GFB). */
export interface Tariff {
  basicAllowance: Amount
  /** Those above the basic allowance, in ascending order; the last one has no end. */
  zones: readonly TariffZone[]
}

export type TariffZone = ProgressiveZone | ProportionalZone

/** (a·y + b)·y + c with y = ten-thousandths of the income above the end of the zone before. */
export interface ProgressiveZone {
  kind: 'progressive'
  end: Amount
  a: Amount
  b: Amount
  c: Amount
}

/** `rate` of the whole income less `minus`. */
interface ProportionalZone {
  kind: 'proportional'
  end?: Amount
  rate: Rate
  minus: Amount
}

/** § 39b (2) sentence 7 EStG (MST5_6, UP5_6). */
export interface ClassesFiveAndSix {
  minimumRate: Rate
  /** At most the first step's rate above it (W1STKL5). */
  firstLimit: Amount
  /** Rates of the income above each limit, ascending (W2STKL5, W3STKL5). */
  steps: readonly { above: Amount; rate: Rate }[]
  /** UP5_6 truncates 1.25 and 0.75 of the income to cents in 2025, to whole euros from 2026. */
  factoredIncomeIn: 'cents' | 'euros'
}

/** § 3, § 4 SolZG 1995; the limit doubles in class III. */
export interface Solidarity {
  limit: Amount
  rate: Rate
  mitigationRate: Rate
}
