import { createHash } from 'node:crypto'
import type { RenderedFile } from '../documents/render'
import type { StoredDocument } from '../documents/stored-documents.server'
import type { House } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { DebitConflict } from './conflict'
import type { DebitFile } from './debit-file'
import { readDebitFile } from './frozen-file.server'
import { recheck } from './recheck.server'

type Render = (file: DebitFile) => RenderedFile

/**
 * The file of a run, for a bank: from now on nothing is left out of it. Undefined if something that may no longer be collected
 * was left out just now, so that a person reads why before fetching the rest. @throws as `debitFileOf`
 */
export async function fetchDebitFile(
  house: House,
  scope: Scope,
  runId: string,
  render: Render,
): Promise<StoredDocument | undefined> {
  const { isFetched } = await readDebitFile(house.reader, house.vault, scope, runId)
  if (isFetched) return debitFileOf(house, scope, runId, render)
  return writing(house, scope, async (trx) => {
    if ((await recheck(trx, scope, runId)) > 0) return undefined
    const file = await debitFileOf({ reader: trx, vault: house.vault }, scope, runId, render)
    await trx
      .updateTable('debit_runs')
      .set({ fetched_at: scope.at, sha256: file.sha256 })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', runId)
      .where('fetched_at', 'is', null)
      .execute()
    return file
  })
}

/**
 * The file of a run, made anew. @throws NotFound; DebitConflict `debits_missing`; Error if it is not the one that was made
 * first, since a bank may have that one
 */
export async function debitFileOf(
  { reader, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  runId: string,
  render: Render,
): Promise<StoredDocument> {
  const { sha256: known, isFetched: _, ...frozen } = await readDebitFile(reader, vault, scope, runId)
  if (frozen.collections.length === 0) throw new DebitConflict('debits_missing')
  const file = render(frozen)
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  if (known !== '' && sha256 !== known) throw new Error('a direct debit file is not what it was')
  return { ...file, sha256 }
}
