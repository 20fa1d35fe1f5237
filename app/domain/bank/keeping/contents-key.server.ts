import { createHash } from 'node:crypto'
import type { Within } from '../../kernel/scope'
import type { Vault } from '../../kernel/vault'
import type { KeyedStatement } from '../statement'

/** What a statement is known by when it comes again, in whatever file: its number, balances and entries. */
export function contentsKey(
  vault: Vault,
  { tenantId }: Within,
  { sequence, opening, closing, entries }: KeyedStatement,
): string {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([sequence, opening?.cents ?? null, closing?.cents ?? null]))
  for (const { content } of entries) hash.update(`\n${content}`)
  return vault.fingerprint(tenantId, 'bank.statement', hash.digest('hex'))
}
