import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LinkPurpose } from '~db/schema'
import { countRows } from '../support/count-rows'
import { postForm } from '../support/knock'
import { MARKER } from '../support/made-firms'
import { rawRequest } from '../support/raw-request'
import { type RunningFirms, startWithFirms } from '../support/running-firm'

// The row "Invoice not yet issued", and what the design's chapter on links promises of the end of a link.

const PURPOSES: LinkPurpose[] = ['rechnung', 'portal', 'mitarbeiter-portal']
const DEFAULT_DAYS: Record<LinkPurpose, number> = { rechnung: 180, portal: 365, 'mitarbeiter-portal': 90 }

let running: RunningFirms

beforeAll(async () => {
  running = await startWithFirms()
})
afterAll(() => running.stop())

const get = (path: string) => rawRequest(running.server.baseUrl, path)

describe('invoice not yet issued', () => {
  test.each(['', '/zahlungswahl', '/nachricht'])('its page%s says so with 404', async (rest) => {
    const page = await get(`/rechnung/${running.firm.subjects.draftToken}${rest}`)
    expect(page.status).toBe(404)
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.body).toContain('noch nicht')
    expect(page.body).not.toContain(`Reinigung ${MARKER}`)
    expect(page.body).not.toContain('119,00')
  })

  test('there is no PDF of it', async () => {
    expect((await get(`/rechnung/${running.firm.subjects.draftToken}/pdf`)).status).toBe(404)
  })

  test.each([
    ['zahlungswahl', { choice: 'transfer' }],
    ['nachricht', { message: 'Wann kommt die Rechnung?' }],
  ])('nothing can be sent to its %s', async (form, fields) => {
    const before = await countRows(running.db)
    const { draftToken } = running.firm.subjects
    const answer = await postForm(running.server.baseUrl, `/rechnung/${draftToken}/${form}`, fields)
    expect(answer.status).toBe(404)
    expect(await countRows(running.db)).toEqual(before)
  })
})

describe.each(PURPOSES)('a %s link', (purpose) => {
  test('lives as long as promised by default', async () => {
    const { firm, db } = running
    const id = jtiOf(firm.subjects.tokens[purpose])
    const row = await db.selectFrom('access_links').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const days = (Date.parse(row.expires_at) - Date.parse(row.created_at)) / 86_400_000
    expect(Math.round(days * 1000) / 1000).toBe(DEFAULT_DAYS[purpose])
  })

  test.each(['expired', 'revoked'] as const)(
    'that is %s: 410 with the contact and a form for a fresh one',
    async (how) => {
      const page = await get(`/${purpose}/${running.firm[how][purpose]}`)
      expect(page.status).toBe(410)
      expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
      expect(page.body).toContain(`buero@${MARKER}.example`)
      expect(page.body).toMatch(new RegExp(`/${purpose}/[^"]*/neuer-link`))
      expect(page.body).not.toMatch(/119,00|Petersen|Hafenkontor/)
    },
  )

  test('that has ended mails a fresh one to the address on file, and says the same without one', async () => {
    const { server, firm, db } = running
    const path = `/${purpose}/${firm.expired[purpose]}/neuer-link`
    const mails = async () =>
      (await db.selectFrom('outbox').select('recipient').where('kind', '=', 'fresh_link').execute()).length
    const before = await mails()
    const asked = await postForm(server.baseUrl, path, { email: 'thief@evil.example' })
    expect(asked.status).toBe(303)
    expect(await mails()).toBe(before + 1)
    const stored = await db.selectFrom('outbox').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain('thief')
    await db.updateTable('customers').set({ email: null }).execute()
    await db.updateTable('employees').set({ email: null }).execute()
    const { neighbour } = running
    const silent = `/${purpose}/${neighbour.expired[purpose]}/neuer-link`
    const other = await postForm(server.baseUrl, silent, {})
    expect({ ...other, headers: undefined }).toEqual({ ...asked, headers: undefined })
    expect(await mails()).toBe(before + 1)
    const [page, silentPage] = [await get(redirectOf(asked)), await get(redirectOf(other))]
    expect(page.status).toBe(200)
    expect(neutral(silentPage.body, neighbour.expired[purpose])).toBe(
      neutral(page.body, firm.expired[purpose]),
    )
    await db
      .updateTable('customers')
      .set({ email: `rechnung@${MARKER}.example` })
      .execute()
    await db
      .updateTable('employees')
      .set({ email: `joerg@${MARKER}.example` })
      .execute()
  })
})

function redirectOf(answer: { headers: { location?: string | undefined } }): string {
  return String(answer.headers.location).split('#')[0] ?? ''
}

/** The page without what tells two firms and two tokens apart. */
function neutral(html: string, token: string): string {
  return html.replaceAll(token, 'TOKEN').replace(/zwiebelfisch|lachmoewe/g, 'FIRM')
}

function jtiOf(token: string): string {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(payload) as { jti: string }).jti
}
