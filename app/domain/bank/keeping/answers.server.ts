import { randomUUID } from 'node:crypto'
import type { Trx } from '../../kernel/house'
import { joined } from '../../kernel/joined.server'
import type { Scope, Within } from '../../kernel/scope'

/** A statement of the one entry, by what each of the two was known by. */
type Said = Awaited<ReturnType<typeof whatIsAsked>>[number]

/**
 * What an answer about two entries is known by, from each side, for every statement that has one of them. To be read before
 * they are joined.
 */
export async function whatIsAsked(
  trx: Trx,
  { tenantId }: Within,
  { entryId, otherId }: { entryId: string; otherId: string },
) {
  const rows = await trx
    .selectFrom('bank_entries')
    .innerJoin('bank_statement_entries', (join) =>
      joined(join, 'bank_statement_entries.entry_id', 'bank_entries.id'),
    )
    .innerJoin('bank_statements', (join) =>
      joined(join, 'bank_statements.id', 'bank_statement_entries.statement_id'),
    )
    .select(['bank_statements.id as statementId', 'contents_key as contentsKey'])
    .select(['bank_entries.account_id as accountId', 'bank_entries.entry_key as entryKey'])
    .where('bank_entries.tenant_id', '=', tenantId)
    .where('bank_entries.id', 'in', [entryId, otherId])
    .execute()
  const keys = new Set(rows.map(({ entryKey }) => entryKey))
  return rows.flatMap(({ contentsKey, ...row }) => {
    const otherKey = [...keys].find((key) => key !== row.entryKey)
    // Statements of an earlier release do not say what they hold.
    return contentsKey === null || otherKey === undefined ? [] : { ...row, contentsKey, otherKey }
  })
}

/** Remembers what a person said of two entries, for when a statement of theirs is taken back and comes again. */
export async function rememberAnswer(
  trx: Trx,
  { tenantId, at }: Scope,
  asked: readonly Said[],
  answer: 'one' | 'two',
): Promise<void> {
  for (const said of asked)
    await trx
      .insertInto('bank_double_answers')
      .values({
        ...{ tenant_id: tenantId, id: randomUUID(), account_id: said.accountId, said_at: at },
        statement_id: said.statementId,
        contents_key: said.contentsKey,
        entry_key: said.entryKey,
        other_key: said.otherKey,
        is_one: answer === 'one' ? 1 : 0,
      })
      .execute()
}
