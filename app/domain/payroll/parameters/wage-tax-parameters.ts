import type { Amount, Rate } from '../exact'
import type { Sources } from './dated'
import type { Provision } from './provision-parameters'

/** Wage tax figures for one year; names from the official plan in brackets. */
export interface WageTaxParameters extends WageTaxFigures {
  /** Changes with every figure; stored calculations name it. */
  version: string
  sources: Sources<WageTaxFigures>
}

export interface WageTaxFigures {
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
  /** (a·y + b)·y with y = ten-thousandths of the income above the basic allowance. */
  zoneTwo: { end: Amount; a: Amount; b: Amount }
  /** (a·z + b)·z + c with z = ten-thousandths of the income above the end of zone two. */
  zoneThree: { end: Amount; a: Amount; b: Amount; c: Amount }
  zoneFour: { end: Amount; rate: Rate; minus: Amount }
  zoneFive: { rate: Rate; minus: Amount }
}

/** § 39b (2) sentence 7 EStG (MST5_6, UP5_6). */
export interface ClassesFiveAndSix {
  /** W1STKL5, W2STKL5, W3STKL5. */
  limits: readonly [Amount, Amount, Amount]
  minimumRate: Rate
  middleRate: Rate
  topRate: Rate
  /** UP5_6 truncates 1.25 and 0.75 of the income to cents in 2025, to whole euros from 2026. */
  factoredIncomeIn: 'cents' | 'euros'
}

/** § 3, § 4 SolZG 1995; the limit doubles in class III. */
export interface Solidarity {
  limit: Amount
  rate: Rate
  mitigationRate: Rate
}
