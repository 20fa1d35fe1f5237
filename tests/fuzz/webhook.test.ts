import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { type Firm, idsOf, makeFirm } from '../factories/firm'
import { expectSound, versionSeenBy, yieldToLoop } from '../support/effects'
import { FUZZ_RUNS, FUZZ_SEED } from '../support/fuzz-size'
import { db, house } from '../support/house'
import { anyText, nastyBodies } from '../support/nasty'
import { actionOf } from '../support/routes'

// Bodies that no sender should send, through the real route behind the real gate.

const SECRET = String(process.env.WEBHOOK_SECRET)
const ALLOWED = [200, 400, 422]

const action = actionOf('api/webhook')

let firm: Firm

beforeAll(async () => {
  firm = await makeFirm(house, 'feuer', idsOf('a'))
})

test(`${FUZZ_RUNS} bodies, seed ${FUZZ_SEED}: never a 5xx, never an effect without a 200, never half an effect`, async () => {
  const seen: Record<number, number> = {}
  for (const body of nastyBodies(firm.scope.tenantId)) await expectAllOrNothing(body, undefined, seen)
  const corpus = nastyBodies(firm.scope.tenantId).length
  await fc.assert(
    fc.asyncProperty(anyBody(firm), anyKey, (body, key) => expectAllOrNothing(body, key, seen)),
    { seed: FUZZ_SEED, numRuns: FUZZ_RUNS - corpus },
  )
  await expectSound(db)
  // Each kind of answer was met often, so the bodies are neither all nonsense nor all well.
  expect(Math.min(...ALLOWED.map((status) => seen[status] ?? 0))).toBeGreaterThan(FUZZ_RUNS / 100)
}, 180_000)

async function expectAllOrNothing(
  body: string | Buffer,
  key: string | undefined,
  seen: Record<number, number>,
): Promise<void> {
  await yieldToLoop()
  const before = { version: await versionSeenBy(house.reader), ...(await counts()) }
  const response = await post(body, key)
  const after = { version: await versionSeenBy(house.reader), ...(await counts()) }
  seen[response.status] = (seen[response.status] ?? 0) + 1
  expect(ALLOWED).toContain(response.status)
  if (response.status === 200) {
    const { processed } = (await response.json()) as { processed: number }
    await expectComplete(processed, before, after)
    return
  }
  expect({ ...after, version: 0, refusals: 0 }).toEqual({ ...before, version: 0, refusals: 0 })
}

interface Counts {
  deliveries: number
  refusals: number
  hours: number
  version: number
}

