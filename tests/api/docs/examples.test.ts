import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS } from '~/api/contract/calls'
import { callsOf } from '~/commands/demo/serve'
import type { DemoSummary } from '~/commands/demo/summary'
import { API_SCOPES } from '~/domain/api-keys/scopes'
import { CHAPTERS } from '~/i18n/docs/ids'
import { signIn } from '../../account/people'
import { type Firm, idsOf, makeFirm, PASSWORD } from '../../factories/firm'
import { ask, ORIGIN } from '../../support/app'
import { house } from '../../support/house'
import { assertDescribed } from '../contract/described'
import { type Caller, makeCaller } from '../v1/caller'
import { type Bridge, openBridge } from './bridge'
import { LANGUAGES, runAll } from './run'

// Every example as it stands on the pages, as the owner of a firm sees them, run by curl, Node and Python. Each language
// has a firm of its own, so that nothing was done before.

let bridge: Bridge

beforeAll(async () => {
  bridge = await openBridge()
})
afterAll(() => bridge.stop())

async function pageFor(cookie: string, path: string): Promise<string> {
  const answer = await ask(path, { headers: { Cookie: cookie } })
  expect(answer.status, path).toBe(200)
  return answer.text()
}

/** What the pages show in a language. */
function examplesIn(page: string, language: string): string[] {
  const blocks = page.matchAll(/<pre class="code"[^>]*data-language="(\w+)"[^>]*><code>(.*?)<\/code>/gs)
  return [...blocks].filter(([, of]) => of === language).map(([, , code = '']) => unescaped(code))
}

function unescaped(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
  return html.replace(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => entities[name] ?? '')
}

const EXAMPLES = CALLS.flatMap(({ id, answer, events = [] }) =>
  Array.from({ length: Math.max(1, events.length) }, () => ({ id, status: answer.status })),
)

describe.each(LANGUAGES.map((language, index) => ({ language, letter: 'abc'[index] ?? 'a' })))(
  '$language',
  ({ language, letter }) => {
    let firm: Firm
    let cookie: string

    beforeAll(async () => {
      firm = await makeFirm(house, `beispiel-${letter}`, idsOf(letter))
      cookie = (await signIn(firm.email('owner'), PASSWORD)) ?? ''
      await issueOne(await makeCaller(API_SCOPES, firm.scope), firm.subjects.customerId)
    })

    test('runs every example of every call, and each is answered as the contract says', async () => {
      const pages = await Promise.all(
        CHAPTERS.map((chapter) => pageFor(cookie, `/api/docs/calls/${chapter}`)),
      )
      const codes = pages.flatMap((page) => examplesIn(page, language))
      expect(codes).toHaveLength(EXAMPLES.length)
      const first = bridge.answered.length
      const { exitCode, output } = await runAll(
        language,
        codes.map((code) => code.replaceAll(ORIGIN, bridge.url)),
        {
          ZAHLTAG_KEY: firm.key,
          ZAHLTAG_WEBHOOK_SECRET: process.env.WEBHOOK_SECRET ?? '',
          ZAHLTAG_SESSION: cookie,
        },
      )
      expect(exitCode, output).toBe(0)
      const answered = bridge.answered.slice(first)
      const seen: { id: string; status: number }[] = []
      for (const { method, url, answer } of answered)
        seen.push({ id: await assertDescribed(method, url, answer), status: answer.status })
      expect(seen).toEqual(EXAMPLES.toSorted(byChapter))
    })

    test('an export that was copied and sent with other hours is taken as another one', async () => {
      const [page, hours] = await Promise.all(
        ['webhook', 'hours'].map((chapter) => pageFor(cookie, `/api/docs/calls/${chapter}`)),
      )
      const [delivered = ''] = examplesIn(page ?? '', language)
      const reported =
        examplesIn(hours ?? '', language).find((code) => code.includes('Idempotency-Key')) ?? ''
      const pause = language === 'curl' ? ['sleep 1'] : []
      const other = (code: string) => code.replace('160', '161')
      const { exitCode, output } = await runAll(
        language,
        [delivered, reported, ...pause, other(delivered), other(reported)].map((code) =>
          code.replaceAll(ORIGIN, bridge.url),
        ),
        { ZAHLTAG_KEY: firm.key, ZAHLTAG_WEBHOOK_SECRET: process.env.WEBHOOK_SECRET ?? '' },
      )
      expect(exitCode, output).toBe(0)
      expect(bridge.answered.slice(-4).map(({ answer }) => answer.status)).toEqual([200, 200, 200, 200])
    })
  },
)

