import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Within } from '~/domain/kernel/scope'
import { codeOf } from '~/domain/portal-code/code'
import { changeSettings } from '~/domain/tenants/settings.server'
import { startOutbox } from '~/jobs/outbox.server'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { tokenFor } from '../../factories/links'
import { makeTenant } from '../../factories/tenants'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { readMail } from '../../support/mail'
import { startMailServer } from '../../support/mail-server'
import { wordsOf } from '../../support/unsealed'

const MORNING = '2026-03-02T09:00:00.000Z'
const MINUTE_MS = 60_000
const COOKIE =
  /^zahltag_pass=([^;]+); Max-Age=43200; Path=(\/mitarbeiter-portal\/[\w.-]+); HttpOnly; SameSite=Lax$/

beforeEach(() => vi.setSystemTime(MORNING))
afterEach(async () => {
  await db.deleteFrom('outbox').execute()
})

async function makePortal({ isDemanded = true, email = 'joerg@petersen.example' as string | null } = {}) {
  const scope = { ...(await makeTenant(house)), at: MORNING }
  const employee = await makeEmployee(house, scope, { email })
  await makePayslip(house, scope, employee.id, '2026-01')
  await db.deleteFrom('outbox').execute()
  if (isDemanded)
    await changeSettings(house, scope, 'portal_code', { is_portal_code_demanded: 1, is_release_confirmed: 0 })
  const path = `/mitarbeiter-portal/${await tokenFor(house, scope, 'mitarbeiter-portal', employee.id)}`
  return { scope, employee, path, pdf: `${path}/lohnzettel/2026-01.pdf` }
}

type Portal = Awaited<ReturnType<typeof makePortal>>

const rowsOf = ({ tenantId }: Within) =>
  db.selectFrom('portal_codes').selectAll().where('tenant_id', '=', tenantId).orderBy('created_at').execute()

async function newestCode({ scope }: Portal): Promise<string> {
  const row = (await rowsOf(scope)).at(-1)
  if (!row) throw new Error('No code was asked for')
  return codeOf(house.keyring, { tenantId: row.tenant_id, id: row.id, keyId: row.key_id }) ?? ''
}

const request = ({ path }: Portal) => post(`${path}/code-anforderung`, {})
const enter = ({ path }: Portal, code: string) => post(`${path}/code`, { code })
const cookieOf = (answer: Response) => answer.headers.get('set-cookie')?.split(';')[0] ?? ''
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')
const later = (ms: number) => void vi.setSystemTime(Date.now() + ms)

async function pass(portal: Portal): Promise<{ Cookie: string }> {
  await request(portal)
  return { Cookie: cookieOf(await enter(portal, await newestCode(portal))) }
}

describe('a firm that asks for no code', () => {
  test('shows payslips as ever, and has nothing at the code’s addresses', async () => {
    const portal = await makePortal({ isDemanded: false })
    const page = await ask(portal.path)
    expect([page.status, page.headers.get('set-cookie')]).toEqual([200, null])
    expect((await ask(portal.pdf)).status).toBe(200)
    for (const answer of [
      await ask(`${portal.path}/code`),
      await request(portal),
      await enter(portal, '123456'),
    ])
      expect([answer.status, answer.headers.get('location')]).toEqual([303, portal.path])
    expect(await rowsOf(portal.scope)).toEqual([])
  })
})

