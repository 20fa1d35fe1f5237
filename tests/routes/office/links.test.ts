import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Scope } from '~/domain/scope'
import type { Role } from '~db/schema'
import { makeCustomer } from '../../factories/customers'
import { makeEmployee } from '../../factories/employees'
import { makeInvoice } from '../../factories/invoices'
import { makeTenant } from '../../factories/tenants'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { signedInAs } from '../../support/session'

vi.setSystemTime('2026-03-02T09:00:00Z')

let scope: Scope
let owner: { Cookie: string }

beforeAll(async () => {
  scope = await makeTenant(house)
  owner = await signedInAs(house, scope, 'owner')
})

async function makePages() {
  const invoice = await makeInvoice(house, scope, (await makeCustomer(house, scope)).id)
  const employee = await makeEmployee(house, scope)
  return {
    invoice: `/buero/rechnungen/${invoice.id}/link`,
    employee: `/buero/mitarbeiter/${employee.id}/link`,
  }
}

/** The link that the page shows in its field. */
async function shownLink(path: string): Promise<string | undefined> {
  const response = await ask(path, { headers: owner })
  expect(response.status).toBe(200)
  const field = (await response.text()).match(/<input[^>]*id="link"[^>]*>/)?.[0]
  expect(field ?? 'readOnly').toMatch(/readonly/i)
  return field?.match(/value="([^"]+)"/)?.[1]
}

describe('the page of a link', () => {
  test.each(['invoice', 'employee'] as const)(
    'shows the link of an %s, and no address carries it',
    async (kind) => {
      const path = (await makePages())[kind]
      const answer = await post(path, {}, owner)
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe(path)
      const link = await shownLink(path)
      expect(link).toMatch(/^http:\/\/localhost:3000\/(rechnung|mitarbeiter-portal)\/ey/)
      expect((await ask(new URL(link ?? '').pathname)).status).toBe(200)
      await post(path, {}, owner)
      expect(await shownLink(path)).toBe(link)
    },
  )

  test('offers to make one where none lives, and reading makes none', async () => {
    const { invoice } = await makePages()
    vi.setSystemTime('2027-03-02T09:00:00Z')
    try {
      owner = await signedInAs(house, { ...scope, at: '2027-03-02T09:00:00.000Z' }, 'owner')
      expect(await shownLink(invoice)).toBeUndefined()
      expect(await shownLink(invoice)).toBeUndefined()
      await post(invoice, {}, owner)
      expect(await shownLink(invoice)).toContain('/rechnung/')
    } finally {
      vi.setSystemTime('2026-03-02T09:00:00Z')
      owner = await signedInAs(house, scope, 'owner')
    }
  })

  test('can block what was handed out before', async () => {
    const { employee } = await makePages()
    const before = await shownLink(employee)
    await post(employee, { neu: 'ja' }, owner)
    const after = await shownLink(employee)
    expect(after).not.toBe(before)
    expect((await ask(new URL(before ?? '').pathname)).status).toBe(410)
    expect((await ask(new URL(after ?? '').pathname)).status).toBe(200)
  })

  test('runs scripts only with the nonce of its policy', async () => {
    const { invoice } = await makePages()
    const response = await ask(invoice, { headers: owner })
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    const scripts = (await response.text()).match(/<script[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
  })

  test.each<[Role, number, number]>([
    ['invoicing', 200, 403],
    ['payroll', 403, 200],
    ['read_only', 403, 403],
  ])('answers %s with %i for an invoice and %i for an employee', async (role, invoice, employee) => {
    const pages = await makePages()
    const headers = await signedInAs(house, scope, role)
    expect((await ask(pages.invoice, { headers })).status).toBe(invoice)
    expect((await ask(pages.employee, { headers })).status).toBe(employee)
    expect((await post(pages.invoice, {}, headers)).status).toBe(invoice === 200 ? 303 : 403)
    expect((await post(pages.employee, {}, headers)).status).toBe(employee === 200 ? 303 : 403)
  })

  test("is 404 for another tenant's invoice or employee, and makes no link", async () => {
    const pages = await makePages()
    const stranger = await signedInAs(house, await makeTenant(house), 'owner')
    const before = await db.selectFrom('access_links').select('id').execute()
    for (const path of Object.values(pages)) {
      expect((await ask(path, { headers: stranger })).status).toBe(404)
      expect((await post(path, { neu: 'ja' }, stranger)).status).toBe(404)
    }
    expect(await db.selectFrom('access_links').select('id').execute()).toEqual(before)
  })

  test('sends a stranger to the sign-in page', async () => {
    const { invoice } = await makePages()
    for (const answer of [await ask(invoice), await post(invoice, {})]) {
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toMatch(/^\/anmelden\?weiter=/)
    }
  })
})
