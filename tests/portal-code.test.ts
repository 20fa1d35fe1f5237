import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { postForm, signIn } from './support/knock'
import { readMail } from './support/mail'
import { startMailServer } from './support/mail-server'
import { rawRequest } from './support/raw-request'
import { startWithFirms } from './support/running-firm'

// The code for payslips on the running product, with a real mail server: from the owner's switch to the payslip.

test('a code reaches the employee alone: no log, no column, no page of the office has it', async () => {
  const server = await startMailServer()
  const running = await startWithFirms({ LOG_LEVEL: 'debug', SMTP_URL: server.url })
  try {
    const { baseUrl } = running.server
    const { subjects, scope, month, email } = running.firm
    const Cookie = await signIn(baseUrl, email('owner'))
    const settings = `/buero/mandanten/${scope.tenantId}/lohnzettel-code`
    const saved = await postForm(baseUrl, settings, { is_portal_code_demanded: 'ja' }, { Cookie })
    expect(saved.headers.location).toContain('gespeichert=portal_code')

    const portal = `/mitarbeiter-portal/${subjects.tokens['mitarbeiter-portal']}`
    const pdf = `${portal}/lohnzettel/${month}.pdf`
    expect((await rawRequest(baseUrl, pdf)).headers.location).toBe(`${portal}/code`)
    const seen = running.server.output().length
    expect((await postForm(baseUrl, `${portal}/code-anforderung`, {})).status).toBe(303)
    const code = await vi.waitFor(() => {
      const texts = server.received.map(({ source }) => readMail(source).text)
      const found = texts.map((text) => /\n\n(\d{6})\n\n/.exec(text)?.[1]).find(Boolean)
      if (!found) throw new Error('not yet')
      return found
    }, 10_000)
    await postForm(baseUrl, `${portal}/code`, { code: code === '000000' ? '000001' : '000000' })
    const opened = await postForm(baseUrl, `${portal}/code`, { code: `${code} ` })
    expect(opened.headers.location).toBe(portal)
    const pass = opened.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    expect((await rawRequest(baseUrl, pdf, { headers: { Cookie: pass } })).status).toBe(200)
    await rawRequest(baseUrl, `${portal}/code?zahltag_pass=${pass}`, { headers: { Referer: pass } })

    const mail = await running.db
      .selectFrom('outbox')
      .select('id')
      .where('tenant_id', '=', scope.tenantId)
      .where('kind', '=', 'portal_code')
      .executeTakeFirstOrThrow()
    for (const [path, status] of [
      ['', 200],
      [`/${mail.id}`, 200],
      [`/${mail.id}/vorschau`, 200],
      [`/${mail.id}/eml`, 403],
    ] as const) {
      const page = await rawRequest(baseUrl, `/buero/postausgang${path}`, { headers: { Cookie } })
      expect(page.status, path).toBe(status)
      expect(page.body.includes(code), `${path} has the code`).toBe(false)
      if (status === 200 && path !== '') expect(page.body).toContain('[hier steht der Code]')
    }

    const output = running.server.output().slice(seen)
    expect(output).toContain('"event":"mail"')
    expect(output.includes(code), 'the log has the code').toBe(false)
    const value = decodeURIComponent(/=(.*)$/.exec(pass)?.[1] ?? '')
    const token = JSON.parse(Buffer.from(value, 'base64').toString()) as string
    expect(running.server.output().includes(token) || running.server.output().includes(value)).toBe(false)
    for (const table of ['portal_codes', 'portal_passes', 'outbox', 'audit_entries'] as const) {
      const rows = await running.db
        .selectFrom(table)
        .selectAll()
        .where('tenant_id', '=', scope.tenantId)
        .execute()
      expect(rows.length, table).toBeGreaterThan(0)
      expect(JSON.stringify(rows).includes(code), table).toBe(false)
    }
    const files = readdirSync(running.server.dataDir).filter((name) => name.includes('sqlite'))
    const bytes = Buffer.concat(files.map((name) => readFileSync(join(running.server.dataDir, name))))
    expect(bytes.includes(token) || bytes.includes(value), 'the file has the pass').toBe(false)
  } finally {
    await running.stop()
  }
}, 60_000)
