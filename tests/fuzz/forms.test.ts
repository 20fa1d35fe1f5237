import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { postKey } from '~/guest/link-form.server'
import { formPosts } from '~/http/rate-limits.server'
import { type Firm, idsOf, makeFirm } from '../factories/firm'
import { expectSound, statusOf, versionSeenBy, yieldToLoop } from '../support/effects'
import { FUZZ_RUNS, FUZZ_SEED } from '../support/fuzz-size'
import { db, house } from '../support/house'
import { anyText, NASTY_TEXTS } from '../support/nasty'
import { fill, headersFor, type RouteCase, routeCases } from '../support/route-cases'
import { actionOf } from '../support/routes'
import { signedInAs } from '../support/session'

// Form posts that no browser sends, to every action of the product behind the real gate.

/** Hashing a password is slow on purpose: signing in is asked more rarely. */
const SIGN_IN = '/anmelden'
const SIGN_IN_EVERY = 100

let firm: Firm
let cookie: string

beforeAll(async () => {
  firm = await makeFirm(house, 'feuer', idsOf('a'))
  cookie = (await signedInAs(house, firm.scope, 'owner')).Cookie
})

const targets = routeCases.filter(
  ({ row }) => row.methods.includes('POST') && row.access !== 'secret' && row.access !== 'key',
)

test(`${FUZZ_RUNS} form posts, seed ${FUZZ_SEED}: never a 5xx, and never an effect without a 2xx or 3xx`, async () => {
  const frequent = targets.filter(({ path, purpose }) => path !== SIGN_IN && !purpose)
  const byLink = targets.filter(({ purpose }) => purpose)
  const signIn = targets.filter(({ path }) => path === SIGN_IN)
  expect(signIn).toHaveLength(1)
  const anyTarget = fc.oneof(
    // Half of all, however many forms the office has: strangers hold links.
    { weight: SIGN_IN_EVERY / 2, arbitrary: fc.constantFrom(...byLink) },
    { weight: SIGN_IN_EVERY / 2, arbitrary: fc.constantFrom(...frequent) },
    { weight: 1, arbitrary: fc.constantFrom(...signIn) },
  )
  // What only counts visits is written now and then; once is enough not to be taken for an effect.
  for (const target of targets) await post(target, '')
  // Whatever is drawn, each form of a link has had its effect once.
  for (const target of byLink) {
    const choice = new URLSearchParams({ choice: idsOf('a').mandateId }).toString()
    await post(target, target.path.endsWith('/zahlungswahl') ? choice : String(target.post(firm).good))
  }
  const seen: Record<number, number> = {}
  await fc.assert(
    fc.asyncProperty(anyTarget, anyForm, async (target, body) => {
      await yieldToLoop()
      const before = await versionSeenBy(house.reader)
      const status = await post(target, body)
      seen[status] = (seen[status] ?? 0) + 1
      expect(status, target.path).toBeLessThan(500)
      if (status >= 400) expect(await versionSeenBy(house.reader), `${target.path} ${status}`).toBe(before)
    }),
    { seed: FUZZ_SEED, numRuns: FUZZ_RUNS },
  )
  await expectSound(db)
  await expectWholeEffects()
  expect(seen[303]).toBeGreaterThan(FUZZ_RUNS / 50)
  expect(seen[422]).toBeGreaterThan(FUZZ_RUNS / 100)
}, 240_000)

/** Each effect left both of its halves: the row and its audit entry. */
async function expectWholeEffects(): Promise<void> {
  for (const [table, action] of [
    ['messages', 'message.sent'],
    ['change_requests', 'change.requested'],
    ['payment_choices', 'payment.chosen'],
  ] as const) {
    const rows = await db
      .selectFrom(table)
      .select((column) => column.fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
    const audited = await db
      .selectFrom('audit_entries')
      .select((column) => column.fn.countAll().as('n'))
      .where('action', '=', action)
      .executeTakeFirstOrThrow()
    expect(audited.n, table).toBe(rows.n)
    expect(Number(rows.n), table).toBeGreaterThan(0)
  }
}

async function post(target: RouteCase, body: string): Promise<number> {
  const token = target.purpose ? firm.subjects.tokens[target.purpose] : ''
  const path = fill(target.path, token, firm.subjects, firm.month)
  const { tenantId, employeeId, invoiceId } = firm.subjects
  const params = { token, tenantId, employeeId, invoiceId, id: invoiceId, '*': 'nirgends' }
  // Six forms an hour would end the test at once; each post is the first of its hour.
  if (target.purpose) await forgive(linkIdOf(token))
  const headers = { ...headersFor(target, 'POST'), Cookie: cookie, 'x-client-ip': '192.0.2.1' }
  const request = new Request(`http://localhost:3000${path}`, { method: 'POST', headers, body })
  return statusOf(actionOf(target.row.id)({ request, params, context: {} }))
}

async function forgive(linkId: string): Promise<void> {
  const forms = ['choice', 'message', 'transfer', 'change', 'request', 'question']
  for (const key of [linkId, ...forms.map((form) => postKey(linkId, form))]) await formPosts.forgive(key)
}

function linkIdOf(token: string): string {
  return (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { jti: string }).jti
}

const anyName = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.constantFrom(
      'choice',
      'iban',
      'holder',
      'consent',
      'message',
      'reply_to',
      'form_key',
      'homepage',
      'kind',
      'street',
      'address_extra',
      'postal_code',
      'city',
      'country',
      'email',
      'password',
      'neu',
      'gueltig_tage',
      'sprache',
    ),
  },
  { weight: 1, arbitrary: anyText },
)
const anyFields = fc.array(fc.tuple(anyName, anyText), { maxLength: 8 })
const wellFormed = fc.oneof(
  fc.record({ choice: fc.constantFrom('transfer', 'keep', idsOf('a').mandateId, idsOf('b').mandateId) }),
  fc.record({
    choice: fc.constant('new'),
    iban: fc.constantFrom('DE89370400440532013000', 'DE75512108001245126199'),
    holder: anyText,
    consent: fc.constant('on'),
  }),
  fc.record({
    message: fc.oneof(fc.constant('Guten Tag'), anyText),
    reply_to: fc.constantFrom('', 'a@b.example', 'a@b'),
    form_key: fc.uuid(),
  }),
  fc.record({
    kind: fc.constant('address'),
    street: fc.constant('Weg 1'),
    postal_code: anyText,
    city: fc.constant('Kiel'),
    form_key: fc.uuid(),
  }),
  fc.record({
    kind: fc.constant('bank'),
    holder: fc.constant('Hafenkontor'),
    iban: fc.constantFrom('DE89370400440532013000', 'x'),
    form_key: fc.uuid(),
  }),
  fc.record({ email: fc.constantFrom('owner@feuer.example', 'x'), password: anyText }),
  fc.record({ neu: fc.constantFrom('ja', 'nein') }),
)
const anyForm = fc.oneof(
  { weight: 4, arbitrary: wellFormed.map((fields) => encode(Object.entries(fields))) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(wellFormed, anyFields)
      .map(([right, wrong]) => encode([...Object.entries(right), ...wrong])),
  },
  { weight: 2, arbitrary: anyFields.map(encode) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      anyText,
      fc.json(),
      fc.constantFrom(...NASTY_TEXTS.map((text) => `message=${text}&choice=${text}`)),
    ),
  },
)

function encode(fields: [string, string][]): string {
  return new URLSearchParams(fields).toString()
}