describe('without a code', () => {
  test('every page and file leads to the code’s page, which says nothing of the person', async () => {
    const portal = await makePortal()
    for (const path of [portal.path, portal.pdf, `${portal.path}/lohnzettel/1999-01.pdf`]) {
      for (const method of ['GET', 'HEAD']) {
        const answer = await ask(`${path}?sprache=en`, { method })
        expect(answer.status).toBe(303)
        expect(answer.headers.get('location')).toBe(`${portal.path}/code?sprache=en`)
        expect(await answer.text()).toBe('')
      }
    }
    const page = await ask(`${portal.path}/code`)
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(textOf(html)).toContain('Förde Glanz GmbH')
    expect(html).not.toMatch(/Jörg|Petersen|petersen|Januar|2026-01|name="code"/)
    expect(html).not.toContain('<script')
    expect(textOf(await (await ask(`${portal.path}/code?sprache=en`)).text())).toContain('Ask for a code')
  })

  test('reading never sends a mail', async () => {
    const portal = await makePortal()
    for (const path of ['', '/code', '/code-anforderung']) await ask(`${portal.path}${path}`)
    expect(await rowsOf(portal.scope)).toEqual([])
  })

  test('a forged link is met with 404, one that has ended with 410', async () => {
    const portal = await makePortal()
    const forged = { ...portal, path: `${portal.path}x` }
    expect([(await request(forged)).status, (await enter(forged, '123456')).status]).toEqual([404, 404])
    later(100 * 24 * 60 * MINUTE_MS)
    expect([(await request(portal)).status, (await enter(portal, '123456')).status]).toEqual([410, 410])
  })

  test('whoever has no address is told whom to ask, and no mail is tried', async () => {
    const portal = await makePortal({ email: null })
    const html = await (await ask(`${portal.path}/code`)).text()
    expect(textOf(html)).toContain('Bitte melden Sie sich dort')
    expect(html).not.toContain('<form')
    expect((await request(portal)).status).toBe(303)
    expect(await rowsOf(portal.scope)).toEqual([])
  })
})

describe('the mail', () => {
  test('is queued with the request, tells the code, and only it does', async () => {
    const server = await startMailServer()
    const portal = await makePortal()
    const answer = await request(portal)
    expect(answer.headers.get('location')).toBe(`${portal.path}/code?gespeichert=code#gespeichert`)
    const code = await newestCode(portal)
    const worker = startOutbox(server.url)
    onTestFinished(() => worker.stop())
    await worker.sendDue()
    const { headers, text, html } = readMail(server.received[0]?.source ?? '')
    expect(server.received[0]?.to).toEqual(['joerg@petersen.example'])
    expect(headers.subject).toBe('Ihr Code für die Lohnzettel')
    expect(text).toContain(`\n\n${code}\n\n`)
    expect(html).toContain(`>${code}</p>`)
    expect(text + html).not.toContain('/mitarbeiter-portal/')
    const mail = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ status: 'sent', area: 'payroll', link_id: null })
    expect(wordsOf(mail).body).toContain('{code}')
    const audit = await db
      .selectFrom('audit_entries')
      .selectAll()
      .where('tenant_id', '=', portal.scope.tenantId)
      .execute()
    for (const kept of [mail, await rowsOf(portal.scope), audit])
      expect(JSON.stringify(kept)).not.toContain(code)
    expect((await enter(portal, code)).status).toBe(303)
  })

  test('is not sent any more once the code has ended', async () => {
    const server = await startMailServer()
    const portal = await makePortal()
    await request(portal)
    later(16 * MINUTE_MS)
    const worker = startOutbox(server.url)
    onTestFinished(() => worker.stop())
    await worker.sendDue()
    expect(server.received).toEqual([])
    expect((await db.selectFrom('outbox').select('status').executeTakeFirst())?.status).toBe('failed')
  })

  test('is one after a double click, and three an hour; the page says when the next one is possible', async () => {
    const portal = await makePortal()
    await Promise.all([request(portal), request(portal)])
    expect(await rowsOf(portal.scope)).toHaveLength(1)
    later(2 * MINUTE_MS)
    expect((await request(portal)).status).toBe(303)
    const page = async () => (await ask(`${portal.path}/code`)).text()
    later(2 * MINUTE_MS)
    expect(textOf(await page())).toContain('ab dem 2. März 2026 um 10:12 Uhr')
    expect(await page()).not.toContain('code-anforderung')
    const early = await request(portal)
    expect(early.status).toBe(422)
    expect(textOf(await early.text())).toContain('Ein weiterer Code ist noch nicht möglich')
    later(8 * MINUTE_MS)
    expect((await request(portal)).status).toBe(303)
    later(30 * MINUTE_MS)
    expect(textOf(await page())).toContain('ab dem 2. März 2026 um 11:00 Uhr')
    expect((await request(portal)).status).toBe(422)
    expect(await db.selectFrom('outbox').selectAll().execute()).toHaveLength(3)
    later(18 * MINUTE_MS)
    expect(await page()).toContain('code-anforderung')
  })
})

