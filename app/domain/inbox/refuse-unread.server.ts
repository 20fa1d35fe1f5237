import type { House } from '../kernel/house'
import { writing } from '../kernel/writing.server'
import type { Instant } from '../values/calendar'
import type { CameWith, OwnSecret } from './incoming'
import type { RefusalCode } from './refusal-codes'
import { noteRefused } from './refuse.server'

/** Notes a request whose body could not be read; its firm is known by the secret alone. */
export async function noteUnread(
  house: House,
  at: Instant,
  refused: CameWith & { secret: OwnSecret; code: RefusalCode; detail: string },
): Promise<void> {
  const actor = { tenantId: refused.secret.tenantId, actor: 'webhook', at }
  const findings = [{ pointer: '', detail: refused.detail }]
  await writing(house, actor, (trx) =>
    noteRefused(trx, house.vault, actor, { ...refused, event: null, findings }),
  )
}
