import type { ContractRow } from '~db/schema'
import type { House } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { changeRecord } from '../records/change.server'
import { RecordConflict } from '../records/conflict'
import type { RecordKind } from '../records/kind'
import { ContractConflict } from './conflict'
import { getContract } from './find.server'
import { contractKeys } from './keys'
import { isWithdrawable, type Prices, toPricesJson, withPrices } from './prices'
import { requireRecent } from './recent'
import { type ContractValues, readContractValues } from './values.server'

export const CONTRACT: RecordKind<'contracts'> = {
  table: 'contracts',
  subjectType: 'contract',
  check: requireOrder,
  derived: contractKeys,
}

function requireOrder(row: ContractRow): void {
  const { starts_on: start, ends_on: end, paused_from_on: from, paused_until_on: until } = row
  if (end !== null && end < start) throw new ContractConflict('end_before_start')
  if (from !== null && until !== null && until < from) throw new ContractConflict('pause_end_before_start')
}

type End = Pick<ContractRow, 'ends_on' | 'end_reason'>
type Pause = Pick<ContractRow, 'paused_from_on' | 'paused_until_on'>
type FromRevision<Values> = Values & { revision?: number | undefined }

/** Changes a contract from now on; issued invoices stay as they are. @throws NotFound; RecordConflict; ContractConflict */
export function changeContract(
  house: House,
  scope: Scope,
  id: string,
  form: FromRevision<Partial<ContractValues>>,
): Promise<void> {
  const { revision, ...values } = form
  return writing(house, scope, async (trx) => {
    await changeRecord(trx, scope, CONTRACT, { id, values, revision, action: 'contract.changed' })
    requireRecent(await readContractValues(trx, scope, id), scope)
  })
}

/** @throws NotFound; RecordConflict; ContractConflict */
export function endContract(house: House, scope: Scope, id: string, form: FromRevision<End>): Promise<void> {
  return change(house, scope, { id, form, action: 'contract.end.changed' })
}

/** Pauses billing; without a first day, ends the pause at once. @throws NotFound; RecordConflict; ContractConflict */
export function pauseContract(
  house: House,
  scope: Scope,
  id: string,
  form: FromRevision<Pause>,
): Promise<void> {
  return change(house, scope, { id, form, action: 'contract.pause.changed' })
}

/** Bills other lines from a day on. @throws NotFound; RecordConflict; ContractConflict `prices_after_end` */
export function changePrices(
  house: House,
  scope: Scope,
  id: string,
  { revision, ...prices }: FromRevision<Prices>,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const contract = await getContract(trx, scope, id)
    if (contract.endsOn !== null && prices.from > contract.endsOn)
      throw new ContractConflict('prices_after_end')
    const values = { prices_json: toPricesJson(withPrices(contract.prices, prices)) }
    await changeRecord(trx, scope, CONTRACT, { id, values, revision, action: 'contract.prices.changed' })
  })
}

/** Removes lines that would apply from a future day. Idempotent. @throws NotFound; ContractConflict */
export function withdrawPrices(
  house: House,
  scope: Scope,
  id: string,
  { revision, from }: FromRevision<Pick<Prices, 'from'>>,
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const contract = await getContract(trx, scope, id)
    const { prices } = contract
    if (!prices.some((one) => one.from === from)) return
    if (!isWithdrawable(contract, from, scope.today)) throw new ContractConflict('prices_in_force')
    const values = { prices_json: toPricesJson(prices.filter((one) => one.from !== from)) }
    const action = 'contract.prices.withdrawn'
    try {
      await changeRecord(trx, scope, CONTRACT, { id, values, revision, action })
    } catch (error) {
      // Otherwise a colleague's prices would be mixed with those on the form.
      throw error instanceof RecordConflict ? new ContractConflict('prices_changed') : error
    }
  })
}

/** Archives a contract, or restores it. Idempotent. @throws NotFound */
export function archiveContract(house: House, scope: Scope, id: string, isArchived: boolean): Promise<void> {
  return writing(house, scope, async (trx) => {
    const contract = await getContract(trx, scope, id)
    if (contract.isArchived === isArchived) return
    await changeRecord(trx, scope, CONTRACT, {
      id,
      values: { archived_at: isArchived ? scope.at : null },
      action: isArchived ? 'contract.archived' : 'contract.restored',
    })
  })
}

interface Change {
  id: string
  form: FromRevision<End | Pause>
  action: string
}

function change(house: House, scope: Scope, { id, form, action }: Change): Promise<void> {
  const { revision, ...values } = form
  return writing(house, scope, async (trx) => {
    await changeRecord(trx, scope, CONTRACT, { id, values, revision, action })
  })
}
