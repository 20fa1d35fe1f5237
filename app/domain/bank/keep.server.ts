import { createHash, randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import type { House, Trx } from '../kernel/house'
import type { OfficeScope, Within } from '../kernel/scope'
import type { Vault } from '../kernel/vault'
import { writing } from '../kernel/writing.server'
import { yieldToLoop } from '../kernel/yield-to-loop'
import { accountOf, type ChosenAccount, refuseSeveral } from './account-of-statement.server'
import { BankConflict } from './conflict'
import {
  type EntryToKeep,
  insertAlias,
  insertEntries,
  knownEntries,
  linkEntries,
  ROWS_A_STEP,
} from './entries.server'
import { filePlace, UNREAD } from './file-place'
import { type KnownBookings, readKnownBookings } from './known-bookings.server'
import type { KeyedStatement, StatementEntry } from './statement'

const KEYS_A_STEP = 500

export interface KeptFile {
  fileId: string
  accountIds: string[]
  entryCount: number
  newCount: number
}

interface UploadedFile extends ChosenAccount {
  bytes: Uint8Array
  statements: readonly KeyedStatement[]
}

/**
 * Keeps a bank's file and what it says. The same file again changes nothing, and neither do entries that another file
 * had; all of it is kept, or nothing.
 * @throws NotFound; BankConflict `bank_file_known`, `bank_account_unknown`, `bank_account_needed`, `bank_file_other_account`,
 * `bank_file_differs`, `bank_file_accounts`
 */
export async function keepFile(house: House, scope: OfficeScope, file: UploadedFile): Promise<KeptFile> {
  const sha256 = createHash('sha256').update(file.bytes).digest('hex')
  refuseSeveral(file.statements)
  return writing(house, scope, async (trx) => {
    await refuseKnown(trx, scope, sha256)
    await trx
      .deleteFrom('bank_files')
      .where('tenant_id', '=', scope.tenantId)
      .where('sha256', '=', sha256)
      .where('format', '=', UNREAD)
      .execute()
    const fileId = randomUUID()
    await trx
      .insertInto('bank_files')
      .values({
        tenant_id: scope.tenantId,
        id: fileId,
        sha256,
        format: file.statements[0]?.format ?? '',
        bytes: house.vault.sealBytes(filePlace(scope, fileId), file.bytes),
        byte_length: file.bytes.byteLength,
        created_at: scope.at,
        created_by: scope.userId,
      })
      .execute()
    const kept: KeptFile = { fileId, accountIds: [], entryCount: 0, newCount: 0 }
    for (const statement of file.statements) {
      const accountId = await accountOf(trx, scope, statement, file)
      const { newCount } = await keepStatement(trx, house.vault, scope, { statement, accountId, fileId })
      if (!kept.accountIds.includes(accountId)) kept.accountIds.push(accountId)
      kept.entryCount += statement.entries.length
      kept.newCount += newCount
    }
    await recordAudit(trx, scope, {
      action: 'bank_file.kept',
      subjectType: 'bank_file',
      subjectId: fileId,
      after: { sha256, count: kept.entryCount, newCount: kept.newCount },
    })
    return kept
  })
}

async function refuseKnown(trx: Trx, { tenantId }: Within, sha256: string): Promise<void> {
  const known = await trx
    .selectFrom('bank_files')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('sha256', '=', sha256)
    .where('format', '<>', UNREAD)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst()
  if (known) throw new BankConflict('bank_file_known')
}

interface ToKeep {
  statement: KeyedStatement
  accountId: string
  fileId: string
}

async function keepStatement(
  trx: Trx,
  vault: Vault,
  scope: OfficeScope,
  { statement, accountId, fileId }: ToKeep,
): Promise<{ newCount: number }> {
  const { entries } = statement
  const days = entries.map(({ bookedOn }) => bookedOn).sort()
  const statementId = randomUUID()
  const entryIds = new Set<string>()
  let newCount = 0
  const keys: string[] = []
  for (const { key } of entries) {
    if (keys.length % KEYS_A_STEP === KEYS_A_STEP - 1) await yieldToLoop()
    keys.push(fingerprintOfEntry(vault, scope, key))
  }
  const known = await knownEntries(trx, scope, accountId, keys)
  await trx
    .insertInto('bank_statements')
    .values({
      tenant_id: scope.tenantId,
      id: statementId,
      account_id: accountId,
      file_id: fileId,
      sequence: statement.sequence,
      from_on: statement.fromOn ?? statement.opening?.on ?? days[0] ?? scope.today,
      to_on: statement.toOn ?? statement.closing?.on ?? days.at(-1) ?? scope.today,
      opening_cents: statement.opening?.cents ?? null,
      closing_cents: statement.closing?.cents ?? null,
      entry_count: entries.length,
      new_count: 0,
      ignored_json: JSON.stringify(statement.ignored),
      created_at: scope.at,
    })
    .execute()
  const others = await readKnownBookings(trx, vault, scope, {
    ...{ accountId, format: statement.format },
    entries: entries.filter((_, index) => !known.has(keys[index] ?? '')),
  })
  for (let from = 0; from < entries.length; from += ROWS_A_STEP) {
    const some = entries.slice(from, from + ROWS_A_STEP).map((entry, at) => ({
      ...{ entry, key: keys[from + at] ?? '' },
    }))
    const { ids, fresh } = await sortOut(trx, scope, { accountId, some, known, others })
    for (const id of ids) entryIds.add(id)
    await insertEntries(trx, vault, scope, { accountId, entries: fresh })
    newCount += fresh.length
    await yieldToLoop()
  }
  await linkEntries(trx, scope, statementId, [...entryIds])
  await trx
    .updateTable('bank_statements')
    .set({ new_count: newCount })
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', statementId)
    .execute()
  return { newCount }
}

interface ToSortOut {
  accountId: string
  some: readonly { entry: StatementEntry; key: string }[]
  /** Ids by key; those of `some` are added. */
  known: Map<string, string>
  others: KnownBookings
}

/** The ids of entries, and those that are new; what a file of another format has is known by this key too, from now on. */
async function sortOut(trx: Trx, scope: OfficeScope, { accountId, some, known, others }: ToSortOut) {
  const ids: string[] = []
  const fresh: EntryToKeep[] = []
  for (const { entry, key } of some) {
    const other = known.has(key) ? undefined : others.find(entry)
    const sameId = other?.sameness === 'same' ? other.id : undefined
    const id = known.get(key) ?? sameId ?? randomUUID()
    if (sameId !== undefined) await insertAlias(trx, scope, { accountId, key, entryId: sameId })
    else if (!known.has(key)) fresh.push({ id, key, entry, maybeId: other?.id ?? null })
    known.set(key, id)
    ids.push(id)
  }
  return { ids, fresh }
}

/** A key is a hash of names and texts that could be guessed. */
function fingerprintOfEntry(vault: Vault, { tenantId }: Within, key: string): string {
  return vault.fingerprint(tenantId, 'bank.entry', key)
}