/** What a 200 says is there, and nothing else: one delivery, or none where it was a repeat under its key. */
async function expectComplete(processed: number, before: Counts, after: Counts): Promise<void> {
  expect(after.refusals).toBe(before.refusals)
  if (after.deliveries === before.deliveries) {
    expect(after.version).toBe(before.version)
    return
  }
  expect(after.deliveries).toBe(before.deliveries + 1)
  const delivery = await house.reader
    .selectFrom('webhook_deliveries')
    .select(['id', 'event', 'processed', 'status', 'body_sealed'])
    .orderBy(sql`rowid`, 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(delivery.processed).toBe(processed)
  expect(delivery.body_sealed).not.toBeNull()
  if (delivery.event !== 'zeiterfassung.export') expect(after.hours).toBe(before.hours)
  expect(after.hours - before.hours).toBeLessThanOrEqual(processed)
}

/** Rows are only ever added, so the last number tells how many there are without counting them. */
async function counts(): Promise<Omit<Counts, 'version'>> {
  const { rows } = await sql<Omit<Counts, 'version'>>`select
    (select coalesce(max(rowid), 0) from webhook_deliveries) as deliveries,
    (select coalesce(max(rowid), 0) from webhook_refusals) as refusals,
    (select coalesce(max(rowid), 0) from hours) as hours`.execute(house.reader)
  return rows[0] as Omit<Counts, 'version'>
}

function post(body: string | Buffer, key: string | undefined): Promise<Response> {
  const headers = new Headers({
    'x-webhook-secret': SECRET,
    'content-type': 'application/json',
    'x-client-ip': '192.0.2.1',
  })
  if (key !== undefined) headers.set('webhook-id', key)
  const request = new Request('http://localhost:3000/api/intern/webhook', {
    method: 'POST',
    headers,
    body: new Uint8Array(Buffer.from(body as string)),
  })
  return action({ request, params: {}, context: {} })
}

const anyKey = fc.option(fc.oneof(fc.constantFrom('a', 'b', 'x'.repeat(256), ' ', 'ü'), fc.uuid()), {
  nil: undefined,
  freq: 3,
})

/** Bodies from nearly right to noise. */
function anyBody(made: Firm): fc.Arbitrary<string | Buffer> {
  const id = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(made.subjects.employeeId, ...Object.values(idsOf('b'))) },
    { weight: 1, arbitrary: fc.uuid() },
    { weight: 1, arbitrary: anyText },
  )
  const number = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 744 }) },
    { weight: 1, arbitrary: fc.double() },
    { weight: 1, arbitrary: anyText },
  )
  const month = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('2025-01', '2025-02', made.month) },
    { weight: 1, arbitrary: anyText },
  )
  const tenant = fc.oneof(
    { weight: 8, arbitrary: fc.constant(made.scope.tenantId) },
    { weight: 1, arbitrary: id },
  )
  const entry = fc.record({ id, stunden: number, ueberstunden: number }, { requiredKeys: ['id'] })
  const hours = fc.record({ monat: month, mitarbeiter: fc.array(entry, { maxLength: 4 }) })
  const notice = fc.record(
    { mitarbeiter_id: id, monat: month, versandt_am: anyText, kanal: anyText },
    { requiredKeys: [] },
  )
  const mandate = fc.record(
    {
      kunde_id: fc.oneof(fc.constant(made.subjects.customerId), id),
      kundennummer: anyText,
      mandatsreferenz: fc.oneof(fc.constantFrom('M-1', 'M-2', 'M-3'), anyText),
      iban: fc.constantFrom('DE89370400440532013000', 'DE02120300000000202051', 'x'),
      kontoinhaber: fc.oneof(fc.constant('Hafenkontor'), anyText),
      unterschrieben_am: fc.constantFrom('2025-01-01', '2999-01-01', '2025-02-30'),
      art: fc.constantFrom('CORE', 'B2B', 'X'),
    },
    { requiredKeys: [] },
  )
  const known = (event: string, daten: fc.Arbitrary<unknown>) =>
    fc.record({
      event: fc.constant(event),
      mandant_id: tenant,
      daten: fc.oneof({ weight: 9, arbitrary: daten }, { weight: 1, arbitrary: fc.jsonValue() }),
    })
  const right = fc.oneof(
    known('zeiterfassung.export', hours),
    known('lohnzettel.versandt', notice),
    known('mandat.neu', mandate),
    known('buchhaltung.export', fc.record({ monat: month, format: anyText }, { requiredKeys: ['monat'] })),
    fc.record({ event: anyText, mandant_id: tenant, daten: fc.jsonValue() }, { requiredKeys: [] }),
  )
  const text = right.map((body) => JSON.stringify(body))
  const damaged = fc
    .tuple(
      text,
      fc.nat(400),
      fc.constantFrom('', '"', '}', ',', '\0', '\\', '1e999', '\ud800', '{"a":1}'),
      fc.nat(2),
    )
    .map(
      ([body, at, noise, removed]) =>
        body.slice(0, at % body.length) + noise + body.slice((at % body.length) + removed),
    )
  return fc.oneof(
    { weight: 6, arbitrary: text },
    { weight: 2, arbitrary: damaged },
    { weight: 1, arbitrary: fc.json({ maxDepth: 6 }) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        anyText,
        fc.uint8Array({ maxLength: 60 }).map((bytes) => Buffer.from(bytes)),
      ),
    },
  )
}
