import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CONFIDENTIAL, PASSWORD } from './factories/firm'
import {
  GUESSED_PASSWORD,
  knockEverywhere,
  knockOnBroken,
  knockStrangely,
  REQUESTED_IBAN,
  WEBHOOK_IBAN,
} from './support/every-way'
import { signIn } from './support/knock'
import { MARKER } from './support/made-firms'
import type { RawAnswer } from './support/raw-request'
import { type RunningFirms, startWithFirms } from './support/running-firm'

// Values that are known are carried through every route and every failure of the running product. None may turn
// up in what it prints, in the name of a file, or (but for the salary) readable in the bytes of the database.

let running: RunningFirms
let session: string
let answers: RawAnswer[]
let output: string

beforeAll(async () => {
  running = await startWithFirms({ LOG_LEVEL: 'debug' })
  session = await signIn(running.server.baseUrl, running.firm.email('owner'))
  const visitor = { running, session }
  answers = [
    ...(await knockEverywhere(visitor)),
    ...(await knockStrangely(visitor)),
    ...(await knockOnBroken(visitor)),
  ]
  output = running.server.output()
}, 120_000)
afterAll(() => running.stop())

function canaries(): [string, string][] {
  const { firm } = running
  const tokens = Object.entries({ ...firm.subjects.tokens, draft: firm.subjects.draftToken })
  const ended = [...Object.values(firm.expired), ...Object.values(firm.revoked)]
  const cookie = decodeURIComponent(/=(.*)$/.exec(session)?.[1] ?? '')
  const values: [string, string][] = [
    ...tokens.map(([name, token]): [string, string] => [`token of ${name}`, token]),
    ...ended.map((token): [string, string] => ['token of an ended link', token]),
    ['session cookie', cookie],
    ['session', JSON.parse(Buffer.from(cookie, 'base64').toString()) as string],
    ['password', PASSWORD],
    ['guessed password', GUESSED_PASSWORD],
    ['webhook secret', String(process.env.WEBHOOK_SECRET)],
    ['link keys', String(process.env.LINK_KEYS).slice(3)],
    ['field keys', String(process.env.FIELD_KEYS).slice(3)],
    ['IBAN of a customer', CONFIDENTIAL.customerIban],
    ['IBAN of an employee', CONFIDENTIAL.employeeIban],
    ['IBAN of a form', REQUESTED_IBAN],
    ['IBAN of the webhook', WEBHOOK_IBAN],
    ['tax id', CONFIDENTIAL.taxId],
    ['social insurance number', CONFIDENTIAL.socialInsuranceNumber],
  ]
  // Half a token is as telling, and so is its signature alone.
  return values.flatMap(([name, value]) => {
    const signature = value.split('.')[2]
    return signature
      ? [[name, value] as [string, string], [`signature of a ${name}`, signature] as [string, string]]
      : [[name, value] as [string, string]]
  })
}

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
    expect(output.match(/"event":"request"/g)?.length).toBeGreaterThan(answers.length / 2)
    expect(output).toContain('"event":"unexpected"')
  })
})

describe('stdout and stderr', () => {
  test('hold nothing that is secret', () => {
    for (const [name, value] of canaries()) expect(output.includes(value), name).toBe(false)
  })

  test('hold no salary, no name and no text of a person', () => {
    expect(output).not.toMatch(/333333|3\.333,33|288889/)
    expect(output).not.toContain(MARKER)
  })
})

describe('the data directory', () => {
  test('no file is named after a secret', () => {
    const names = readdirSync(running.server.dataDir, { recursive: true }).join('\n')
    expect(names).toContain('zahltag.sqlite')
    for (const [name, value] of canaries()) expect(names.includes(value), name).toBe(false)
  })

  test('the database and its WAL hold no secret in the clear, in no usual writing', () => {
    const files = readdirSync(running.server.dataDir).filter((name) => name.includes('sqlite'))
    expect(files).toContain('zahltag.sqlite-wal')
    const bytes = Buffer.concat(files.map((name) => readFileSync(join(running.server.dataDir, name))))
    expect(bytes.includes(MARKER)).toBe(true)
    for (const [name, value] of canaries()) {
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
          (address) => /^(?:[a-z]+:)?\/\//i.test(address) && !address.startsWith(running.server.baseUrl),
        )
      expect(foreign).toEqual([])
    }
  })
})
