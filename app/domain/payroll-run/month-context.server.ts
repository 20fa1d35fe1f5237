import type { House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { MonthText } from '../values/calendar'
import type { MonthContext } from './assess.server'
import { firmIn } from './firm'
import { readFirm } from './firm.server'
import { listFunds } from './funds.server'

export async function readMonthContext(
  { reader: executor, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  { month, extraNames }: { month: MonthText } & Pick<MonthContext, 'extraNames'>,
): Promise<MonthContext> {
  const firm = firmIn((await readFirm(executor, scope)).dated, month)
  return { executor, vault, scope, month, firm, funds: await listFunds(executor, scope), extraNames }
}
