import { createHash, randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import type { House, Trx } from '../kernel/house'
import type { OfficeScope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { accountOf, type ChosenAccount, refuseSeveral } from './account-of-statement.server'
import { BankConflict } from './conflict'
import { filePlace, UNREAD } from './file-place'
import { isReport } from './keeping/family'
import { keepStatement } from './keeping/keep-statement.server'
import type { KeyedStatement } from './statement'

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
 * `bank_file_differs`, `bank_file_closed`, `bank_file_accounts`
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
    const chains = new Map<string, Chain>()
    const taken = new Set<string>()
    for (const statement of file.statements) {
      const accountId = await accountOf(trx, scope, statement, file)
      const chain = chainBefore(chains.get(accountId), statement)
      const toKeep = { statement, accountId, fileId, chain: chain.ids, taken }
      const { statementId, newCount } = await keepStatement(trx, house.vault, scope, toKeep)
      chain.ids.add(statementId)
      chains.set(accountId, chain)
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

interface Chain {
  last: KeyedStatement
  /** Statements that go on from each other. */
  ids: Set<string>
}

/** What a statement goes on from: those before it in the same file, without a balance or with the one that it begins with. */
function chainBefore(before: Chain | undefined, next: KeyedStatement): Chain {
  const goesOn = before !== undefined && before.last.part === next.part && isNext(before.last, next)
  return { last: next, ids: goesOn ? before.ids : new Set() }
}

function isNext({ closing, family }: KeyedStatement, { opening }: KeyedStatement): boolean {
  // Reports of a running day that say no balances may hold the earlier ones again.
  if (!closing || !opening) return !isReport(family)
  return closing.cents === opening.cents
}
