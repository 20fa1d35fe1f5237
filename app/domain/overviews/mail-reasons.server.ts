import { getStatement } from '../charges/statements.server'
import { isStillClaimed } from '../charges/still-claimed.server'
import { getNotice } from '../dunning/notices.server'
import { whyNotAsked } from '../dunning/still-asked.server'
import { NotFound } from '../kernel/errors'
import type { Executor } from '../kernel/house'
import type { Letter } from '../outbox/letter'
import type { DateText } from '../values/calendar'

/** Why a mail that waited must not go out any more: what it asks for is no longer what its customer owes. */
export async function whyNoLongerAsked(
  executor: Executor,
  letter: Letter,
  today: DateText,
): Promise<'reason_settled' | 'reason_changed' | 'reason_outdated' | undefined> {
  const scope = { tenantId: letter.tenantId, today }
  try {
    if (letter.kind === 'dunning_notice') {
      const { customerId, notice } = await getNotice(executor, scope, letter.data.noticeId)
      const whyNot = await whyNotAsked(executor, scope, { customerId, notice, isQueued: true })
      return whyNot && `reason_${whyNot}`
    }
    if (letter.kind !== 'charge_statement') return undefined
    const made = await getStatement(executor, scope, letter.data.statementId)
    if (made.isWithdrawn || made.openCents === 0) return 'reason_settled'
    return (await isStillClaimed(executor, scope, made)) ? undefined : 'reason_changed'
  } catch (error) {
    if (error instanceof NotFound) return undefined
    throw error
  }
}
