import { createHash } from 'node:crypto'
import type { RenderedFile } from '../documents/render'
import type { StoredDocument } from '../documents/stored-documents.server'
import type { House } from '../kernel/house'
import type { Within } from '../kernel/scope'
import type { DebitFile } from './debit-file'
import { readDebitFile } from './frozen-file.server'

/**
 * The file of a run, made anew. @throws NotFound; Error if it is not the one that was made first, since a bank may have
 * that one
 */
export async function debitFileOf(
  { reader, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  runId: string,
  render: (file: DebitFile) => RenderedFile,
): Promise<StoredDocument> {
  const { sha256, ...frozen } = await readDebitFile(reader, vault, scope, runId)
  const file = render(frozen)
  if (createHash('sha256').update(file.bytes).digest('hex') !== sha256)
    throw new Error('a direct debit file is not what it was')
  return { ...file, sha256 }
}
