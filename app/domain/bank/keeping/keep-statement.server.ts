import { randomUUID } from 'node:crypto'
import type { Trx } from '../../kernel/house'
import type { OfficeScope } from '../../kernel/scope'
import type { Vault } from '../../kernel/vault'
import { yieldToLoop } from '../../kernel/yield-to-loop'
import { insertAlias, insertEntries, linkEntries, ROWS_A_STEP } from '../entries.server'
import type { KeyedStatement } from '../statement'
import { contentsKey } from './contents-key.server'
import { entriesOf, type Held, isNumbered, listCopies } from './copies.server'
import { joinEntries, settleDoubts } from './doubts.server'
import { listNumberedAnew, withoutNumbers } from './numbered-anew.server'
import { answerAsBefore, listAnswers } from './said-before.server'
import { type SortedOut, sortOut } from './sort-out.server'

const ALIASES_A_STEP = 25

interface ToKeep {
  statement: KeyedStatement
  accountId: string
  fileId: string
  /** Statements that it goes on from, in one file. */
  chain: ReadonlySet<string>
  /** Entries that others of the same file have found again: this one is not the same. */
  taken: Set<string>
}

export async function keepStatement(
  trx: Trx,
  vault: Vault,
  scope: OfficeScope,
  { statement: said, accountId, fileId, chain, taken }: ToKeep,
): Promise<{ statementId: string; newCount: number }> {
  const isNumberedAnew = (await listNumberedAnew(trx, scope, accountId)).includes(said.family)
  const statement = isNumberedAnew ? withoutNumbers(said) : said
  const contents = contentsKey(vault, scope, statement)
  const answers = await listAnswers(trx, scope, { accountId, contentsKey: contents })
  const held = { accountId, contentsKey: contents, statement }
  const copies = (await listCopies(trx, scope, held)).filter((id) => !chain.has(id))
  const again = await entriesAgain(trx, scope, held, { copies, taken })
  const toSortOut = { statement, accountId, chain, answers, isNumberedAnew }
  const { sorted, doubles } = again ?? (await sortOut(trx, vault, scope, toSortOut))
  const statementId = randomUUID()
  const days = statement.entries.map(({ bookedOn }) => bookedOn).sort()
  const fresh = sorted.flatMap(({ fresh }) => fresh ?? [])
  await trx
    .insertInto('bank_statements')
    .values({
      ...{ tenant_id: scope.tenantId, id: statementId, account_id: accountId, file_id: fileId },
      sequence: said.sequence,
      from_on: statement.fromOn ?? statement.opening?.on ?? days[0] ?? scope.today,
      to_on: statement.toOn ?? statement.closing?.on ?? days.at(-1) ?? scope.today,
      opening_cents: statement.opening?.cents ?? null,
      closing_cents: statement.closing?.cents ?? null,
      entry_count: statement.entries.length,
      new_count: fresh.length,
      ignored_json: JSON.stringify(statement.ignored),
      created_at: scope.at,
      format: statement.family,
      first_on: days[0] ?? null,
      last_on: days.at(-1) ?? null,
      contents_key: contents,
    })
    .execute()
  for (let from = 0; from < fresh.length; from += ROWS_A_STEP) {
    await insertEntries(trx, vault, scope, { accountId, entries: fresh.slice(from, from + ROWS_A_STEP) })
    await yieldToLoop()
  }
  for (const [at, { id, alias }] of sorted.entries()) {
    if (alias === undefined) continue
    await insertAlias(trx, scope, { accountId, key: alias, entryId: id, format: statement.family })
    if (at % ALIASES_A_STEP === 0) await yieldToLoop()
  }
  await linkEntries(
    trx,
    scope,
    statementId,
    sorted.map(({ id }) => id),
  )
  await settleDoubts(trx, scope, statementId)
  // What is here already was no reason to join them before.
  for (const double of copies.length > 0 ? [] : doubles) await joinEntries(trx, scope, double)
  const gone = await answerAsBefore(trx, scope, { statementId, answers })
  const isKept = ({ id }: { id: string }) => !gone.includes(id)
  const newCount = fresh.filter(isKept).length
  if (newCount < fresh.length)
    await trx
      .updateTable('bank_statements')
      .set({ new_count: newCount })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', statementId)
      .execute()
  return { statementId, newCount }
}

/** All that a statement has, where it is one that is here. */
async function entriesAgain(
  trx: Trx,
  scope: OfficeScope,
  held: Held,
  { copies, taken }: { copies: readonly string[]; taken: Set<string> },
): Promise<SortedOut | undefined> {
  if (copies.length === 0 || !(await isNumbered(trx, scope, held))) return undefined
  for (const copy of copies) {
    const ids = await entriesOf(trx, scope, copy)
    const isFree = ids.length === held.statement.entries.length && !ids.some((id) => taken.has(id))
    if (!isFree) continue
    for (const id of ids) taken.add(id)
    return { sorted: ids.map((id) => ({ id })), doubles: [] }
  }
  return undefined
}