/** Through the interface, so that it has its papers. */
async function issueOne(caller: Caller, customer_id: string): Promise<void> {
  const line = { description: 'Reinigung', quantity: '1', unit: 'HUR', unit_price: '80.00', tax_rate: '19' }
  const body = { customer_id, service_from: '2026-01-01', service_to: '2026-01-31', lines: [line] }
  const { id } = (await (await caller.send('POST', 'invoices', body)).json()) as { id: string }
  expect((await caller.send('POST', `invoices/${id}/issuance`, {})).status).toBe(200)
}

/** In the order of the pages. */
function byChapter(one: { id: string }, other: { id: string }): number {
  const place = ({ id }: { id: string }) =>
    CHAPTERS.indexOf(CALLS.find((call) => call.id === id)?.chapter ?? 'customers')
  return place(one) - place(other)
}

test('the three calls that the demo prints are answered as they should be', async () => {
  const firm = await makeFirm(house, 'demo', idsOf('9'))
  const summary = {
    base_url: bridge.url,
    api_key: firm.key,
    webhook_secret: process.env.WEBHOOK_SECRET,
    mandant_id: firm.scope.tenantId,
    month: firm.month,
    employees: [{ id: firm.subjects.employeeId }],
  } as DemoSummary
  const first = bridge.answered.length
  const { exitCode, output } = await runAll(
    'curl',
    callsOf(summary).map(([, call]) => call),
    {},
  )
  expect(exitCode, output).toBe(0)
  const seen = bridge.answered
    .slice(first)
    .map(async ({ method, url, answer }) => assertDescribed(method, url, answer))
  expect(await Promise.all(seen)).toEqual(['listInvoices', 'createCustomer', 'receiveEvent'])
})

describe('the check of a signature', () => {
  const secret = `whsec_${Buffer.from('Zahltag sagt anderen, was geschah').toString('base64')}`
  const body = JSON.stringify({ type: 'invoice.paid', data: { number: 'R-1', name: 'Käthe' } })
  const headersFor = (at: Date) => ({
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': `v1,AAAA ${new Webhook(secret).sign('msg_1', at, body)}`,
  })
  const NOW = headersFor(new Date())
  const OLD = headersFor(new Date(Date.now() - 600_000))
  const CASES = [
    [NOW, body, true],
    [NOW, body.replace('R-1', 'R-2'), false],
    [OLD, body, false],
    [{ ...NOW, 'webhook-signature': 'v1,AAAA' }, body, false],
  ] as const
  const ASKING: Record<string, string> = {
    Node: `for (const [headers, body] of JSON.parse(process.env.CASES)) console.log(isFromZahltag(headers, body, process.env.SECRET))`,
    Python: `import json, os\nfor headers, body, _ in json.loads(os.environ["CASES"]): print(is_from_zahltag(headers, body, os.environ["SECRET"]))`,
  }

  test.each(Object.keys(ASKING))('in %s knows ours from others’ and from old ones', async (language) => {
    const [code = ''] = examplesIn(await pageFor('', '/api/docs/events'), language)
    const env = { SECRET: secret, CASES: JSON.stringify(CASES) }
    const { output } = await runAll(language, [`${code}\n${ASKING[language]}`], env)
    expect(output.toLowerCase().trim().split('\n')).toEqual(CASES.map(([, , isOurs]) => String(isOurs)))
  })
})