describe('the right code', () => {
  test.each([
    ['as mailed', (code: string) => code],
    ['with blanks', (code: string) => ` ${code.slice(0, 3)} ${code.slice(3)} `],
  ])('opens the payslips to this browser, %s', async (_, written) => {
    const portal = await makePortal()
    await request(portal)
    const answer = await post(`${portal.path}/code?sprache=en`, { code: written(await newestCode(portal)) })
    expect(answer.headers.get('location')).toBe(`${portal.path}?sprache=en`)
    const [, value, path] = COOKIE.exec(answer.headers.get('set-cookie') ?? '') ?? []
    expect(path).toBe(portal.path)
    const headers = { Cookie: cookieOf(answer) }
    const words = textOf(await (await ask(portal.path, { headers })).text())
    expect(words).toContain('Jörg Petersen')
    expect(words).toContain('bis zu zwölf Stunden offen')
    expect((await ask(portal.pdf, { headers })).headers.get('content-type')).toBe('application/pdf')
    expect((await ask(`${portal.path}/code`, { headers })).headers.get('location')).toBe(portal.path)
    expect((await ask(portal.path)).status, 'another browser').toBe(303)
    const rows = await db
      .selectFrom('portal_passes')
      .selectAll()
      .where('tenant_id', '=', portal.scope.tenantId)
      .execute()
    expect(rows).toHaveLength(1)
    const token = JSON.parse(Buffer.from(decodeURIComponent(value ?? ''), 'base64').toString()) as string
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('counts once', async () => {
    const portal = await makePortal()
    await request(portal)
    const code = await newestCode(portal)
    const answers = await Promise.all([enter(portal, code), enter(portal, code)])
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422])
    const again = await enter(portal, code)
    expect(again.status).toBe(422)
    expect(again.headers.get('set-cookie')).toBeNull()
  })

  test('counts for ten minutes, and the pass for twelve hours', async () => {
    const portal = await makePortal()
    await request(portal)
    const code = await newestCode(portal)
    later(10 * MINUTE_MS)
    expect((await enter(portal, code)).status).toBe(422)
    const headers = await pass(portal)
    later(12 * 60 * MINUTE_MS - 1)
    expect((await ask(portal.path, { headers })).status).toBe(200)
    later(1)
    expect((await ask(portal.pdf, { headers })).status).toBe(303)
  })

  test('no longer counts once there is a newer one', async () => {
    const portal = await makePortal()
    await request(portal)
    const first = await newestCode(portal)
    later(2 * MINUTE_MS)
    await request(portal)
    const second = await newestCode(portal)
    expect((await enter(portal, first)).status).toBe(first === second ? 303 : 422)
    expect((await enter(portal, second)).status).toBe(303)
  })

  test('opens nothing of a colleague, of another link or of another firm', async () => {
    const portal = await makePortal()
    const headers = await pass(portal)
    const colleague = await makeEmployee(house, portal.scope, { last_name: 'Öztürk' })
    const other = `/mitarbeiter-portal/${await tokenFor(house, portal.scope, 'mitarbeiter-portal', colleague.id)}`
    const stranger = await makePortal()
    for (const path of [other, stranger.path, stranger.pdf])
      expect((await ask(path, { headers })).status).toBe(303)
    await request(stranger)
    const code = await newestCode(stranger)
    await request({ ...portal, path: other })
    expect((await enter({ ...portal, path: other }, code)).status).toBe(422)
  })

  test('a pass opens nothing once the link is revoked', async () => {
    const portal = await makePortal()
    const headers = await pass(portal)
    await db
      .updateTable('access_links')
      .set({ revoked_at: MORNING })
      .where('tenant_id', '=', portal.scope.tenantId)
      .execute()
    expect((await ask(portal.pdf, { headers })).status).toBe(410)
  })
})

