import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { redact } from '~/redact'
import type { LinkPurpose } from '~db/schema'
import { fromNewAddress, postForm, signIn } from '../support/knock'
import { MARKER } from '../support/made-firms'
import { type RawAnswer, rawRequest } from '../support/raw-request'
import { type RunningFirms, startWithFirms } from '../support/running-firm'

// The router decodes a path and does not care for case. Whatever it understands, the front's rules must hold for.

let running: RunningFirms
let cookie: string

beforeAll(async () => {
  running = await startWithFirms({ LOG_LEVEL: 'debug' })
  cookie = await signIn(running.server.baseUrl, running.firm.email('owner'))
})
afterAll(() => running.stop())

const PURPOSES: LinkPurpose[] = ['rechnung', 'portal', 'mitarbeiter-portal']
const hex = (text: string) => text.charCodeAt(0).toString(16).toUpperCase()
const encoded = (text: string) => text.replace(/./g, (letter) => `%${hex(letter)}`)

/** Ways to write `/word/token` that the router might understand, and whether it still is served. */
const WAYS: [name: string, write: (word: string, token: string) => string, isServed: boolean][] = [
  ['as it is', (word, token) => `/${word}/${token}`, true],
  ['one letter encoded', (word, token) => `/%${hex(word)}${word.slice(1)}/${token}`, false],
  [
    'one letter encoded in small letters',
    (word, token) => `/${word.slice(0, -1)}%${hex(word.at(-1) ?? '').toLowerCase()}/${token}`,
    false,
  ],
  ['every letter encoded', (word, token) => `/${encoded(word)}/${token}`, false],
  ['a capital encoded', (word, token) => `/%${hex(word.toUpperCase())}${word.slice(1)}/${token}`, false],
  ['encoded twice', (word, token) => `/%25${hex(word)}${word.slice(1)}/${token}`, false],
  ['a slash encoded', (word, token) => `/${word}%2F${token}`, false],
  ['a backslash encoded', (word, token) => `/${word}%5C${token}`, false],
  ['the token encoded', (word, token) => `/${word}/${encoded(token)}`, false],
  ['word and token encoded', (word, token) => `/${encoded(word)}/${encoded(token)}`, false],
  [
    'word and token encoded twice',
    (word, token) => `/${encoded(encoded(word))}/${encoded(encoded(token))}`,
    false,
  ],
  ['in capitals', (word, token) => `/${word.toUpperCase()}/${token}`, true],
  ['in mixed case', (word, token) => `/${word[0]?.toUpperCase()}${word.slice(1)}/${token}`, true],
  ['with a slash at the end', (word, token) => `/${word}/${token}/`, true],
  ['with two slashes at the end', (word, token) => `/${word}/${token}//`, false],
  ['with two slashes in front', (word, token) => `//${word}/${token}`, false],
  ['with two slashes inside', (word, token) => `/${word}//${token}`, false],
  ['around a corner', (word, token) => `/build/%2e%2e/${word}/${token}`, true],
]

const cases = PURPOSES.flatMap((purpose) =>
  WAYS.map(([name, write, isServed]) => ({ purpose, name, write, isServed })),
)

function ask(path: string, headers: Record<string, string> = {}): Promise<RawAnswer> {
  return rawRequest(running.server.baseUrl, path, { headers: { ...fromNewAddress(), ...headers } })
}

function expectPageHeaders({ headers }: RawAnswer): void {
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'/)
  expect(headers['cache-control']).toMatch(/no-store/)
}

describe.each(cases)('/$purpose/…, $name', ({ purpose, write, isServed }) => {
  test('is a page like any other, or none', async () => {
    const answer = await ask(write(purpose, running.firm.subjects.tokens[purpose]))
    expect(answer.status).toBe(isServed ? 200 : 404)
    expect(answer.body.includes(MARKER)).toBe(isServed)
    expectPageHeaders(answer)
  })

  test.each(['.data', '.dat%61', '%2Edata', '.data/', '/.data', '%252Edata', '.DATA'])(
    'gives no data with %s',
    async (ending) => {
      const answer = await ask(write(purpose, running.firm.subjects.tokens[purpose] + ending))
      expect(answer.status).toBe(404)
      expect(answer.body).not.toContain(MARKER)
      expectPageHeaders(answer)
    },
  )
})

describe('in capitals', () => {
  test.each([
    ['/API/nirgends', 404],
    ['/Api/intern/rechnungen/1/token', 405],
  ])('%s is for machines', async (path, status) => {
    const answer = await ask(path)
    expect(answer.status).toBe(status)
    expect(answer.headers['content-type']).toBe('application/problem+json')
  })

  test('a machine without a session is told so', async () => {
    const answer = await postForm(running.server.baseUrl, '/API/intern/rechnungen/1/token', {})
    expect(answer.status).toBe(401)
  })

  test('the page of a mail may still show it', async () => {
    const { mailId } = running.firm.subjects
    const answer = await ask(`/BUERO/Postausgang/${mailId}`, { Cookie: cookie })
    expect(answer.headers['content-security-policy']).toContain("frame-src 'self'")
  })
})

test.each(['', '/', '.data'])(
  'the form for a fresh link is found in capitals, ending in "%s"',
  async (ending) => {
    const answer = await ask(`/PORTAL/${running.firm.subjects.tokens.portal}/neuer-link${ending}`)
    expect(answer.status).toBe(ending === '.data' ? 404 : 200)
  },
)

describe('what holds the mails back', () => {
  test.each(['/buero/postausgang/pause/', '/BUERO/postausgang/PAUSE', '/buero/postausgang/Pause//'])(
    '%s does not let them go',
    async (path) => {
      const { baseUrl } = running.server
      await postForm(baseUrl, '/buero/postausgang/pause', {}, { Cookie: cookie })
      const before = await pausedSince()
      await postForm(baseUrl, path, {}, { Cookie: cookie })
      expect(before).not.toBeNull()
      expect(await pausedSince()).toBe(before)
    },
  )
})

function pausedSince() {
  const { db, firm } = running
  return db
    .selectFrom('tenants')
    .select('mail_paused_at')
    .where('id', '=', String(firm.scope.tenantId))
    .executeTakeFirstOrThrow()
    .then((row) => row.mail_paused_at)
}

test('none of this leaves a token in the log, however it was written', () => {
  const output = running.server.output()
  expect(output).toContain('[link]')
  for (const token of Object.values(running.firm.subjects.tokens)) {
    for (const part of [token, token.split('.')[2] ?? '']) {
      for (const writing of [part, encoded(part), encoded(encoded(part))]) {
        expect(output.includes(writing)).toBe(false)
        expect(output.toUpperCase().includes(writing.toUpperCase())).toBe(false)
      }
    }
  }
})

describe('what a library might print of such a path', () => {
  test.each([
    ['{"path":"/%72echnung/%65yJhbGciOi.b.c"}', '{"path":"/rechnung/[link]"}'],
    ['/%252572echnung%252Fabc refused', '/rechnung/[link] refused'],
    ['/portal%5C%65yJhbGciOi', '/portal/[link]'],
    ['/MITARBEITER-PORTAL/abc', '/MITARBEITER-PORTAL/[link]'],
    ['?code%3Dabc', '?code=[removed]'],
    ['/x%2525%20y, 100%', '/x%2525%20y, 100%'],
  ])('%s', (text, clean) => {
    expect(redact(text)).toBe(clean)
  })
})
