import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { today } from '~/clock.server'
import { callsOfKey } from '~/http/rate-limits.server'
import { type Firm, idsOf, makeFirm } from '../factories/firm'
import { makeDraft } from '../factories/invoices'
import { ask } from '../support/app'
import { anyBody, type Json } from '../support/drawn-bodies'
import { expectSound, versionSeenBy, yieldToLoop } from '../support/effects'
import { FUZZ_RUNS, FUZZ_SEED } from '../support/fuzz-size'
import { db, house } from '../support/house'
import { anyText, nastyBodies } from '../support/nasty'

// Bodies and addresses that no program should send to the interface, through the real routes behind the real gate.

/** Of each call; `npm run torture` draws twenty thousand. */
const RUNS = FUZZ_RUNS > 500 ? FUZZ_RUNS : 80
const PATIENCE_MS = 20 * 60_000
const ALLOWED = [200, 201, 400, 404, 409, 412, 413, 415, 422]
const NOBODY = 'ffffffff-0000-4000-8000-00000000000f'

interface Drawn {
  path: string
  body: Json
  /** Without which no body would be accepted a second time. */
  before?: () => Promise<unknown>
}
type Draw = (firm: Firm) => Drawn

let firm: Firm
let keyId: string
let drafts: string[]

beforeAll(async () => {
  firm = await makeFirm(house, 'funken', idsOf('9'))
  drafts = []
  for (let number = 0; number < 8; number += 1)
    drafts.push((await makeDraft(house, firm.scope, firm.subjects.customerId)).id)
  const [key] = await db
    .selectFrom('api_keys')
    .select('id')
    .where('tenant_id', '=', firm.scope.tenantId)
    .execute()
  keyId = key?.id ?? ''
})

const LINE = { description: 'Dach', quantity: '1.5', unit: 'HUR', unit_price: '45.00', tax_rate: '19' }
const DAYS = { service_from: '2026-01-01', service_to: '2026-01-31' }

/** A call, and a body that it accepts. */
const CALLS: Record<string, Draw> = {
  'POST customers': () => ({
    path: 'customers',
    body: { kind: 'business', name: 'Hafen', street: 'Kai 1', postal_code: '24103', city: 'Kiel' },
  }),
  'PATCH customers/:id': ({ subjects }) => ({
    path: `customers/${subjects.customerId}`,
    body: { city: 'Kiel', phone: null, discount_percent: '2.5', discount_days: 3, reminder_days: 2 },
  }),
  'POST invoices': ({ subjects }) => ({
    path: 'invoices',
    body: {
      customer_id: subjects.customerId,
      ...DAYS,
      mandate_id: null,
      allowance: { percent: '5', reason: 'Treue' },
      advance_ids: [],
      delivery: { street: 'Kai 1', postal_code: '24103', city: 'Kiel' },
      lines: [LINE, { ...LINE, discount_amount: '1.00', period_from: '2026-01-01', period_to: '2026-01-02' }],
    },
  }),
  'POST payments': ({ subjects }) => ({
    path: 'payments',
    body: {
      customer_id: subjects.customerId,
      amount: '1.00',
      paid_on: '2026-01-31',
      method: 'cash',
      is_confirmed: true,
      invoice_ids: [subjects.invoiceId],
    },
  }),
  'POST hours/:month': ({ subjects }) => ({
    path: 'hours/2026-02',
    body: {
      employees: [
        { employee_id: subjects.employeeId, hours: '160.5', overtime: '-2' },
        { employee_id: NOBODY, hours: '8' },
      ],
    },
  }),
  'POST invoices/:id/issuance': () => ({ path: `invoices/${drafts[0]}/issuance`, body: {} }),
  'POST invoices/:id/sending': ({ subjects }) => ({
    path: `invoices/${subjects.invoiceId}/sending`,
    body: {},
  }),
  'POST invoices/:id/link': ({ subjects }) => ({
    path: `invoices/${subjects.invoiceId}/link`,
    body: { valid_days: 30, renew: false },
  }),
  'POST invoices/:id/handover': ({ subjects }) => ({
    path: `invoices/${subjects.invoiceId}/handover`,
    body: { on: today() },
  }),
  'POST invoices/:id/handover/withdrawal': ({ subjects }) => ({
    path: `invoices/${subjects.invoiceId}/handover/withdrawal`,
    body: { on: today() },
    before: () =>
      asked(`invoices/${subjects.invoiceId}/handover`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ on: today() }),
      }),
  }),
}

