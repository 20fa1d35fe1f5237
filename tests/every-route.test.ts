import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findAccount } from '~/domain/users/accounts/accounts.server'
import { startPendingSignIn } from '~/domain/users/accounts/pending-sign-ins.server'
import { newSessionToken } from '~/http/session-cookie.server'
import { canaries } from './support/canaries'
import { versionSeenBy } from './support/effects'
import { expectAnswer } from './support/expected-headers'
import { type Rows, rowsReader, tablesOfTenants } from './support/firm-rows'
import { signIn } from './support/knock'
import { MARKER } from './support/made-firms'
import { knockOnBroken, knockStrangely, REQUESTED_IBAN, WEBHOOK_IBAN } from './support/odd-ways'
import { expectOwnWords } from './support/own-words'
import { type RawAnswer, rawRequest } from './support/raw-request'
import { headersFor, routeCases } from './support/route-cases'
import { type RunningFirms, startWithFirms } from './support/running-firm'
import { pathOf, type Visit, type Visitor, visit, visits } from './support/visits'

// Every route once in every way that it can answer: its status, its headers, whose words it shows, and what it leaves in
// the rows of two firms with the same names, numbers and ids. Roles are in roles.test.ts, ids and links of the other firm
// in tenancy.test.ts. What is secret is known and carried through all of that, and through strange requests and every
// failure: none of it may turn up in what the product prints, in the name of a file, or (but for the salary) readable in
// the bytes of the database.

let running: RunningFirms
let visitor: Visitor
let rows: () => Promise<Rows>
const answers: RawAnswer[] = []

beforeAll(async () => {
  running = await startWithFirms({ LOG_LEVEL: 'debug' })
  rows = await rowsReader(running)
  const session = await signIn(running.server.baseUrl, running.firm.email('owner'))
  visitor = { running, session, halfSession: await halfSession() }
})
afterAll(() => running.stop())

describe('each route', () => {
  test('what both firms own is looked at', async () => {
    expect((await tablesOfTenants(running)).length).toBeGreaterThan(20)
  })

  test.each(visits)('$path, $way: $method $status', async (one) => {
    const before = await rows()
    const answer = await visit(visitor, one)
    answers.push(answer)
    expectAnswer(answer, one)
    expect(answer.headers['strict-transport-security']).toBeUndefined()
    expectOwnWords(answer, one)
    const after = await rows()
    expect(after.theirs).toEqual(before.theirs)
    if (changesNothing(one)) expect(after).toEqual(before)
  })
})

test('a method that no route serves is refused everywhere, and changes nothing', async () => {
  const before = await rows()
  for (const route of routeCases) {
    const one: Visit = { path: route.path, route, way: 'wrong method', method: 'PROPFIND', status: 405 }
    const answer = await visit(visitor, one)
    answers.push(answer)
    expectAnswer(answer, one)
  }
  expect(await rows()).toEqual(before)
})

test('a HEAD of any page or file changes nothing', async () => {
  const version = await versionSeenBy(running.house.reader)
  // The page of an imported file keeps its verdicts on the rows, which it would otherwise find again at each look.
  const judges = /^\/buero\/\w+\/import\/[\w-]{36}/
  for (const route of routeCases.filter(({ row }) => row.methods.includes('GET'))) {
    const path = pathOf(running, route, 'in order')
    if (judges.test(path)) continue
    const headers = { ...headersFor(route, 'GET', running.firm.key), Cookie: visitor.session }
    const answer = await rawRequest(running.server.baseUrl, path, { method: 'HEAD', headers })
    expect([answer.status === 405, answer.bytes.length]).toEqual([false, 0])
    expect(await versionSeenBy(running.house.reader), `HEAD ${path}`).toBe(version)
  }
})

describe('a sign-in that waits for its code, and still does', () => {
  test.each(['/anmelden/code', '/anmelden'])('is one at %s', async (path) => {
    const headers = { Cookie: visitor.halfSession }
    const answer = await rawRequest(running.server.baseUrl, path, { headers })
    expect(answer.status).toBe(200)
    expect(answer.body).not.toContain(MARKER)
  })
})

