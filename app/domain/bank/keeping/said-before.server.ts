import type { ExpressionBuilder } from 'kysely'
import type { Database } from '~db/schema'
import type { Trx } from '../../kernel/house'
import { joined } from '../../kernel/joined.server'
import type { Within } from '../../kernel/scope'
import { knownEntries } from '../entries.server'
import { joinEntries, keepApart } from './doubts.server'

export interface Answer {
  id: string
  /** What the two were known by, that of the statement first. */
  keys: [string, string]
  isOne: boolean
}

/** What was said of a statement that held the same, and is no longer here: the same beside it is asked about. */
export async function listAnswers(
  trx: Trx,
  { tenantId }: Within,
  { accountId, contentsKey }: { accountId: string; contentsKey: string },
): Promise<Answer[]> {
  const ofOneHere = ({ selectFrom }: ExpressionBuilder<Database, 'bank_double_answers'>) =>
    selectFrom('bank_statements')
      .select('bank_statements.id')
      .where('bank_statements.tenant_id', '=', tenantId)
      .whereRef('bank_statements.id', '=', 'bank_double_answers.statement_id')
  const rows = await trx
    .selectFrom('bank_double_answers')
    .select(['id', 'statement_id', 'entry_key', 'other_key', 'is_one'])
    .where('tenant_id', '=', tenantId)
    .where('account_id', '=', accountId)
    .where('contents_key', '=', contentsKey)
    .where((bank) => bank.not(bank.exists(ofOneHere(bank))))
    .orderBy('said_at', 'desc')
    .execute()
  // Two statements of a day may hold the same.
  const ofOne = rows.filter(({ statement_id }) => statement_id === rows[0]?.statement_id)
  return ofOne.map(({ id, entry_key, other_key, is_one }) => ({
    ...{ id, keys: [entry_key, other_key], isOne: is_one === 1 },
  }))
}

interface SaidApart {
  accountId: string
  answers: readonly Answer[]
  /** Of the statement. */
  contents: readonly { keys: ReadonlySet<string> }[]
}

/** Entries that a person said are none of the statement's. Which of two that say the same came first may be otherwise now. */
export async function saidApart(
  trx: Trx,
  scope: Within,
  { accountId, answers, contents }: SaidApart,
): Promise<Set<string>> {
  const said = answers.flatMap(({ keys, isOne }) => (isOne ? [] : [keys]))
  if (said.length === 0) return new Set()
  const ids = await knownEntries(trx, scope, accountId, said.flat())
  return new Set(
    said.flatMap(([own, other]) => {
      const saysTheSame = contents.some(({ keys }) => keys.has(own) && keys.has(other))
      return ids.get(other) ?? (saysTheSame ? ids.get(own) : undefined) ?? []
    }),
  )
}

/**
 * Settles what a statement leaves doubtful as a person did when it was here before; the answers are that statement's from
 * now on. @returns the entries that are joined with others
 */
export async function answerAsBefore(
  trx: Trx,
  scope: Within,
  { statementId, answers }: { statementId: string; answers: readonly Answer[] },
): Promise<string[]> {
  const gone: string[] = []
  let left = [...answers]
  for (let count = -1; count !== left.length; ) {
    count = left.length
    for (const { id, key, otherId } of count === 0 ? [] : await listOpen(trx, scope, statementId)) {
      const known = await keysOf(trx, scope, otherId)
      const answer = left.find((one) => isAbout(one, key, known))
      if (!answer) continue
      left = left.filter((one) => one !== answer)
      if (!answer.isOne) await keepApart(trx, scope, id)
      else if ((await joinEntries(trx, scope, { entryId: id, otherId })) === 'one') gone.push(id)
    }
  }
  await moveAnswers(trx, scope, answers, statementId)
  return gone
}

function isAbout({ keys: [one, two], isOne }: Answer, key: string, known: ReadonlySet<string>): boolean {
  if (one === key) return known.has(two)
  if (two === key) return known.has(one)
  return isOne && known.has(one) && known.has(two)
}

async function listOpen(trx: Trx, { tenantId }: Within, statementId: string) {
  const rows = await trx
    .selectFrom('bank_statement_entries')
    .innerJoin('bank_entries', (join) => joined(join, 'bank_entries.id', 'bank_statement_entries.entry_id'))
    .select(['bank_entries.id', 'entry_key as key', 'maybe_entry_id as otherId'])
    .where('bank_statement_entries.tenant_id', '=', tenantId)
    .where('statement_id', '=', statementId)
    .where('maybe_entry_id', 'is not', null)
    .orderBy('position')
    .execute()
  return rows.flatMap(({ otherId, ...row }) => (otherId === null ? [] : { ...row, otherId }))
}

/** All that an entry is known by. */
async function keysOf(trx: Trx, { tenantId }: Within, entryId: string): Promise<Set<string>> {
  const rows = await trx
    .selectFrom('bank_entries')
    .select('entry_key as key')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', entryId)
    .unionAll(
      trx
        .selectFrom('bank_entry_aliases')
        .select('entry_key as key')
        .where('tenant_id', '=', tenantId)
        .where('entry_id', '=', entryId),
    )
    .execute()
  return new Set(rows.map(({ key }) => key))
}

async function moveAnswers(
  trx: Trx,
  { tenantId }: Within,
  answers: readonly Answer[],
  statementId: string,
): Promise<void> {
  for (const { id } of answers)
    await trx
      .updateTable('bank_double_answers')
      .set({ statement_id: statementId })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .execute()
}
