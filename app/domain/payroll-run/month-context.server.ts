import type { House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { MonthText } from '../values/calendar'
import type { Around } from './assess.server'
import { firmIn } from './firm'
import { readFirm } from './firm.server'
import { listFunds } from './funds.server'

/** What is the same for everybody in a month, read once. */
export async function readAround(
  { reader: executor, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  { month, extraNames }: { month: MonthText } & Pick<Around, 'extraNames'>,
): Promise<Around> {
  const firm = firmIn((await readFirm(executor, scope)).dated, month)
  return { executor, vault, scope, month, firm, funds: await listFunds(executor, scope), extraNames }
}
