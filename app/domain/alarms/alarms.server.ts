import type { Executor, House, Trx } from '../kernel/house'
import { ALL_TENANTS, writing } from '../kernel/writing.server'
import { queueMail } from '../outbox/outbox.server'
import type { Concern } from '../upkeep/concern'
import type { Instant } from '../values/calendar'
import { listServiceOwners } from './owners.server'

/** Shorter disturbances are not reported. */
const TOLD_AFTER_MS = 60 * 60_000
/** A concern that is gone for less counts as lasting: one mail, not one for each return. */
const OVER_AFTER_MS = 15 * 60_000

interface Alarm {
  concern: string
  since: Instant
  told_at: Instant | null
  unseen_since: Instant | null
}

/**
 * Stores the current concerns and mails the owners of the first firm, who run the service: once when one has lasted an
 * hour, and once when all that were reported are over. Writes nothing if nothing changed.
 */
export async function noteConcerns(house: House, concerns: readonly Concern[], at: Instant): Promise<void> {
  const before = await listAlarms(house.reader)
  if (isSame(before, stateAfter(before, concerns, at))) return
  await writing(house, ALL_TENANTS, async (trx) => {
    const known = await listAlarms(trx)
    const alarms = stateAfter(known, concerns, at)
    await trx.deleteFrom('service_alarms').execute()
    if (alarms.length > 0) await trx.insertInto('service_alarms').values(alarms).execute()
    const isNew = alarms.some(({ told_at }) => told_at === at)
    const told = (list: Alarm[]) => list.filter(({ told_at }) => told_at !== null)
    if (isNew) await tellOwners(trx, told(alarms), { state: 'wrong', at })
    else if (told(known).length > 0 && told(alarms).length === 0)
      await tellOwners(trx, told(known), { state: 'well', at })
  })
}

function listAlarms(executor: Executor): Promise<Alarm[]> {
  return executor.selectFrom('service_alarms').selectAll().orderBy('concern').execute()
}

function isSame(one: readonly Alarm[], other: readonly Alarm[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function stateAfter(known: readonly Alarm[], concerns: readonly Concern[], at: Instant): Alarm[] {
  const seen = new Set<string>(concerns)
  const fresh = concerns
    .filter((concern) => !known.some((alarm) => alarm.concern === concern))
    .map((concern) => ({ concern, since: at, told_at: null, unseen_since: null }))
  const kept = known.flatMap((alarm): Alarm[] => {
    // Noted when the clock was ahead.
    const since = alarm.since > at ? at : alarm.since
    if (seen.has(alarm.concern)) return [{ ...alarm, since, unseen_since: null }]
    const unseen = alarm.unseen_since !== null && alarm.unseen_since <= at ? alarm.unseen_since : at
    return msBetween(unseen, at) < OVER_AFTER_MS ? [{ ...alarm, since, unseen_since: unseen }] : []
  })
  const all = [...kept, ...fresh].sort((one, other) => (one.concern < other.concern ? -1 : 1))
  const isDue = (alarm: Alarm) =>
    alarm.told_at === null && alarm.unseen_since === null && msBetween(alarm.since, at) >= TOLD_AFTER_MS
  return all.map((alarm) => (isDue(alarm) ? { ...alarm, told_at: at } : alarm))
}

function msBetween(from: Instant, to: Instant): number {
  return Date.parse(to) - Date.parse(from)
}

async function tellOwners(
  trx: Trx,
  alarms: readonly Alarm[],
  { state, at }: { state: 'wrong' | 'well'; at: Instant },
): Promise<void> {
  const firm = await listServiceOwners(trx)
  if (firm === undefined) return
  const concerns = alarms.map(({ concern }) => concern as Concern)
  const [since = at] = alarms.map((alarm) => alarm.since).sort()
  for (const { id, name, email, language } of firm.owners)
    await queueMail(
      trx,
      { tenantId: firm.tenantId, actor: 'system', at },
      {
        kind: 'service_state',
        recipient: email,
        language,
        dedupeKey: `service_state:${state}:${id}:${at}`,
        data: { name, state, concerns, since },
      },
    )
}
