import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Database } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import { findEmployee } from '../employees/find.server'
import { Busy } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import type { LinkScope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { Keyring } from '../links/token'
import { queueMail } from '../outbox/outbox.server'
import type { Instant } from '../values/calendar'
import { soon } from '../values/clock-tolerance'
import { greetedName } from '../values/person-name'
import { CODE_SECONDS, codeOf, isCodeOf } from './code'
import { addPass } from './passes.server'

const MOST_TRIES = 5
const MINUTE_MS = 60_000
/** Requested again within a minute, it is the same mail. */
const SAME_MAIL_MS = MINUTE_MS
/** Limits the mails that a link's holder can send the employee: three an hour, the third after a longer wait. */
const COUNTED_MS = 60 * MINUTE_MS
const SECOND_PAUSE_MS = 10 * MINUTE_MS

type CodeRow = Selectable<Database['portal_codes']>

/** A code has been sent, can be requested, or cannot be sent without an address. */
/** `address_held`: payroll has yet to look at a changed address (decision 495). */
export type CodeState = 'sent' | 'none' | 'no_address' | 'address_held'

/** For the code page of a link in a browser that requested the code `askedId`. */
export async function readCodeState(
  executor: Executor,
  scope: LinkScope,
  askedId?: string,
): Promise<CodeState> {
  const employee = await findEmployee(executor, scope, scope.subjectId)
  if (!employee?.email) return 'no_address'
  if (employee.heldAddress) return 'address_held'
  return (await findOpenCode(executor, scope, askedId)) ? 'sent' : 'none'
}

/** When the link can be sent the next code; null for now. */
export async function nextCodeAt(executor: Executor, scope: LinkScope): Promise<Instant | null> {
  const [newest, second, third] = await executor
    .selectFrom('portal_codes')
    .select('created_at')
    .where('tenant_id', '=', scope.tenantId)
    .where('link_id', '=', scope.linkId)
    .where('created_at', '>', after(scope.at, -COUNTED_MS))
    .where('created_at', '<=', soon(scope.at))
    .orderBy('created_at', 'desc')
    .limit(3)
    .execute()
  if (!newest || !second) return null
  const next = third ? after(third.created_at, COUNTED_MS) : after(newest.created_at, SECOND_PAUSE_MS)
  return next > scope.at ? next : null
}

/**
 * Mails a code to the address on file and returns its id; `waits` if it is too early for another. Older codes become
 * invalid. Nothing happens without an address, or with one that payroll has yet to look at.
 */
export function requestCode(house: House, scope: LinkScope): Promise<{ id?: string; waits?: true }> {
  return writing(house, scope, async (trx) => {
    const employee = await findEmployee(trx, scope, scope.subjectId)
    if (!employee?.email || employee.heldAddress) return {}
    const open = await findOpenCode(trx, scope)
    if (open && open.created_at > after(scope.at, -SAME_MAIL_MS)) return { id: open.id }
    if ((await nextCodeAt(trx, scope)) !== null) return { waits: true }
    const id = randomUUID()
    await trx
      .insertInto('portal_codes')
      .values({
        tenant_id: scope.tenantId,
        id,
        link_id: scope.linkId,
        key_id: house.keyring.currentKeyId,
        created_at: scope.at,
        expires_at: after(scope.at, CODE_SECONDS * 1000),
      })
      .execute()
    await queueMail(trx, scope, {
      kind: 'portal_code',
      recipient: employee.email,
      language: employee.language,
      dedupeKey: `portal_code ${id}`,
      data: { firstName: greetedName(employee), codeId: id },
    })
    await audit(trx, scope, 'code.requested')
    return { id }
  })
}

export async function findLinkOfCode(
  executor: Executor,
  { tenantId }: Within,
  codeId: string,
): Promise<string | null> {
  const row = await executor
    .selectFrom('portal_codes')
    .select('link_id')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', codeId)
    .executeTakeFirst()
  return row?.link_id ?? null
}

/**
 * Exchanges the code for a pass, once. Each attempt counts, and after five the code is worthless, except in the browser
 * that requested it, whose attempts are counted elsewhere. `ended` if there is no valid code.
 */
export function redeemCode(
  house: House,
  scope: LinkScope,
  { entered, tokenHash, askedId }: { entered: string; tokenHash: string; askedId?: string | undefined },
): Promise<'passed' | 'wrong' | 'ended'> {
  return writing(house, scope, async (trx) => {
    const open = await findOpenCode(trx, scope, askedId)
    if (!open) return 'ended'
    const isRight = isCodeOf(house.keyring, sourceOf(open), entered)
    if (!isRight && open.id === askedId) return 'wrong'
    const tries = open.id === askedId ? open.tries : open.tries + 1
    const { numUpdatedRows } = await trx
      .updateTable('portal_codes')
      .set({ tries, ...(isRight && { used_at: scope.at }) })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', open.id)
      .where('tries', '=', open.tries)
      .where('used_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) throw new Busy()
    if (isRight) {
      await addPass(trx, scope, tokenHash)
      await audit(trx, scope, 'code.redeemed')
      return 'passed'
    }
    if (tries === MOST_TRIES) await audit(trx, scope, 'code.spent')
    return tries === MOST_TRIES ? 'ended' : 'wrong'
  })
}

/** The code for a mail about to be sent; undefined once it is no longer valid. */
export async function findCodeToSend(
  executor: Executor,
  keyring: Keyring,
  scope: Within & { at: Instant },
  codeId: string,
): Promise<string | undefined> {
  const row = await executor
    .selectFrom('portal_codes')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', codeId)
    .executeTakeFirst()
  return row && isOpen(row, scope.at) ? codeOf(keyring, sourceOf(row)) : undefined
}

/**
 * The link's newest code, if it is valid: only one counts, so that guessing gains nothing. A code from the future, made
 * under a wrong clock, is ignored, as it would lock the person out.
 */
async function findOpenCode(
  executor: Executor,
  scope: LinkScope,
  askedId?: string,
): Promise<CodeRow | undefined> {
  const newest = await executor
    .selectFrom('portal_codes')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('link_id', '=', scope.linkId)
    .where('created_at', '<=', soon(scope.at))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest && isOpen(newest, scope.at, askedId) ? newest : undefined
}

function isOpen(row: CodeRow, at: Instant, askedId?: string): boolean {
  const hasTries = row.tries < MOST_TRIES || row.id === askedId
  return row.used_at === null && hasTries && row.expires_at > at
}

function sourceOf({ tenant_id: tenantId, id, key_id: keyId }: CodeRow) {
  return { tenantId, id, keyId }
}

function audit(trx: Trx, scope: LinkScope, action: string): Promise<void> {
  return recordAudit(trx, scope, { action, subjectType: 'access_link', subjectId: scope.linkId })
}

function after(at: Instant, ms: number): Instant {
  return new Date(Date.parse(at) + ms).toISOString()
}
