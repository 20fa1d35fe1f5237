import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import openapiTS, { astToString } from 'openapi-typescript'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openApi } from '~/api/contract/document.server'
import { API_SCOPES } from '~/domain/api-keys/scopes'
import { type Firm, idsOf, makeFirm } from '../../factories/firm'
import { house } from '../../support/house'
import { type Bridge, openBridge } from '../docs/bridge'
import { makeCaller } from '../v1/caller'

// What an integrator does with the contract: types made of it, a client over them, a program that compiles and runs.

const run = promisify(execFile)
const TSC = resolve('node_modules/typescript-7/bin/tsc')
/** Within the repository, so that its packages are found. */
const HOME = resolve('node_modules/.cache')

const STRICT = {
  strict: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  skipLibCheck: true,
  types: ['node'],
}

const PROGRAM = `
import createClient from 'openapi-fetch'
import type { paths } from './schema'

const { BASE_URL: baseUrl, KEY } = process.env as Record<'BASE_URL' | 'KEY', string>
const client = createClient<paths>({ baseUrl, headers: { Authorization: \`Bearer \${KEY}\` } })

const made = await client.POST('/api/v1/customers', {
  params: { header: { 'Idempotency-Key': 'client-1' } },
  body: { kind: 'business', name: 'Werft Kruse KG', street: 'Kai 1', postal_code: '24103', city: 'Kiel' },
})
const customer_id = made.data?.id ?? ''
const drafted = await client.POST('/api/v1/invoices', {
  params: {},
  body: {
    customer_id,
    service_from: '2026-01-01',
    service_to: '2026-01-31',
    lines: [{ description: 'Anstrich', quantity: '2.5', unit: 'HUR', unit_price: '45.00', tax_rate: '19' }],
  },
})
const invoice_id = drafted.data?.id ?? ''
const issued = await client.POST('/api/v1/invoices/{invoice_id}/issuance', { params: { path: { invoice_id } } })
const again = await client.POST('/api/v1/invoices/{invoice_id}/issuance', { params: { path: { invoice_id } } })
const list = await client.GET('/api/v1/invoices', { params: { query: { customer_id, state: 'open' } } })
const refused = await client.POST('/api/v1/customers', {
  params: {},
  body: { kind: 'consumer', name: '', street: 'Kai 1', postal_code: '1', city: 'Kiel' },
})
const code: 'already_issued' | string | undefined = again.error?.code
const total: string | undefined = list.data?.items[0]?.gross

console.log(JSON.stringify([issued.data?.state, code, total, refused.error?.errors?.map(({ pointer }) => pointer).sort()]))
`

/** Each would be refused at run time. */
const WRONG = [
  `client.GET('/api/v1/kunden')`,
  `client.GET('/api/v1/invoices', { params: { query: { state: 'unpaid' } } })`,
  `client.POST('/api/v1/customers', { params: {}, body: { kind: 'business' } })`,
  `client.POST('/api/v1/payments', { params: {}, body: { amount: 119 } })`,
]

let bridge: Bridge
let firm: Firm
let folder: string

beforeAll(async () => {
  mkdirSync(HOME, { recursive: true })
  folder = mkdtempSync(join(HOME, 'zahltag-client-'))
  bridge = await openBridge()
  firm = await makeFirm(house, 'klient', idsOf('f'))
  const types = astToString(await openapiTS(JSON.stringify(openApi('http://localhost:3000'))))
  writeFileSync(join(folder, 'schema.d.ts'), types)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: STRICT, files: ['program.ts'] }),
  )
})
afterAll(async () => {
  await bridge.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function compile(program: string): Promise<string> {
  writeFileSync(join(folder, 'program.ts'), program)
  try {
    await run(process.execPath, [TSC, '-p', '.'], { cwd: folder })
    return ''
  } catch (error) {
    return String((error as { stdout?: string }).stdout)
  }
}

test('a program over the generated client compiles, and walks a firm', async () => {
  expect(await compile(PROGRAM)).toBe('')
  const { key } = await makeCaller(API_SCOPES, firm.scope)
  const env = { ...process.env, BASE_URL: bridge.url, KEY: key }
  const { stdout } = await run(process.execPath, ['program.js'], { cwd: folder, env })
  expect(JSON.parse(stdout)).toEqual(['open', 'already_issued', '133.88', ['/last_name', '/postal_code']])
})

test('what the interface would refuse does not compile', async () => {
  const [head = ''] = PROGRAM.split('const made')
  const faults = await compile(head + WRONG.map((one) => `await ${one}\n`).join(''))
  const lines = new Set([...faults.matchAll(/program\.ts\((\d+),/g)].map(([, line]) => Number(line)))
  const first = head.split('\n').length
  expect([...lines].toSorted((one, other) => one - other)).toEqual(WRONG.map((_, index) => first + index))
})
