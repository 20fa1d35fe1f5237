import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { Scope } from '~/domain/kernel/scope'
import { changeSettings } from '~/domain/tenants/settings.server'
import type { Role } from '~db/schema'
import { makeContact } from '../../factories/contacts'
import { makeCustomer } from '../../factories/customers'
import { makeEmployee } from '../../factories/employees'
import { makeInvoice } from '../../factories/invoices'
import { endedTokenFor, tokenFor } from '../../factories/links'
import { makeTenant } from '../../factories/tenants'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { signedInAs } from '../../support/session'

vi.setSystemTime('2026-03-02T09:00:00Z')

let scope: Scope
let owner: { Cookie: string }

beforeAll(async () => {
  scope = await makeTenant(house)
  owner = await signedInAs(house, scope, 'owner')
  await changeSettings(house, scope, 'sensitive', { is_sensitive_shown: 1 })
})

async function makePages() {
  const invoice = await makeInvoice(house, scope, (await makeCustomer(house, scope)).id)
  const employee = await makeEmployee(house, scope)
  return {
    invoice: `/buero/rechnungen/${invoice.id}/link`,
    employee: `/buero/mitarbeiter/${employee.id}/link`,
  }
}

/** The page of the link that the button leads to. */
async function pageOf(path: string, fields: Record<string, string> = {}): Promise<string> {
  const answer = await post(path, fields, owner)
  expect(answer.status).toBe(303)
  const page = answer.headers.get('location') ?? ''
  expect(page).toMatch(/^\/buero\/links\/[\w-]{22}$/)
  return page
}

