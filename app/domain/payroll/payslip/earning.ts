import type { Amount } from '../exact'
import type { Explanation } from '../explanation'
import type { EarningKind, PaidTime } from './earning-kinds'
import type { Treatment } from './treatment'

/** A line in the upper part of the payslip, with the flags of § 1 (2) no. 3 EBV. */
export interface Earning extends Treatment {
  kind: EarningKind
  label: string | undefined
  time?: PaidTime | undefined
  /** For garnishment. */
  purpose?: 'christmas' | 'holiday' | 'overtime' | undefined
  quantity: string | undefined
  amount: Amount
  explanation: Explanation
}
