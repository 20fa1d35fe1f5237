import type { MonthText } from '../values/calendar'
import type { DecimalText } from '../values/money'
import list from './fund-list.json'

/** A health fund as the list that comes with this release knows it; the file names its sources. */
export interface ListedFund {
  name: string
  /** Its Betriebsnummer as a collecting office; null where sources differ. */
  companyNumber: string | null
  /** Of the Zusatzbeitrag, oldest first; empty where none was found published. */
  rates: readonly ListedRate[]
}

export interface ListedRate {
  from: MonthText
  /** In percent. */
  additionalRate: DecimalText
}

/** The month whose rates the list was last compared with. */
export const FUND_LIST_AS_OF: MonthText = list.asOf

const funds: readonly ListedFund[] = list.funds

export function listedFundNames(): string[] {
  return funds.map(({ name }) => name)
}

export function listedFund(name: string): ListedFund | undefined {
  return funds.find((fund) => fund.name === name)
}
