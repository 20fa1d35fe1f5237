import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EVENTS } from '~/domain/inbox/schema'
import { IBAN, makeCustomer } from '../../factories/customers'
import { ANNA, BERND, receive } from '../../factories/deliveries'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import { deep } from '../../support/fuzz-size'
import type { Connection } from '../../support/test-house'

const BODIES = deep(400)
const NAMES = [
  'monat',
  'mitarbeiter',
  'mitarbeiter_id',
  'versandt_am',
  'kanal',
  'kunde_id',
  'kundennummer',
  'mandatsreferenz',
  'iban',
  'kontoinhaber',
  'unterschrieben_am',
  'art',
  'format',
  '__proto__',
  'constructor',
  'toString',
]

/** Any UTF-16 unit, halves of surrogate pairs included. */
const text = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)), maxLength: 40 })

const plausible = fc.constantFrom<unknown>(
  '2026-02',
  '2026-13',
  '2026-01-15',
  '2026-02-30',
  ANNA,
  BERND.toUpperCase(),
  IBAN,
  'DE00370400440532013000',
  'K-1',
  'M-77',
  'CORE',
  'Brügge KG',
  '2026-05-03T08:00:00+02:00',
  '',
  null,
)

const scalar = fc.oneof(plausible, text, fc.double(), fc.integer({ min: -800, max: 800 }), fc.boolean())
const anything = fc.oneof(
  { weight: 3, arbitrary: scalar },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 6 }) },
)

const entry = fc.oneof(
  fc.record(
    {
      id: fc.oneof(fc.uuid(), plausible),
      stunden: fc.oneof(fc.integer({ min: 0, max: 744 }), anything),
      ueberstunden: fc.oneof(fc.integer({ min: -744, max: 744 }), anything),
    },
    { requiredKeys: ['id'] },
  ),
  anything,
)

/** Data as it should be, where each field may be missing or something else. */
function nearly(fields: Record<string, unknown>): fc.Arbitrary<string> {
  const model: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [name, value] of Object.entries(fields)) {
    model[name] = fc.oneof(
      { weight: 19, arbitrary: fc.constant(value) },
      { weight: 1, arbitrary: anything },
      { weight: 1, arbitrary: fc.constant(undefined) },
    )
  }
  return fc.record(model).map(toJson)
}

const nearlyRight = fc.oneof(
  nearly({ mitarbeiter_id: ANNA, monat: '2026-02', kanal: 'post' }).map((data) =>
    event('lohnzettel.versandt', data),
  ),
  nearly({
    kundennummer: 'K-1',
    mandatsreferenz: 'M-77',
    iban: IBAN,
    kontoinhaber: 'Brügge KG',
    unterschrieben_am: '2026-01-15',
  }).map((data) => event('mandat.neu', data)),
  nearly({ monat: '2026-02', format: 'DATEV' }).map((data) => event('buchhaltung.export', data)),
  nearly({ monat: '2026-02', mitarbeiter: [{ id: ANNA, stunden: 1, ueberstunden: 0 }] }).map((data) =>
    event('zeiterfassung.export', data),
  ),
)

function event(name: string, data: string): string {
  return `"event":${toJson(name)},"daten":${data}`
}

// As text, because an object literal cannot have a key named __proto__ and JSON can.
const daten = fc.oneof(
  fc
    .array(fc.tuple(fc.constantFrom(...NAMES), fc.oneof(anything, fc.array(entry, { maxLength: 5 }))), {
      maxLength: 10,
    })
    .map((pairs) => `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${toJson(value)}`).join(',')}}`),
  fc
    .record({ monat: plausible, mitarbeiter: fc.array(entry, { maxLength: 5 }) })
    .map((value) => toJson(value)),
  anything.map((value) => toJson(value)),
)

function toJson(value: unknown): string {
  return JSON.stringify(value) ?? 'null'
}

test('no body makes it throw, and only what was received leaves a trace', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  await makeCustomer(house, scope, { number: 'K-1' })
  await makeEmployee(house, scope, { id: ANNA })
  await makePayslip(house, scope, ANNA, '2026-02')
  const wild = fc
    .tuple(fc.oneof(fc.constantFrom(...EVENTS), text), daten)
    .map(([name, data]) => event(name, data))
  const tenant = fc.oneof(
    { weight: 9, arbitrary: fc.constant(scope.tenantId) },
    { weight: 1, arbitrary: anything },
  )
  const body = fc
    .tuple(tenant, fc.oneof(wild, nearlyRight))
    .map(([id, rest]) => JSON.parse(`{"mandant_id":${toJson(id)},${rest},"__proto__":{}}`))
  const outcomes = new Set<string>()
  await fc.assert(
    fc.asyncProperty(
      fc.oneof({ weight: 20, arbitrary: body }, { weight: 1, arbitrary: anything }),
      async (sent) => {
        const before = await trace(db)
        const answer = await receive(house, scope, sent)
        const after = await trace(db)
        outcomes.add(
          answer.outcome === 'received' ? `received ${Math.min(answer.processed, 2)}` : answer.outcome,
        )
        if (answer.outcome === 'received') {
          expect(after.deliveries).toBe(before.deliveries + 1)
          expect(after.effects - before.effects).toBeLessThanOrEqual(answer.processed)
        } else {
          expect(after).toEqual(before)
        }
      },
    ),
    { numRuns: BODIES },
  )
  // Else the bodies above are so wild that they prove nothing.
  expect(outcomes).toContain('received 0')
  expect(outcomes).toContain('received 1')
  expect(outcomes).toContain('invalid')
}, 600_000)

async function trace(db: Connection): Promise<{ deliveries: number; effects: number }> {
  const tables = ['hours', 'mandates', 'payslip_notices', 'accounting_exports'] as const
  let effects = 0
  for (const table of tables) effects += await count(db, table)
  return { deliveries: await count(db, 'webhook_deliveries'), effects }
}

async function count(
  db: Connection,
  table: 'hours' | 'mandates' | 'payslip_notices' | 'accounting_exports' | 'webhook_deliveries',
): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((column) => column.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}
