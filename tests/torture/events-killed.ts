import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { config } from '~/config.server'
import { archiveCustomer } from '~/domain/customers/change.server'
import { addEndpoint, resumeEndpoint } from '~/domain/events/endpoints.server'
import { replaySpan } from '~/domain/events/replay.server'
import type { Scope } from '~/domain/kernel/scope'
import { createVault } from '~/domain/kernel/vault'
import { migrate } from '~db/migrate'
import { makeCustomer } from '../factories/customers'
import { officeNow } from '../factories/firm'
import { makeTenant } from '../factories/tenants'
import { spawnServer } from '../support/spawn-server'
import { openTestHouse, type TestHouse } from '../support/test-house'
import { type Arrival, startMoodyReceiver } from './moody-receiver'

const CUSTOMERS = 25
/** Some end before a receiver that hangs is left, some after. */
const LIVES_MS = [300, 900, 2000, 4000, 12_000]
const MOST_ROUNDS = 120
/** In which the receivers take everything. */
const LAST_ROUNDS = 5

interface Told {
  faults: string[]
  /** In the words of the run's report. */
  figures: string
}

/**
 * Tells four receivers of so many events: one fails and cuts, one hangs, one answers 429, one answers 410 now and then, upon
 * which the office resumes and sends again. The product is killed in each round, and time passes while it is down. Says
 * what was lost, and what came before its turn. `drawsOf` numbers draw the moments of the kills (0) and the moods of the receivers.
 */
export async function killEvents(count: number, drawsOf: (stream: number) => () => number): Promise<Told> {
  const dataDir = mkdtempSync(join(tmpdir(), 'zahltag-events-'))
  const file = join(dataDir, 'zahltag.sqlite')
  await migrate(file, createVault(config().fieldKeys))
  const house = openTestHouse(file)
  const drawMoment = drawsOf(0)
  const receiver = await startMoodyReceiver((number) => drawsOf(number + 1))
  try {
    const scope = officeNow((await makeTenant(house)).tenantId)
    const endpoints = await addEndpoints(house, scope, receiver.urls)
    await changeCustomers(house, scope, count)
    const begun = performance.now()
    let rounds = 0
    while ((await countOpen(house)) > 0 && rounds < MOST_ROUNDS) {
      await live(dataDir, (LIVES_MS[rounds % LIVES_MS.length] ?? 0) * (0.5 + drawMoment()))
      await passTime(house, scope, endpoints)
      rounds += 1
    }
    receiver.beGood()
    for (let last = 0; last < LAST_ROUNDS && (await countOpen(house)) > 0; last += 1) {
      await live(dataDir, 3000)
      await passTime(house, scope, endpoints)
    }
    const seconds = Math.round((performance.now() - begun) / 1000)
    const faults = await faultsOf(house, receiver.arrivals, endpoints, count)
    return { faults, figures: figuresOf(receiver.arrivals, { rounds: rounds + 1, seconds }) }
  } finally {
    await receiver.stop()
    await house.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function addEndpoints(house: TestHouse, scope: Scope, urls: string[]): Promise<string[]> {
  const added = []
  for (const url of urls)
    added.push(await addEndpoint(house, scope, { url, types: ['customer.changed'], formKey: url }))
  return added.flatMap((endpoint) => endpoint?.id ?? [])
}

/** Each change is an event, written in its transaction. */
async function changeCustomers(house: TestHouse, scope: Scope, count: number): Promise<void> {
  const ids = []
  for (let number = 1; number <= CUSTOMERS; number += 1)
    ids.push((await makeCustomer(house, scope, { number: `K-${number}` })).id)
  for (let change = 0; change < count; change += 1) {
    const isArchived = Math.floor(change / CUSTOMERS) % 2 === 0
    await archiveCustomer(house, scope, ids[change % CUSTOMERS] ?? '', isArchived)
  }
}

/** The product for so long, and kill -9. */
async function live(dataDir: string, ms: number): Promise<void> {
  const { LINK_KEYS, FIELD_KEYS, WEBHOOK_SECRET } = process.env as Record<string, string>
  const keys = { LINK_KEYS, FIELD_KEYS, WEBHOOK_SECRET } as Record<string, string>
  const server = await spawnServer(dataDir, { ...keys, EVENTS_TO_PRIVATE: 'yes' })
  await new Promise((resolve) => setTimeout(resolve, ms))
  await server.stop('SIGKILL')
}

/** Whatever waits is due, and an endpoint that ended is resumed by the office, which sends again what is missing. */
async function passTime(house: TestHouse, earlier: Scope, endpoints: string[]): Promise<void> {
  const scope = { ...earlier, at: new Date().toISOString() }
  const { tenantId, at, today } = scope
  for (const id of endpoints) {
    const { status } = await house.db
      .selectFrom('event_endpoints')
      .select('status')
      .where('tenant_id', '=', tenantId)
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (status !== 'ended') continue
    await resumeEndpoint(house, scope, id)
    await replaySpan(house, scope, id, { from: today, to: today, all: false })
  }
  await house.db.updateTable('event_endpoints').set({ rests_until_at: null }).execute()
  await house.db
    .updateTable('event_deliveries')
    .set({ next_attempt_at: at })
    .where('status', '=', 'queued')
    .execute()
}

async function countOpen(house: TestHouse): Promise<number> {
  const { open } = await house.db
    .selectFrom('event_deliveries')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('status', '<>', 'sent')
    .executeTakeFirstOrThrow()
  return open
}

async function faultsOf(
  house: TestHouse,
  arrivals: readonly Arrival[],
  endpoints: readonly string[],
  count: number,
): Promise<string[]> {
  const events = await house.db.selectFrom('events').select(['id', 'seq', 'stream_id']).execute()
  const faults: string[] = []
  if (events.length !== count) faults.push(`${events.length} events where ${count} happened`)
  const open = await countOpen(house)
  if (open > 0) faults.push(`${open} deliveries were not noted as sent`)
  for (const [receiver] of endpoints.entries()) {
    const came = arrivals.filter((arrival) => arrival.receiver === receiver)
    const taken = new Set(came.filter(({ isTaken }) => isTaken).map(({ id }) => id))
    const lost = events.filter(({ id }) => !taken.has(id)).length
    if (lost > 0) faults.push(`receiver ${receiver} never took ${lost} events`)
    const early = countEarly(came, events)
    if (early > 0) faults.push(`receiver ${receiver} got ${early} events before their turn`)
  }
  return faults
}

/** Events that came before an earlier one of their customer was taken. */
function countEarly(
  came: readonly Arrival[],
  events: readonly { id: string; seq: number; stream_id: string }[],
): number {
  const before = new Map<string, string[]>()
  const streams = new Map<string, string[]>()
  for (const { id, stream_id } of events.toSorted((a, b) => a.seq - b.seq)) {
    const earlier = streams.get(stream_id) ?? []
    before.set(id, earlier)
    streams.set(stream_id, [...earlier, id])
  }
  const taken = new Set<string>()
  let early = 0
  for (const { id, isTaken } of came) {
    if (!before.get(id)?.every((earlier) => taken.has(earlier))) early += 1
    if (isTaken) taken.add(id)
  }
  return early
}

function figuresOf(
  arrivals: readonly Arrival[],
  { rounds, seconds }: { rounds: number; seconds: number },
): string {
  const taken = arrivals.filter(({ isTaken }) => isTaken)
  const once = new Set(taken.map(({ receiver, id }) => `${receiver} ${id}`)).size
  return `${arrivals.length} posts, ${once} events taken, ${taken.length - once} of them again, ${rounds} kills in ${seconds} s`
}
