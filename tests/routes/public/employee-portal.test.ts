import { describe, expect, test, vi } from 'vitest'
import { makeEmployee, makePayslip, payLine } from '../../factories/employees'
import { tokenFor } from '../../factories/links'
import { makeTenant } from '../../factories/tenants'
import { ask } from '../../support/app'
import { house } from '../../support/house'
import { textOf } from '../../support/html'

vi.setSystemTime('2026-03-02T09:00:00Z')

async function makePortal() {
  const scope = await makeTenant(house)
  const employee = await makeEmployee(house, scope, { employmentType: 'minijob' })
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
    expect(words).toMatch(/2026 Monat .* Januar 2\.000,00 € PDF 2025 Monat .* Dezember korrigiert 999,00 €/)
    expect(html).not.toContain('<script')
    expect(textOf(await (await ask(`${path}?sprache=en`)).text())).toContain('Employment: Mini-job')
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

  test("is 404 for a colleague's month", async () => {
    const { scope, path } = await makePortal()
    const colleague = await makeEmployee(house, scope, { lastName: 'Öztürk' })
    await makePayslip(house, scope, colleague.id, '2026-01')
    expect((await ask(`${path}/lohnzettel/2026-01.pdf`)).status).toBe(404)
  })

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