describe('what is secret stays so', () => {
  beforeAll(async () => {
    answers.push(...(await knockStrangely(visitor)), ...(await knockOnBroken(visitor)))
  })

  describe('what was asked', () => {
    test('left its IBANs in the database', async () => {
      const rows = await running.db.selectFrom('mandates').select('iban_masked').execute()
      for (const iban of [REQUESTED_IBAN, WEBHOOK_IBAN])
        expect(rows.map((row) => row.iban_masked.slice(-4))).toContain(iban.slice(-4))
    })

    test('reached the product in every way: good answers, refusals and crashes', () => {
      const statuses = new Set(answers.map((answer) => answer.status))
      for (const status of [200, 303, 400, 401, 403, 404, 405, 410, 413, 415, 422, 500])
        expect(statuses).toContain(status)
      expect(running.server.output().match(/"event":"request"/g)?.length).toBeGreaterThan(answers.length / 2)
      expect(running.server.output()).toContain('"event":"unexpected"')
    })
  })

  describe('stdout and stderr', () => {
    test('hold nothing that is secret', () => {
      const output = running.server.output()
      for (const [name, value] of canaries(visitor)) expect(output.includes(value), name).toBe(false)
    })

    test('hold no salary, no name and no text of a person', () => {
      expect(running.server.output()).not.toMatch(/333333|3\.333,33|288889/)
      expect(running.server.output()).not.toContain(MARKER)
    })
  })

  describe('the data directory', () => {
    test('no file is named after a secret', () => {
      const names = readdirSync(running.server.dataDir, { recursive: true }).join('\n')
      expect(names).toContain('zahltag.sqlite')
      for (const [name, value] of canaries(visitor)) expect(names.includes(value), name).toBe(false)
    })

    test('the database and its WAL hold no secret in the clear, in no usual writing', () => {
      const files = readdirSync(running.server.dataDir).filter((name) => name.includes('sqlite'))
      expect(files).toContain('zahltag.sqlite-wal')
      const bytes = Buffer.concat(files.map((name) => readFileSync(join(running.server.dataDir, name))))
      expect(bytes.includes(MARKER)).toBe(true)
      for (const [name, value] of canaries(visitor)) {
        for (const writing of [
          value,
          value.replace(/(.{4})(?=.)/g, '$1 '),
          Buffer.from(value).toString('base64url'),
        ])
          expect(bytes.includes(writing), name).toBe(false)
      }
    })
  })

  describe('pages', () => {
    test('load nothing from and send nothing to another host', () => {
      const pages = answers.filter((answer) => answer.headers['content-type']?.startsWith('text/html'))
      expect(pages.length).toBeGreaterThan(20)
      for (const { body } of pages) {
        const addresses = [...body.matchAll(/(?:src|srcset|href|action|formaction|poster|data)="([^"]*)"/g)]
        const foreign = addresses
          .map(([, address = '']) => address)
          .filter(
            (address) =>
              /^(?:[a-z]+:)?\/\//i.test(address) &&
              !address.startsWith(running.server.baseUrl) &&
              !address.startsWith('otpauth://totp/'),
          )
        expect(foreign).toEqual([])
      }
    })
  })
})

function changesNothing({ way }: Visit): boolean {
  return !['in order', 'wrong', 'too large'].includes(way) && !way.startsWith('ended')
}

/**
 * A session of somebody who has entered the password and not yet the code: not the owner's, which ends with the owner's
 * next password.
 */
async function halfSession(): Promise<string> {
  const { house, firm } = running
  const account = await findAccount(house.reader, firm.email('payroll'))
  const { tokenHash, setCookie } = await newSessionToken()
  await startPendingSignIn(house, {
    tokenHash,
    userId: account?.userId ?? '',
    tenantId: firm.scope.tenantId,
    at: new Date().toISOString(),
  })
  return setCookie.split(';')[0] ?? ''
}