/** The link that a page shows in its field. */
async function shownLink(page: string): Promise<string | undefined> {
  const response = await ask(page.replace(/#.*/, ''), { headers: owner })
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
      const page = await pageOf(path)
      const link = await shownLink(page)
      expect(link).toMatch(/^http:\/\/localhost:3000\/(rechnung|mitarbeiter-portal)\/ey/)
      expect((await ask(new URL(link ?? '').pathname)).status).toBe(200)
      expect(await pageOf(path)).toBe(page)
      expect(await shownLink(page)).toBe(link)
    },
  )

  test('belongs to the entry of what it opens', async () => {
    const pages = await makePages()
    for (const [path, entry] of [
      [pages.invoice, 'rechnungen'],
      [pages.employee, 'mitarbeiter'],
      [`/buero/kunden/${(await makeCustomer(house, scope)).id}/link`, 'kunden'],
    ] as const) {
      const html = await (await ask(await pageOf(path), { headers: owner })).text()
      expect(html).toMatch(new RegExp(`href="/buero/${entry}" aria-current="true"`))
    }
  })

  test('says so where the link has ended, and shows none', async () => {
    const { invoice } = await makePages()
    const page = await pageOf(invoice)
    vi.setSystemTime('2027-03-02T09:00:00Z')
    try {
      owner = await signedInAs(house, { ...scope, at: '2027-03-02T09:00:00.000Z' }, 'owner')
      expect(await shownLink(page)).toBeUndefined()
      const text = textOf(await (await ask(invoice.replace('/link', ''), { headers: owner })).text())
      expect(text).toContain('Es gibt gerade keinen gültigen Link.')
      expect(text).toContain('1 früherer Link')
      expect(await pageOf(invoice)).not.toBe(page)
    } finally {
      vi.setSystemTime('2026-03-02T09:00:00Z')
      owner = await signedInAs(house, scope, 'owner')
    }
  })

  test('replaces what was handed out before, once for two clicks', async () => {
    const { employee } = await makePages()
    const page = await pageOf(employee)
    const before = await shownLink(page)
    const [first, second] = [await post(`${page}/ersatz`, {}, owner), await post(`${page}/ersatz`, {}, owner)]
    const fresh = first.headers.get('location') ?? ''
    expect(fresh).not.toContain(page)
    expect(second.headers.get('location')).toBe(fresh)
    const after = await shownLink(fresh)
    expect((await ask(new URL(before ?? '').pathname)).status).toBe(410)
    expect((await ask(new URL(after ?? '').pathname)).status).toBe(200)
    expect(textOf(await (await ask(page, { headers: owner })).text())).toContain('Ersetzt')
  })

  test('ends a link, once for two clicks, and one that was ended is not replaced', async () => {
    const { invoice } = await makePages()
    const page = await pageOf(invoice)
    const link = await shownLink(page)
    for (let click = 0; click < 2; click += 1)
      expect((await post(`${page}/widerruf`, {}, owner)).status).toBe(303)
    expect((await ask(new URL(link ?? '').pathname)).status).toBe(410)
    const replaced = await post(`${page}/ersatz`, {}, owner)
    expect(replaced.headers.get('location')).toBe(page)
    expect((await auditOf(page)).map(({ action }) => action)).toEqual(['link.revoked'])
  })

  test('stands in a list that offers a new one where none lasts, and says where it leaves ended ones out', async () => {
    const customer = await makeCustomer(house, scope)
    const path = `/buero/kunden/${customer.id}`
    const buttons = async () => {
      const page = textOf(await (await ask(path, { headers: owner })).text())
      return ['Neuen Link erstellen', 'Kopieren, senden, drucken …'].map((label) => page.includes(label))
    }
    expect(await buttons()).toEqual([false, true])
    await post(`${path}/linksperre`, { stand: new Date().toISOString() }, owner)
    expect(await buttons()).toEqual([true, false])
    for (let count = 1; count <= 50; count += 1) await endedTokenFor(house, scope, 'portal', customer.id)
    const html = await (await ask(path, { headers: owner })).text()
    expect(textOf(html)).toContain('Mehr als 50 frühere Links')
    expect(html.match(/href="\/buero\/links\//g)).toHaveLength(50)
  })

  test('runs scripts only with the nonce of its policy', async () => {
    const { invoice } = await makePages()
    const response = await ask(await pageOf(invoice), { headers: owner })
    const nonce = /'nonce-([^']+)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1]
    const scripts = (await response.text()).match(/<script[^>]*>/g) ?? []
    expect(scripts.length).toBeGreaterThan(0)
    for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
  })

  test('prints no letter whose name would be question marks, and says why', async () => {
    const { id } = await makeCustomer(house, scope, { name: 'محمد عبد الله' })
    const page = await pageOf(`/buero/kunden/${id}/link`)
    expect(textOf(await (await ask(page, { headers: owner })).text())).toContain('Auf Papier erscheinen nur')
    const letter = await ask(`${page}/brief.pdf`, { headers: owner })
    expect([letter.status, letter.headers.get('location')]).toEqual([303, page])
  })

  test.each<[Role, number, number]>([
    ['invoicing', 200, 404],
    ['payroll', 404, 200],
    ['read_only', 403, 403],
  ])('answers %s with %i for an invoice and %i for an employee', async (role, invoice, employee) => {
    const pages = await makePages()
    const [ofInvoice, ofEmployee] = [await pageOf(pages.invoice), await pageOf(pages.employee)]
    const headers = await signedInAs(house, scope, role)
    for (const path of [ofInvoice, `${ofInvoice}/brief.pdf`])
      expect((await ask(path, { headers })).status).toBe(invoice)
    for (const path of [ofEmployee, `${ofEmployee}/brief.pdf`])
      expect((await ask(path, { headers })).status).toBe(employee)
    for (const act of ['versand', 'ersatz', 'widerruf']) {
      if (invoice !== 200) expect((await post(`${ofInvoice}/${act}`, {}, headers)).status).toBe(invoice)
      if (employee !== 200) expect((await post(`${ofEmployee}/${act}`, {}, headers)).status).toBe(employee)
    }
    expect((await post(pages.invoice, {}, headers)).status).toBe(invoice === 200 ? 303 : 403)
    expect((await post(pages.employee, {}, headers)).status).toBe(employee === 200 ? 303 : 403)
  })

  test("is 404 for another tenant's invoice or employee, and makes no link", async () => {
    const pages = await makePages()
    const stranger = await signedInAs(house, await makeTenant(house), 'owner')
    const before = await db.selectFrom('access_links').select(['id', 'revoked_at']).execute()
    for (const path of Object.values(pages)) {
      expect((await post(path, { neu: 'ja' }, stranger)).status).toBe(404)
    }
    for (const { id } of before) {
      expect((await ask(`/buero/links/${id}`, { headers: stranger })).status).toBe(404)
      for (const act of ['versand', 'ersatz', 'widerruf'])
        expect((await post(`/buero/links/${id}/${act}`, {}, stranger)).status).toBe(404)
    }
    expect(await db.selectFrom('access_links').select(['id', 'revoked_at']).execute()).toEqual(before)
  })

  test('sends a stranger to the sign-in page', async () => {
    const { invoice } = await makePages()
    for (const answer of [await ask(invoice), await post(invoice, {})]) {
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toMatch(/^\/anmelden\?weiter=/)
    }
  })
})

