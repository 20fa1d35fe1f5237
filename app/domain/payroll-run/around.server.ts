import type { MonthText } from '../calendar'
import type { House } from '../house'
import type { Within } from '../scope'
import type { Around } from './assess.server'
import { findFirm } from './firm.server'
import { listFunds } from './funds.server'

/** What is the same for everybody in a month, read once. */
export async function readAround(
  { reader: executor, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  { month, extraNames }: { month: MonthText } & Pick<Around, 'extraNames'>,
): Promise<Around> {
  const firm = await findFirm(executor, scope)
  return { executor, vault, scope, month, firm, funds: await listFunds(executor, scope), extraNames }
}
