import type { Trx } from '../kernel/house'
import type { Actor } from '../kernel/scope'
import { finishTaskAbout } from '../tasks/about.server'
import type { MonthText } from '../values/calendar'
import { openCorrections } from './corrections.server'

export async function finishCorrections(trx: Trx, actor: Actor, month: MonthText): Promise<void> {
  const open = await openCorrections(trx, actor, month).select('late.seq').limit(1).executeTakeFirst()
  if (!open) await finishTaskAbout(trx, actor, 'hours', month)
}
