import { recordAudit } from '../audit/audit.server'
import { NotFound } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import { joined } from '../kernel/joined.server'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { getAccount } from './accounts.server'
import { BankConflict } from './conflict'
import { rememberAnswer, whatIsAsked } from './keeping/answers.server'
import { joinEntries, keepApart } from './keeping/doubts.server'
import {
  type Copy,
  listAtSamePlace,
  listCopiesOf,
  listNumberedAnew,
  setNumberedAnew,
} from './keeping/numbered-anew.server'

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

/** One answer settles as many others of its statement at once; the rest with the next. */
const SETTLED_AT_ONCE = 500

/**
 * They are one: the entry goes, and what had it has the other one. In a copy that only numbers tell apart, so are all others at
 * the same places, and the numbers of such files say nothing from then on. Both in one statement are `two` whatever a person says,
 * and are then asked about no more. @throws NotFound; BankConflict `bank_assigned_meanwhile`
 */
export function joinDouble(house: House, scope: Scope, itemId: string): Promise<'one' | 'two'> {
  return writing(house, scope, async (trx) => {
    const { entryId, otherId } = await getMaybe(trx, scope, itemId)
    const asked = await whatIsAsked(trx, scope, { entryId, otherId })
    const copies = await listCopiesOf(trx, scope, { entryId, otherId })
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
    await joinCopies(trx, scope, copies)
    return 'one'
  })
}

async function joinCopies(trx: Trx, scope: Scope, copies: readonly Copy[]): Promise<void> {
  for (const copy of copies.filter(({ isByNumbers }) => isByNumbers)) {
    const known = await listNumberedAnew(trx, scope, copy.accountId)
    if (!known.includes(copy.format)) {
      await setNumberedAnew(trx, scope, copy.accountId, [...known, copy.format])
      await recordAudit(trx, scope, {
        action: 'bank_account.numbers_ignored',
        subjectType: 'bank_account',
        subjectId: copy.accountId,
      })
    }
    for (const other of await listAtSamePlace(trx, scope, copy, SETTLED_AT_ONCE)) {
      const asked = await whatIsAsked(trx, scope, other)
      const outcome = await joinEntries(trx, scope, other)
      if (outcome === 'one') await rememberAnswer(trx, scope, asked, outcome)
      await yieldToLoop()
    }
  }
}

/** The numbers of all files of an account tell copies apart again. What is settled stays. @throws NotFound */
export function heedNumbers(house: House, scope: Scope, accountId: string): Promise<void> {
  return writing(house, scope, async (trx) => {
    await getAccount(trx, scope, accountId)
    if ((await listNumberedAnew(trx, scope, accountId)).length === 0) return
    await setNumberedAnew(trx, scope, accountId, [])
    await recordAudit(trx, scope, {
      action: 'bank_account.numbers_heeded',
      subjectType: 'bank_account',
      subjectId: accountId,
    })
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
