import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { recordHours } from '~/domain/hours/record.server'
import { writing } from '~/domain/kernel/writing.server'
import { makeEmployee, makePayslip, payLine } from '../../factories/employees'
import { tokenFor } from '../../factories/links'
import { changeFirm, makeTenant } from '../../factories/tenants'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { readMail } from '../../support/mail'
import { signedInAs } from '../../support/session'

vi.setSystemTime('2026-03-02T09:00:00Z')

async function makePortal() {
  const scope = await makeTenant(house)
  const employee = await makeEmployee(house, scope, { employment_type: 'minijob' })
  return {
    scope,
    employee,
    path: `/mitarbeiter-portal/${await tokenFor(house, scope, 'mitarbeiter-portal', employee.id)}`,
  }
}

describe('the employee portal', () => {
  test('shows name, employment and every payslip by year, the newest first, corrections once', async () => {
    const { scope, employee, path } = await makePortal()
    for (const month of ['2025-11', '2026-01', '2025-12']) await makePayslip(house, scope, employee.id, month)
    await makePayslip(house, scope, employee.id, '2025-12', [payLine('earning', 99_900)])
    const html = await (await ask(path)).text()
    const words = textOf(html)
    expect(words).toContain('Jörg Petersen Beschäftigung: Minijob')
    expect(html.match(/lohnzettel\/\d{4}-\d{2}\.pdf/g)).toEqual([
      'lohnzettel/2026-01.pdf',
      'lohnzettel/2025-12.pdf',
      'lohnzettel/2025-11.pdf',
    ])
    expect(words).toMatch(
      /2026 Monat .* Januar neu 2\.000,00 € PDF Lohnzettel Januar 2026 2025 Monat .* Dezember neu korrigiert 999,00 € zu viel gezahlt 1\.001,00 €/,
    )
    expect(html).not.toContain('<script')
    expect(textOf(await (await ask(`${path}?sprache=en`)).text())).toContain('Employment: Minijob')
  })

  test('shows a payslip as a page in a few plain sums, each explained', async () => {
    const { scope, employee, path } = await makePortal()
    await makePayslip(house, scope, employee.id, '2026-01', [
      payLine('earning', 200_000),
      payLine('tax', 20_000),
      payLine('social_insurance', 40_000),
      payLine('net_deduction', 5_000),
    ])
    const page = await (await ask(`${path}/monate/2026-01`)).text()
    expect(page).toMatch(/<title>Lohnzettel Januar 2026 – /)
    const words = textOf(page)
    expect(words).toContain('Lohnzettel Januar 2026')
    expect(words).toMatch(
      /Brutto 2\.000,00 € Abzüge .600,00 € Netto 1\.400,00 € Sonstiges .50,00 € Auszahlung 1\.350,00 €/,
    )
    expect(words).toContain('Was heißt das?')
    expect(words).toContain('PDF herunterladen')
    for (const month of ['2026-02', '2026-13', 'x'])
      expect((await ask(`${path}/monate/${month}`)).status).toBe(404)
  })

  test('shows beside a payslip the hours it was made with, not those that came later, if the firm wants it', async () => {
    const { scope, employee, path } = await makePortal()
    const month = '2026-01'
    const report = (hours: string, overtime: string) =>
      writing(house, scope, (trx) =>
        recordHours(trx, scope, {
          month,
          origin: { source: 'office' },
          entries: [{ employeeId: employee.id, hours, overtime }],
        }),
      )
    await report('160.5', '4')
    await makePayslip(house, scope, employee.id, month)
    await report('171', '0')
    const words = async (query = '') => textOf(await (await ask(`${path}/monate/${month}${query}`)).text())
    expect(await words()).not.toContain('Gemeldet waren')
    await changeFirm(house, scope, { is_hours_shown: 1 })
    expect(await words()).toContain('Gemeldet waren für diesen Monat 160,5 Stunden, davon 4 Überstunden.')
    expect(await words('?sprache=en')).toContain(
      'The hours reported for this month were 160.5, including 4 of overtime.',
    )
  })

  test('takes a question about a month to the office: kept sealed, listed and mailed, once', async () => {
    const { scope, employee, path } = await makePortal()
    await makePayslip(house, scope, employee.id, '2026-01')
    const fields = { message: 'Mir fehlen zwei Überstunden.', reply_to: '', form_key: randomUUID() }
    for (const _ of ['first', 'again']) {
      const answer = await post(`${path}/monate/2026-01/frage`, fields)
      expect(answer.status).toBe(303)
    }
    const refused = await post(`${path}/monate/2026-02/frage`, { ...fields, form_key: randomUUID() })
    expect(refused.status).toBe(404)
    const rows = await db.selectFrom('payslip_questions').selectAll().execute()
    expect(rows).toMatchObject([{ employee_id: employee.id, month: '2026-01' }])
    expect(JSON.stringify(rows)).not.toContain('Überstunden')
    const mails = await db
      .selectFrom('outbox')
      .select(['id', 'kind', 'area'])
      .where('tenant_id', '=', scope.tenantId)
      .where('kind', '=', 'payslip_question')
      .execute()
    expect(mails).toMatchObject([{ kind: 'payslip_question', area: 'payroll' }])
    const headers = await signedInAs(house, scope, 'payroll')
    const mail = await (await ask(`/buero/postausgang/${mails[0]?.id}/eml`, { headers })).text()
    const [, task = ''] = /http:\/\/localhost:3000(\/buero\/aufgaben\/\S+)/.exec(readMail(mail).text) ?? []
    expect(textOf(await (await ask(task, { headers })).text())).toContain('Mir fehlen zwei Überstunden.')
    expect(textOf(await (await ask('/buero', { headers })).text())).toContain(
      'Frage zum Lohnzettel Jörg Petersen, Januar 2026',
    )
  })

  test('has an icon and a name for the home screen', async () => {
    const { path } = await makePortal()
    const html = await (await ask(path)).text()
    expect(html).toContain(`<link rel="manifest" href="${path}/app.webmanifest"/>`)
    expect(html).toContain('<link rel="apple-touch-icon" href="/static/icon-180.png"/>')
    const manifest = await ask(`${path}/app.webmanifest`)
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8')
    expect(await manifest.json()).toMatchObject({ name: 'Lohnzettel – Förde Glanz GmbH', start_url: path })
  })

  test('says what comes next while there is no payslip', async () => {
    const { path } = await makePortal()
    expect(textOf(await (await ask(path)).text())).toContain('Noch kein Lohnzettel.')
  })

  test('does not open with the link of another purpose or an altered token', async () => {
    const { path } = await makePortal()
    const altered = `${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`
    for (const wrong of [path.replace('mitarbeiter-portal', 'portal'), altered]) {
      expect((await ask(wrong)).status).toBe(404)
    }
  })
})