describe('a wrong code', () => {
  test.each([
    ['', 'Bitte geben Sie den Code ein.'],
    ['12345', 'Dieser Code stimmt nicht.'],
    ['1234567', 'Dieser Code stimmt nicht.'],
    ['abcdef', 'Dieser Code stimmt nicht.'],
    ['１２３４５６', 'Dieser Code stimmt nicht.'],
  ])('%j is none, and costs no try', async (code, words) => {
    const portal = await makePortal()
    await request(portal)
    const answer = await enter(portal, code)
    expect(answer.status).toBe(422)
    const html = await answer.text()
    expect(textOf(html)).toContain(words)
    expect(html).toContain('<a href="#code">')
    expect((await rowsOf(portal.scope))[0]?.tries).toBe(0)
  })

  test('may be entered five times; then even the right one is refused', async () => {
    const portal = await makePortal()
    await request(portal)
    const code = await newestCode(portal)
    for (let time = 1; time <= 4; time++) {
      const html = await (await enter(portal, wrong(code))).text()
      expect(textOf(html)).toContain('Dieser Code stimmt nicht.')
      expect(html).not.toContain(`value="${wrong(code)}"`)
    }
    const last = await enter(portal, wrong(code))
    expect(textOf(await last.text())).toContain('Dieser Code gilt nicht mehr.')
    const right = await enter(portal, code)
    expect([right.status, right.headers.get('set-cookie')]).toEqual([422, null])
    expect(textOf(await right.text())).toContain('Dieser Code gilt nicht mehr.')
    expect((await ask(portal.path)).status).toBe(303)
  })

  test('of many sent at once, no more than five are looked at', async () => {
    const portal = await makePortal()
    await request(portal)
    const code = wrong(await newestCode(portal))
    await Promise.all(Array.from({ length: 20 }, () => enter(portal, code)))
    expect((await rowsOf(portal.scope))[0]?.tries).toBe(5)
  })

  test('without a request there is none to guess', async () => {
    const portal = await makePortal()
    const answer = await enter(portal, '123456')
    expect(answer.status).toBe(422)
    expect(textOf(await answer.text())).toContain('Dieser Code gilt nicht mehr.')
  })
})

test.each([
  '',
  'x',
  'zahltag_pass=',
  'zahltag_pass=x',
  `zahltag_pass=${Buffer.from('"x"').toString('base64')}`,
])('the cookie %j is no pass', async (Cookie) => {
  const portal = await makePortal()
  expect((await ask(portal.path, { headers: { Cookie } })).status).toBe(303)
})

describe('whoever else has the link', () => {
  test('cannot use up the tries of the browser that asked', async () => {
    const portal = await makePortal()
    const headers = { Cookie: cookieOf(await request(portal)) }
    const code = await newestCode(portal)
    for (let times = 0; times < 6; times++) await enter(portal, wrong(code))
    expect((await enter(portal, code)).status).toBe(422)
    expect(await (await ask(`${portal.path}/code`)).text()).not.toContain('name="code"')
    expect(await (await ask(`${portal.path}/code`, { headers })).text()).toContain('name="code"')
    const answer = await post(`${portal.path}/code`, { code }, headers)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, portal.path])
  })

  test('gains nothing by a cookie of their own making, nor the browser that asked by more than five tries', async () => {
    const portal = await makePortal()
    const { Cookie } = { Cookie: cookieOf(await request(portal)) }
    const code = await newestCode(portal)
    const enterAs = (Cookie: string, code: string) => post(`${portal.path}/code`, { code }, { Cookie })
    for (let times = 0; times < 10; times++) await enterAs(Cookie, wrong(code))
    expect((await enterAs(Cookie, code)).status).toBe(422)
    expect((await enterAs(`${Cookie.slice(0, -4)}AAAA`, code)).status).toBe(422)
  })
})
