import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { Busy, Conflict, NotFound } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import type { OfficeScope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { queueMail } from '../outbox/outbox.server'
import { isCodeOf } from '../portal-code/code'
import { findOpenSenderCode, LIFETIME_MS } from './sender-codes.server'

/** Requested again within a minute, it is the same mail. */
const SAME_MAIL_MS = 60_000

/** The firm's sender address, and whether it is proven. */
export interface SenderState {
  address: string
  isProven: boolean
  /** A code was mailed there and is still valid. */
  isAsked: boolean
}

export class SenderConflict extends Conflict {
  constructor(override readonly code: 'sender_taken') {
    super(code)
  }
}

export async function readSender(executor: Executor, scope: Within & { at: string }): Promise<SenderState> {
  const { address, isProven } = await senderOf(executor, scope)
  const open = isProven ? undefined : await findOpenSenderCode(executor, scope)
  return { address, isProven, isAsked: open?.address === address }
}

/**
 * Mails a code to the firm's sender address, unless it is proven already. An address in the operator's own domains counts
 * as proven. @throws SenderConflict
 */
export function askForSender(house: House, scope: OfficeScope, ownDomains: readonly string[]): Promise<void> {
  return writing(house, scope, async (trx) => {
    const { address, isProven, language } = await senderOf(trx, scope)
    if (isProven) return
    if (await isTaken(trx, scope, address)) throw new SenderConflict('sender_taken')
    if (ownDomains.includes(address.split('@')[1] ?? '')) return proveIn(trx, scope, address)
    const open = await findOpenSenderCode(trx, scope)
    const isSame = open?.address === address
    if (isSame && Date.parse(scope.at) - Date.parse(open.created_at) < SAME_MAIL_MS) return
    const id = randomUUID()
    await trx
      .insertInto('sender_codes')
      .values({
        tenant_id: scope.tenantId,
        id,
        address,
        key_id: house.keyring.currentKeyId,
        created_at: scope.at,
        expires_at: new Date(Date.parse(scope.at) + LIFETIME_MS).toISOString(),
      })
      .execute()
    await queueMail(trx, scope, {
      kind: 'sender_code',
      recipient: address,
      language,
      dedupeKey: `sender_code ${id}`,
      data: { address, codeId: id },
    })
  })
}

/** Counts each attempt; after five the code is worthless. @throws SenderConflict */
export function proveSender(
  house: House,
  scope: OfficeScope,
  entered: string,
): Promise<'proven' | 'wrong' | 'ended'> {
  return writing(house, scope, async (trx) => {
    const { address, isProven } = await senderOf(trx, scope)
    if (isProven) return 'proven'
    const open = await findOpenSenderCode(trx, scope)
    if (open?.address !== address) return 'ended'
    const source = { tenantId: scope.tenantId, id: open.id, keyId: open.key_id }
    const isRight = isCodeOf(house.keyring, source, entered)
    const { numUpdatedRows } = await trx
      .updateTable('sender_codes')
      .set({ tries: open.tries + 1, ...(isRight && { used_at: scope.at }) })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', open.id)
      .where('tries', '=', open.tries)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new Busy()
    if (!isRight) return 'wrong'
    if (await isTaken(trx, scope, address)) throw new SenderConflict('sender_taken')
    await proveIn(trx, scope, address)
    return 'proven'
  })
}

/** Whether another firm uses the address, unless one of our owners owns that firm too. */
export async function isTaken(executor: Executor, scope: Within, address: string): Promise<boolean> {
  const other = await executor
    .selectFrom('tenants')
    .select('id')
    .where('proven_sender', '=', address.toLowerCase())
    .where('id', '<>', scope.tenantId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('memberships as mine')
            .innerJoin('memberships as theirs', 'theirs.user_id', 'mine.user_id')
            .select('mine.user_id')
            .where('mine.tenant_id', '=', scope.tenantId)
            .whereRef('theirs.tenant_id', '=', 'tenants.id')
            .where('mine.role', '=', 'owner')
            .where('theirs.role', '=', 'owner')
            .where('mine.accepted_at', 'is not', null)
            .where('theirs.accepted_at', 'is not', null)
            .where('mine.disabled_at', 'is', null)
            .where('theirs.disabled_at', 'is', null),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

async function senderOf(executor: Executor, scope: Within) {
  const row = await executor
    .selectFrom('tenants')
    .select(['mail_from', 'email', 'proven_sender', 'language'])
    .where('id', '=', scope.tenantId)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  const address = (row.mail_from ?? row.email).toLowerCase()
  return { address, isProven: row.proven_sender === address, language: row.language }
}

async function proveIn(trx: Trx, scope: OfficeScope, address: string): Promise<void> {
  await trx.updateTable('tenants').set({ proven_sender: address }).where('id', '=', scope.tenantId).execute()
  await recordAudit(trx, scope, {
    action: 'tenant.sender_proven',
    subjectType: 'tenant',
    subjectId: scope.tenantId,
    after: { address },
  })
}
