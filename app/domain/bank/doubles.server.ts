import { recordAudit } from '../audit/audit.server'
import { NotFound } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { getAccount } from './accounts.server'
import { BankConflict } from './conflict'
import { rememberAnswer, whatIsAsked } from './keeping/answers.server'
import { joinEntries, keepApart } from './keeping/doubts.server'

/** The item of the entry that this one is perhaps the same as. */
export async function findDouble(
  executor: Executor,
  { tenantId }: Within,
  itemId: string,
): Promise<{ itemId: string; name: string; purpose: string } | undefined> {
  return executor
    .selectFrom('bank_items')
    .innerJoin('bank_entries', (join) => joined(join, 'bank_entries.id', 'bank_items.entry_id'))
    .innerJoin('bank_items as other', (join) =>
      join
        .onRef('other.tenant_id', '=', 'bank_entries.tenant_id')
        .onRef('other.entry_id', '=', 'bank_entries.maybe_entry_id'),
    )
    .select(['other.id as itemId', 'other.name', 'other.purpose'])
    .where('bank_items.tenant_id', '=', tenantId)
    .where('bank_items.id', '=', itemId)
    .orderBy('other.position')
    .executeTakeFirst()
}

/**
 * They are one: the entry goes, and what had it has the other one. Both in one statement are `two` whatever a person says,
 * and are then asked about no more. @throws NotFound; BankConflict `bank_assigned_meanwhile`
 */
export function joinDouble(house: House, scope: Scope, itemId: string): Promise<'one' | 'two'> {
  return writing(house, scope, async (trx) => {
    const { entryId, otherId } = await getMaybe(trx, scope, itemId)
    const asked = await whatIsAsked(trx, scope, { entryId, otherId })
    const outcome = await joinEntries(trx, scope, { entryId, otherId })
    if (outcome === 'assigned') throw new BankConflict('bank_assigned_meanwhile')
    await rememberAnswer(trx, scope, asked, outcome)
    if (outcome === 'two') {
      await settle(trx, scope, { entryId, itemId })
      return 'two'
    }
    await recordAudit(trx, scope, {
      action: 'bank_item.double',
      subjectType: 'bank_item',
      subjectId: itemId,
    })
    return 'one'
  })
}

/** They are two, and this one is looked at like any other. @throws NotFound */
export function keepBoth(house: House, scope: Scope, itemId: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { entryId, otherId } = await getMaybe(trx, scope, itemId)
    const asked = await whatIsAsked(trx, scope, { entryId, otherId })
    await rememberAnswer(trx, scope, asked, 'two')
    await settle(trx, scope, { entryId, itemId })
  })
}

export async function hasAnswers(
  executor: Executor,
  { tenantId }: Within,
  accountId: string,
): Promise<boolean> {
  const some = await executor
    .selectFrom('bank_double_answers')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return some !== undefined
}

/**
 * What was said of an account's bookings is asked again where a file that was taken back comes again. What is settled stays.
 * @throws NotFound
 */
export function forgetAnswers(house: House, scope: Scope, accountId: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    await getAccount(trx, scope, accountId)
    const { numDeletedRows } = await trx
      .deleteFrom('bank_double_answers')
      .where('tenant_id', '=', scope.tenantId)
      .where('account_id', '=', accountId)
      .executeTakeFirst()
    if (numDeletedRows === 0n) return
    await recordAudit(trx, scope, {
      action: 'bank_account.answers_forgotten',
      subjectType: 'bank_account',
      subjectId: accountId,
    })
  })
}

async function settle(
  trx: Trx,
  scope: Scope,
  { entryId, itemId }: { entryId: string; itemId: string },
): Promise<void> {
  await keepApart(trx, scope, entryId)
  await recordAudit(trx, scope, {
    action: 'bank_item.no_double',
    subjectType: 'bank_item',
    subjectId: itemId,
  })
}

async function getMaybe(trx: Trx, { tenantId }: Within, itemId: string) {
  const row = await trx
    .selectFrom('bank_items')
    .innerJoin('bank_entries', (join) => joined(join, 'bank_entries.id', 'bank_items.entry_id'))
    .select(['bank_entries.id as entryId', 'bank_entries.maybe_entry_id as otherId'])
    .where('bank_items.tenant_id', '=', tenantId)
    .where('bank_items.id', '=', itemId)
    .executeTakeFirst()
  if (!row?.otherId) throw new NotFound()
  return { ...row, otherId: row.otherId }
}