describe.each(Object.entries(CALLS))('%s', (call, draw) => {
  test(
    `${RUNS} bodies, seed ${FUZZ_SEED}: none answers 5xx, and what is refused leaves nothing`,
    async () => {
      const [method = ''] = call.split(' ')
      const { path, body, before: prepare } = draw(firm)
      const tally: Record<number, number> = {}
      const send = async (sent: string | Buffer, headers: Record<string, string>) => {
        await prepare?.()
        const before = await versionSeenBy(house.reader)
        const answer = await asked(path, {
          method,
          headers: { 'Content-Type': 'application/json', ...headers },
          body: new Uint8Array(Buffer.from(sent as string)),
        })
        tally[answer.status] = (tally[answer.status] ?? 0) + 1
        if (answer.status >= 300) expect(await versionSeenBy(house.reader)).toBe(before)
      }
      // The day's first call notes the use of the key.
      await asked('customers')
      await send(JSON.stringify(body), {})
      expect(Object.keys(tally).every((status) => Number(status) < 300 || status === '409')).toBe(true)
      const corpus = nastyBodies(firm.scope.tenantId)
      for (const nasty of corpus.slice(0, RUNS)) await send(nasty, {})
      await fc.assert(fc.asyncProperty(anyBody(body), anyHeaders, send), {
        seed: FUZZ_SEED,
        numRuns: RUNS,
        endOnFailure: true,
      })
      // The bodies are neither all nonsense nor all well.
      for (const status of [400, 422]) expect(tally[status] ?? 0).toBeGreaterThan(RUNS / 50)
      await expectSound(db)
    },
    PATIENCE_MS,
  )
})

const LISTS = ['articles', 'customers', 'invoices', 'payments', 'contracts', 'mandates', 'employees']
const NAMES = ['cursor', 'fields', 'search', 'state', 'order', 'from', 'to', 'year', 'customer_id', 'kind']

test(
  `${RUNS} addresses, seed ${FUZZ_SEED}: none answers 5xx, and none writes`,
  async () => {
    await asked('customers')
    const before = await versionSeenBy(house.reader)
    const cursor = fc
      .array(fc.oneof(anyText, fc.integer(), fc.double(), fc.constant(null)), { maxLength: 5 })
      .map((keys) => Buffer.from(JSON.stringify(keys)).toString('base64url'))
    const value = fc.oneof(anyText, cursor, fc.constantFrom('all', 'id', 'number,id', '2026-01-01', '2026'))
    const query = fc.array(
      fc.tuple(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...NAMES) }, anyText), value),
      {
        maxLength: 3,
      },
    )
    const tally: Record<number, number> = {}
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...LISTS), query, async (list, parts) => {
        const answer = await asked(`${list}?${new URLSearchParams(parts)}`)
        tally[answer.status] = (tally[answer.status] ?? 0) + 1
      }),
      { seed: FUZZ_SEED, numRuns: RUNS, endOnFailure: true },
    )
    expect(await versionSeenBy(house.reader)).toBe(before)
    for (const status of [200, 400]) expect(tally[status] ?? 0).toBeGreaterThan(RUNS / 20)
  },
  PATIENCE_MS,
)

/** Whatever is refused says so as a problem with a code and pointers. */
async function asked(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  await yieldToLoop()
  await callsOfKey.forgive(keyId)
  const answer = await ask(`/api/v1/${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${firm.key}`, 'x-client-ip': '192.0.2.7', ...headers },
  })
  const said = (await answer.json()) as { code?: string; errors?: { pointer: string }[] }
  expect(ALLOWED).toContain(answer.status)
  if (answer.status < 300) return answer
  expect(said.code).toMatch(/^[a-z_]+$/)
  for (const { pointer } of said.errors ?? []) expect(pointer).toMatch(/^(?:\/|$)/)
  return answer
}

const anyHeaders = fc.record(
  {
    'Idempotency-Key': fc.oneof(fc.constantFrom('a', 'b', 'x'.repeat(256), 'ü'), fc.uuid()),
    'If-Match': fc.constantFrom('"1"', '"2"', 'W/"1"', '*', '"', '""', '"1", "2"', 'x'.repeat(3000)),
  },
  { requiredKeys: [] },
)
