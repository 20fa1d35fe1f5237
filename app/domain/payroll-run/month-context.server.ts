import type { Language } from '~db/schema'
import type { Executor, House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import type { Figures } from '../payroll/years/figures'
import { readFigures } from '../payroll-years/loaded.server'
import type { MonthText } from '../values/calendar'
import { isEqualisingIn } from './equalising.server'
import type { ExtraKind } from './extras'
import type { FundRates } from './funds'
import { listFunds } from './funds.server'
import { type PayrollSettings, settingsIn } from './settings'
import { readPayrollSettings } from './settings.server'

export interface MonthContext {
  executor: Executor
  vault: Vault
  scope: Within
  month: MonthText
  firm: PayrollSettings | undefined
  /** Whether the month's pay brings back what was withheld too much in the year, § 42b EStG. */
  isEqualising: boolean
  funds: readonly FundRates[]
  /** Official ones, of all years. */
  figures: Figures
  /** Default labels of extra pay, in the employee's language. */
  extraNames: Readonly<Record<Language, Readonly<Record<ExtraKind, string>>>>
}

/** `figures` if they were read already. */
export type ContextOf = Pick<MonthContext, 'month' | 'extraNames'> & Partial<Pick<MonthContext, 'figures'>>

export async function readMonthContext(
  { reader: executor, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  { month, extraNames, figures }: ContextOf,
): Promise<MonthContext> {
  const firm = settingsIn((await readPayrollSettings(executor, scope)).dated, month)
  const funds = await listFunds(executor, scope)
  const official = figures ?? (await readFigures(executor))
  const isEqualising = await isEqualisingIn(executor, scope, { firm, month })
  return { executor, vault, scope, month, firm, isEqualising, funds, figures: official, extraNames }
}
