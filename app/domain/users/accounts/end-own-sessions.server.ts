import type { House } from '~/domain/kernel/house'
import { ALL_TENANTS, writing } from '~/domain/kernel/writing.server'
import type { Instant } from '~/domain/values/calendar'
import { endSessionsOf, type LiveSession, SHOWN_HASH } from './sessions.server'

/** Ends one of a user's own sessions; ignores the id of another's. */
export async function endOwnSession(house: House, userId: string, id: string, at: Instant): Promise<void> {
  await writing(house, ALL_TENANTS, (trx) =>
    trx
      .updateTable('sessions')
      .set({ ended_at: at })
      .where('user_id', '=', userId)
      .where((column) => column.fn('substr', ['token_hash', column.lit(1), column.lit(SHOWN_HASH)]), '=', id)
      .where('ended_at', 'is', null)
      .execute(),
  )
}

export async function endOtherSessions(
  house: House,
  session: Pick<LiveSession, 'userId' | 'tokenHash'>,
  at: Instant,
): Promise<void> {
  await writing(house, ALL_TENANTS, (trx) => endSessionsOf(trx, session.userId, at, session.tokenHash))
}