describe('all links of somebody', () => {
  test('end at once: a customer’s, its contacts’ and those to its invoices; a newer one lives', async () => {
    const customer = await makeCustomer(house, scope)
    const contact = await makeContact(house, scope, customer.id)
    const invoice = await makeInvoice(house, scope, customer.id)
    const other = await makeCustomer(house, scope)
    const tokens = [
      await tokenFor(house, scope, 'portal', customer.id),
      await tokenFor(house, scope, 'portal', customer.id, contact.id),
    ]
    const html = await (await ask(`/buero/kunden/${customer.id}`, { headers: owner })).text()
    const stand = /name="stand" value="([^"]+)"/.exec(html)?.[1] ?? ''
    vi.setSystemTime('2026-03-02T09:01:00Z')
    const newer = await shownLink(await pageOf(`/buero/kunden/${customer.id}/link`, { neu: 'ja' }))
    const answer = await post(`/buero/kunden/${customer.id}/linksperre`, { stand }, owner)
    const said = textOf(await (await ask(answer.headers.get('location') ?? '', { headers: owner })).text())
    expect(said).toContain('Inzwischen gibt es einen neueren; er gilt weiter')
    expect(said).not.toContain('Alle Links dieses Kunden sind gesperrt')
    for (const token of tokens) expect((await ask(`/portal/${token}`)).status).toBe(410)
    const ofInvoice = db.selectFrom('access_links').select('revoked_at').where('invoice_id', '=', invoice.id)
    expect(await ofInvoice.execute()).toEqual([{ revoked_at: '2026-03-02T09:01:00.000Z' }])
    expect((await ask(new URL(newer ?? '').pathname)).status).toBe(200)
    expect((await ask(`/portal/${await tokenFor(house, scope, 'portal', other.id)}`)).status).toBe(200)
    vi.setSystemTime('2026-03-02T09:00:00Z')
  })

  test('of an employee end, and not the colleague’s', async () => {
    const { employee } = await makePages()
    const colleague = await makeEmployee(house, scope)
    const link = await shownLink(await pageOf(employee))
    const answer = await post(
      employee.replace('/link', '/linksperre'),
      { stand: new Date().toISOString() },
      owner,
    )
    const page = await ask(answer.headers.get('location') ?? '', { headers: owner })
    expect(textOf(await page.text())).toContain('Alle Links dieser Person sind gesperrt.')
    expect((await ask(new URL(link ?? '').pathname)).status).toBe(410)
    const token = await tokenFor(house, scope, 'mitarbeiter-portal', colleague.id)
    expect((await ask(`/mitarbeiter-portal/${token}`)).status).toBe(200)
  })
})

/** What the audit says of a link but that it was looked at. */
function auditOf(page: string) {
  return db
    .selectFrom('audit_entries')
    .select('action')
    .where('subject_id', '=', page.split('/').at(-1) ?? '')
    .where('subject_type', '=', 'access_link')
    .where('action', '<>', 'link.created')
    .execute()
}
