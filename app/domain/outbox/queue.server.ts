import { type RawBuilder, sql } from 'kysely'
import type { Executor, House } from '../kernel/house'
import { ALL_TENANTS, writing } from '../kernel/writing.server'
import {
  type Claim,
  markClaimSending,
  recoverClaims,
  releaseClaim,
  takeClaim,
} from '../sending/claims.server'
import { LONGEST_RETRY_MS, retryAfter } from '../sending/retry'
import type { Instant } from '../values/calendar'
import { ACCOUNT_KINDS, MAIL_KINDS, type MailKind, URGENT_KINDS } from './kinds'
import { sealWords } from './seals'

const PATIENT_KINDS = MAIL_KINDS.filter((kind) => !URGENT_KINDS.includes(kind))

/** The text to send, stored before the server can receive it; with a placeholder for the link. */
export interface FrozenMail {
  messageId: string
  subject: string
  body: string
  sha256: string
}

/** `retry` is for later; `doubtful` may have been delivered. */
export interface AttemptEnd {
  outcome: 'sent' | 'retry' | 'failed' | 'doubtful'
  answer: string
}

/**
 * Claims the mail that has been due longest, of firms whose mails are not paused, or about an account. Urgent ones first:
 * behind a month's payslips a code would expire before it is sent.
 */
export async function claimMail(house: House, at: Instant): Promise<Claim | undefined> {
  // Most looks find nothing, and need not keep others from writing.
  if (!(await findFirst(house.reader, at))) return undefined
  return writing(house, ALL_TENANTS, async (trx) => takeClaim(trx, 'outbox', await findFirst(trx, at), at))
}

async function findFirst(executor: Executor, at: Instant) {
  return (await findDue(executor, at, URGENT_KINDS)) ?? (await findDue(executor, at, PATIENT_KINDS))
}

/**
 * The first due mail of some kinds. Looks only at the first one of each firm and kind, however many are queued or held
 * back.
 */
function findDue(executor: Executor, at: Instant, kinds: readonly MailKind[]) {
  const firstOfKind = (isDue: RawBuilder<boolean>) => sql<string>`(
    select id from outbox as own
    where own.tenant_id = tenants.id and own.kind = kinds.value
      and own.status = 'queued' and own.claim_token is null and ${isDue}
    order by own.next_attempt_at limit 1)`
  // No retry is further ahead, so the clock was wrong when it was noted.
  const tooFar = new Date(Date.parse(at) + LONGEST_RETRY_MS).toISOString()
  const first = sql<string>`coalesce(
    ${firstOfKind(sql`own.next_attempt_at <= ${at}`)},
    ${firstOfKind(sql`own.next_attempt_at > ${tooFar}`)})`
  // Cross joins keep SQLite from starting with the mails.
  return executor
    .selectFrom('tenants')
    .crossJoin(sql<{ value: MailKind }>`json_each(${JSON.stringify(kinds)})`.as('kinds'))
    .crossJoin('outbox')
    .whereRef('outbox.tenant_id', '=', 'tenants.id')
    .where('outbox.id', '=', first)
    .select(['outbox.tenant_id', 'outbox.id', 'outbox.attempts'])
    .where(({ or, eb }) =>
      or([eb('tenants.mail_paused_at', 'is', null), eb('kinds.value', 'in', ACCOUNT_KINDS)]),
    )
    .orderBy('outbox.next_attempt_at')
    .limit(1)
    .executeTakeFirst()
}

/**
 * Notes that the server may accept the mail with the next byte. After a crash, a mail with this mark is doubtful; one
 * without it is still to be sent.
 */
export async function markSending(
  house: House,
  claim: Claim,
  frozen: FrozenMail,
  at: Instant,
): Promise<void> {
  const words_sealed = sealWords(house.vault, { ...claim, mailId: claim.id }, frozen)
  const sent = { message_id: frozen.messageId, words_sealed, sha256: frozen.sha256, at }
  await writing(house, claim, (trx) => markClaimSending(trx, 'outbox', claim, sent))
}

/** Ends an attempt and releases the claim. After three days without success, a retry is a failure. */
export async function finishAttempt(
  house: House,
  claim: Claim,
  { outcome, answer }: AttemptEnd,
  at: Instant,
): Promise<void> {
  const delay = outcome === 'retry' ? retryAfter(claim.attempts) : undefined
  const status = outcome === 'retry' ? (delay === undefined ? 'failed' : 'queued') : outcome
  const nextAttemptAt = delay === undefined ? undefined : new Date(Date.parse(at) + delay).toISOString()
  await writing(house, claim, (trx) =>
    releaseClaim(trx, 'outbox', claim, { status, answer, nextAttemptAt, at }),
  )
}

/**
 * Recovers the mails of a crashed process: one it was handing over may have been delivered and is not resent
 * automatically; one only claimed is queued again. Only at startup, when no one else is sending.
 */
export function recoverMails(house: House, at: Instant): Promise<{ doubtful: number }> {
  return writing(house, ALL_TENANTS, async (trx) => ({
    doubtful: await recoverClaims(trx, 'outbox', 'doubtful', at),
  }))
}
