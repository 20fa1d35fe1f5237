import { createHash, randomBytes } from 'node:crypto'
import type { Executor, Trx } from '~/domain/kernel/house'
import type { Instant } from '~/domain/values/calendar'
import { readableCode, typedCode } from '~/domain/values/readable-code'

const CODES = 10
/** Five bits each, 140 together: beyond guessing, online or against a stolen hash. */
const LETTERS = 28

/** Draws ten new codes; the old ones stop working. Returned here once and stored as hashes. */
export async function replaceRecoveryCodes(trx: Trx, userId: string, at: Instant): Promise<string[]> {
  await deleteRecoveryCodes(trx, userId)
  const codes = Array.from({ length: CODES }, () => readableCode(randomBytes(LETTERS)))
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: hashOf(code), created_at: at })))
    .execute()
  return codes
}

/** Uses up a code; false if there is none. Of two simultaneous attempts, one succeeds. */
export async function spendRecoveryCode(
  trx: Trx,
  userId: string,
  code: string,
  at: Instant,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_codes')
    .set({ used_at: at })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function countRecoveryCodes(executor: Executor, userId: string): Promise<number> {
  const { count } = await executor
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

export async function deleteRecoveryCodes(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}

/** A slow hash protects what people choose. For 140 random bits a fast one is enough. */
function hashOf(code: string): string {
  return createHash('sha256').update(typedCode(code)).digest('hex')
}