describe('the PDF of a month', () => {
  test('is the latest frozen file, also by HEAD without its bytes', async () => {
    const { scope, employee, path } = await makePortal()
    await makePayslip(house, scope, employee.id, '2025-12')
    await makePayslip(house, scope, employee.id, '2025-12', [payLine('earning', 99_900)])
    const answer = await ask(`${path}/lohnzettel/2025-12.pdf`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(await answer.json()).toMatchObject({ month: '2025-12', revision: 2, payoutCents: 99_900 })
    const head = await ask(`${path}/lohnzettel/2025-12.pdf`, { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.headers.get('etag')).toBe(answer.headers.get('etag'))
    expect(await head.text()).toBe('')
  })

  test.each(['2025-11.pdf', '2025-13.pdf', '2025-12', '2025-12.pdf.pdf', '1999-12.pdf', 'x.pdf'])(
    'is 404 for %s',
    async (file) => {
      const { scope, employee, path } = await makePortal()
      await makePayslip(house, scope, employee.id, '2025-12')
      const answer = await ask(`${path}/lohnzettel/${file}`)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toContain('text/html')
    },
  )

  test('is a page with 410 once the link has ended', async () => {
    const { scope, employee, path } = await makePortal()
    await makePayslip(house, scope, employee.id, '2026-01')
    vi.setSystemTime('2026-07-01T09:00:00Z')
    try {
      expect((await ask(`${path}/lohnzettel/2026-01.pdf`)).status).toBe(410)
    } finally {
      vi.setSystemTime('2026-03-02T09:00:00Z')
    }
  })
})

test('each of three people sees their own months by their own link, and no figure of another on any address', async () => {
  const firm = await makeTenant(house)
  const scopes = [firm, firm, await makeTenant(house)]
  const people = await Promise.all(
    scopes.map(async (scope, number) => {
      const { id } = await makeEmployee(house, scope, { last_name: `Person${number}` })
      const months = ['2025-12', `2025-0${number + 1}`, `2024-0${number + 7}`]
      const cents = 111_100 * (number + 1)
      for (const month of months) await makePayslip(house, scope, id, month, [payLine('earning', cents)])
      const path = `/mitarbeiter-portal/${await tokenFor(house, scope, 'mitarbeiter-portal', id)}`
      return {
        id,
        months,
        path,
        figures: [`Person${number}`, String(cents), `${number + 1}.${number + 1}11,00`],
      }
    }),
  )
  const months = [...new Set(people.flatMap((person) => person.months))]
  for (const person of people) {
    const others = people.filter((other) => other !== person).flatMap(({ figures }) => figures)
    const pages = ['', '/jahre/2025', '/jahre/2024', '/jahre/alle']
    const addresses = [
      ...pages,
      ...months.flatMap((month) => [`/monate/${month}`, `/lohnzettel/${month}.pdf`]),
    ]
    for (const address of addresses) {
      const answer = await ask(person.path + address)
      const body = Buffer.from(await answer.arrayBuffer()).toString('latin1')
      const month = /\d{4}-\d{2}/.exec(address)?.[0]
      const isTheirs = month === undefined || person.months.includes(month)
      expect([address, answer.status]).toEqual([address, isTheirs ? 200 : 404])
      for (const figure of others) expect(body.includes(figure), `${figure} on ${address}`).toBe(false)
    }
    expect(await (await ask(`${person.path}/jahre/2025`)).text()).toContain(person.figures[1])
  }
})
