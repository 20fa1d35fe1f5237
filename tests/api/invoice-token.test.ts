import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Scope } from '~/domain/kernel/scope'
import type { Role } from '~db/schema'
import { makeCustomer } from '../factories/customers'
import { makeDraft, makeInvoice } from '../factories/invoices'
import { makeTenant } from '../factories/tenants'
import { ask } from '../support/app'
import { db, house } from '../support/house'
import { signedInAs } from '../support/session'

vi.setSystemTime('2026-03-02T09:00:00Z')

interface Record {
  token: string
  link: string
  expires_at: string
}

let scope: Scope
let invoiceId: string
let owner: { Cookie: string }

beforeAll(async () => {
  scope = await makeTenant(house)
  owner = await signedInAs(house, scope, 'owner')
})

/** Each test has an invoice of its own, whose link lives 180 days. */
async function freshInvoice(): Promise<string> {
  const customer = await makeCustomer(house, scope)
  invoiceId = (await makeInvoice(house, scope, customer.id)).id
  return invoiceId
}

function request(id: string, body?: string, headers: HeadersInit = owner): Promise<Response> {
  return ask(`/api/intern/rechnungen/${id}/token`, {
    method: 'POST',
    headers,
    ...(body === undefined ? {} : { body }),
  })
}

async function record(id: string, body?: string): Promise<Record> {
  const response = await request(id, body)
  expect(response.status).toBe(200)
  return (await response.json()) as Record
}

async function problem(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json')
  return (await response.json()) as { status: number; errors?: { pointer: string }[] }
}

describe('the token route', () => {
  test('answers exactly token, link and expires_at of the live link, again and again', async () => {
    const id = await freshInvoice()
    const first = await record(id)
    expect(Object.keys(first).sort()).toEqual(['expires_at', 'link', 'token'])
    expect(first.link).toBe(`http://localhost:3000/rechnung/${first.token}`)
    expect(first.expires_at).toBe('2026-08-29T09:00:00.000Z')
    expect(await record(id, '')).toEqual(first)
    expect(await record(id.toUpperCase(), '{}')).toEqual(first)
    expect((await ask(`/rechnung/${first.token}`)).status).toBe(200)
  })

  test('gives a link its own lifetime and leaves the older one alive', async () => {
    const id = await freshInvoice()
    const before = await record(id)
    const short = await record(id, '{"gueltig_tage": 30}')
    expect(short.expires_at).toBe('2026-04-01T09:00:00.000Z')
    expect(short.token).not.toBe(before.token)
    expect((await ask(`/rechnung/${before.token}`)).status).toBe(200)
  })

  test('makes a new link when the live one has less than 14 days left', async () => {
    const id = await freshInvoice()
    const before = await record(id)
    vi.setSystemTime('2026-08-20T09:00:00Z')
    try {
      const cookie = await signedInAs(house, { ...scope, at: '2026-08-20T09:00:00.000Z' }, 'owner')
      const after = (await (await request(id, undefined, cookie)).json()) as Record
      expect(after.expires_at).toBe('2027-02-16T09:00:00.000Z')
      expect((await ask(`/rechnung/${before.token}`)).status).toBe(200)
    } finally {
      vi.setSystemTime('2026-03-02T09:00:00Z')
    }
  })

  test('revokes the older links only where neu asks for it, and leaves a line in the audit', async () => {
    const id = await freshInvoice()
    const before = await record(id)
    const renewed = await record(id, '{"neu": true}')
    expect((await ask(`/rechnung/${before.token}`)).status).toBe(410)
    expect((await ask(`/rechnung/${renewed.token}`)).status).toBe(200)
    const lines = await db
      .selectFrom('audit_entries')
      .select(['action', 'after_json'])
      .where('action', 'like', 'link.%')
      .orderBy('seq')
      .execute()
    const mine = lines.filter((line) => line.after_json?.includes(id))
    expect(mine.map((line) => line.action)).toEqual(['link.renewed'])
    expect(JSON.stringify(lines)).not.toContain(renewed.token)
  })

  test('makes a link for a draft that says the invoice is not ready', async () => {
    const customer = await makeCustomer(house, scope)
    const draft = await makeDraft(house, scope, customer.id)
    const { token } = await record(draft.id)
    expect((await ask(`/rechnung/${token}`)).status).toBe(404)
  })

  test.each<[string, number, string[]]>([
    ['{"gueltig_tage": 0}', 422, ['/gueltig_tage']],
    ['{"gueltig_tage": 731}', 422, ['/gueltig_tage']],
    ['{"gueltig_tage": 1.5, "neu": "ja"}', 422, ['/gueltig_tage', '/neu']],
    ['{"tage": 3}', 422, ['']],
    ['[]', 422, ['']],
    ['null', 422, ['']],
  ])('refuses %s with %i', async (body, status, pointers) => {
    const response = await request(await freshInvoice(), body)
    expect(response.status).toBe(status)
    const { errors } = await problem(response)
    expect(errors?.map((error) => error.pointer)).toEqual(pointers)
  })

  test('refuses what is no JSON with 400', async () => {
    const response = await request(await freshInvoice(), 'gueltig_tage=3')
    expect(response.status).toBe(400)
    await problem(response)
  })

  test('answers 401 without a session, never a redirect', async () => {
    const response = await request(await freshInvoice(), undefined, {})
    expect(response.status).toBe(401)
    await problem(response)
  })

  test.each<[Role, number]>([
    ['owner', 200],
    ['invoicing', 200],
    ['payroll', 403],
    ['read_only', 403],
  ])('answers the role %s with %i', async (role, status) => {
    const response = await request(await freshInvoice(), undefined, await signedInAs(house, scope, role))
    expect(response.status).toBe(status)
    if (status !== 200) await problem(response)
  })

  test("answers 404 for another tenant's invoice and for what is no id", async () => {
    const stranger = await makeTenant(house)
    const theirs = await makeInvoice(house, stranger, (await makeCustomer(house, stranger)).id)
    for (const id of [theirs.id, 'x', 'ffffffff-ffff-4fff-8fff-ffffffffffff']) {
      const response = await request(id)
      expect(response.status).toBe(404)
      await problem(response)
    }
    const links = await db
      .selectFrom('access_links')
      .select('id')
      .where('invoice_id', '=', theirs.id)
      .execute()
    expect(links).toHaveLength(1)
  })
})
