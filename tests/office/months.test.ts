import { describe, expect, test, vi } from 'vitest'
import { readHoursPage } from '~/domain/hours/month.server'
import { recordHours } from '~/domain/hours/record.server'
import { writing } from '~/domain/kernel/writing.server'
import { readPayslipsPage } from '~/domain/payslips/month.server'
import type { Role } from '~db/schema'
import { makeEmployee, makePayslip } from '../factories/employees'
import { ask } from '../support/app'
import { db, house } from '../support/house'
import { textOf } from '../support/html'
import { queryPlans } from '../support/query-plans'
import { signedInAs } from '../support/session'
import { makeOwner, type Owner, read } from './owner'

vi.setSystemTime('2026-03-02T09:00:00Z')

const STRANGE = '0a0a0a0a-0000-4000-8000-00000000abcd'

async function makeMonth() {
  const owner = await makeOwner()
  const { scope } = owner
  const anna = await makeEmployee(house, scope, { first_name: 'Anna', last_name: 'Ärmel', email: null })
  const jorg = await makeEmployee(house, scope)
  await makeEmployee(house, scope, { first_name: 'Neu', last_name: 'Zander', entry_on: '2026-03-01' })
  await makeEmployee(house, scope, { first_name: 'Alt', last_name: 'Becker', exit_on: '2026-01-31' })
  const entries = [
    { employeeId: anna.id, hours: '120.5', overtime: '4' },
    { employeeId: STRANGE, hours: '8', overtime: '0' },
  ]
  await writing(house, scope, (trx) =>
    recordHours(trx, scope, { month: '2026-02', origin: { source: 'office' }, entries }),
  )
  await makePayslip(house, scope, anna.id, '2026-02')
  await makePayslip(house, scope, jorg.id, '2026-02')
  return { owner, anna, jorg }
}

const all = async (owner: Owner, path: string) => textOf(await read(owner, path)).split('Abmelden')[1] ?? ''
/** Without the people that an unknown id may be. */
const words = async (owner: Owner, path: string) => (await all(owner, path)).split('Wer ist das?')[0] ?? ''

describe('the hours of a month', () => {
  test('are those of whoever worked in it, what is missing and what nobody has', async () => {
    const { owner } = await makeMonth()
    const listed = await words(owner, '/buero/stunden')
    expect(listed).toContain('Stunden Februar 2026')
    expect(listed).toContain('Stunden von 1 der 2 Mitarbeiter sind da')
    expect(listed).toContain('Zusammen 128,50 Davon Überstunden 4,00')
    expect(listed).toMatch(/Ärmel, Anna 1001 120,50 4,00 Büro 02\.03\.2026 Petersen, Jörg 1002 fehlen noch/)
    expect(listed).toContain(`Noch niemandem zugeordnet`)
    expect(listed).not.toMatch(/Zander|Becker/)
    const html = await read(owner, '/buero/stunden')
    expect(html).toContain(`href="/buero/mitarbeiter/neu?kennung=${STRANGE}"`)
    expect(await words(owner, '/buero/stunden?monat=2026-02&stand=fehlt')).not.toContain('Ärmel')
    expect(await words(owner, '/buero/stunden?monat=2026-02&stand=da')).not.toContain('Petersen')
    expect(await words(owner, '/buero/stunden?monat=2026-02&suche=aermel')).not.toContain('Petersen')
    expect(await words(owner, '/buero/stunden?monat=2026-03')).toContain('Zander, Neu')
    expect(await words(owner, '/buero/stunden?monat=2020-01')).toContain('arbeitet hier niemand')
  })

  test('are saved as a file, with the ids that nobody has', async () => {
    const { owner, anna } = await makeMonth()
    const file = await (await ask('/buero/stunden/stunden.csv', { headers: owner.headers })).text()
    expect(file).toContain(`Ärmel, Anna;1001;120,5;4;Büro;02.03.2026;${anna.id}\r\n`)
    expect(file).toContain(`;;8;0;Büro;02.03.2026;${STRANGE}\r\n`)
    expect(file.split('\r\n')).toHaveLength(5)
  })
})

describe('the payslips of a month', () => {
  test('say who has one, whether it was announced and opened, and what is paid out', async () => {
    const { owner, jorg } = await makeMonth()
    const path = '/buero/lohnzettel?monat=2026-02'
    expect(await words(owner, path)).toMatch(
      /2 von 2 Mitarbeitern .*Ärmel, Anna 1001 02\.03\.2026 Keine E-Mail Noch nicht 2\.000,00 € PDF .*Petersen, Jörg 1002 02\.03\.2026 Noch nicht verschickt Noch nicht/,
    )
    const { id } = await makePayslip(house, owner.scope, jorg.id, '2026-02')
    const read = { payslip_id: id, opened_at: '2026-03-02T10:00:00.000Z' }
    await db
      .insertInto('payslip_reads')
      .values({ tenant_id: owner.scope.tenantId, ...read })
      .execute()
    expect(await words(owner, path)).toMatch(/Petersen, Jörg korrigiert .* Ja 2\.000,00 €/)
    expect(await words(owner, '/buero/lohnzettel?monat=2026-03')).toContain('Zander, Neu 1003 noch keiner')
  })

  test.each([
    ['owner', 200, true],
    ['payroll', 200, true],
    ['read_only', 403, false],
    ['invoicing', 403, false],
  ] as [Role, number, boolean][])('to %s: a download answers %s', async (role, status, seesPay) => {
    const { owner, jorg } = await makeMonth()
    const headers = await signedInAs(house, owner.scope, role)
    const path = `/buero/mitarbeiter/${jorg.id}/lohnzettel/2026-02.pdf`
    expect((await ask(path, { headers })).status).toBe(status)
    const page = await (await ask('/buero/lohnzettel', { headers })).text()
    expect(page.includes('2.000,00')).toBe(seesPay)
    expect(page.includes(path)).toBe(seesPay)
    const file = await (await ask('/buero/lohnzettel/lohnzettel.csv', { headers })).text()
    expect(file.includes('2000,00')).toBe(seesPay)
    expect(file.includes('Petersen')).toBe(role !== 'invoicing')
    const taken = await db
      .selectFrom('audit_entries')
      .select('actor')
      .where('tenant_id', '=', owner.scope.tenantId)
      .where('action', '=', 'payslip.downloaded')
      .execute()
    expect(taken).toHaveLength(seesPay ? 1 : 0)
  })

  test('of another firm, or of a month without one, are not there', async () => {
    const { owner, jorg } = await makeMonth()
    const stranger = await makeOwner()
    for (const [{ headers }, month] of [
      [stranger, '2026-02'],
      [owner, '2026-01'],
    ] as const)
      expect((await ask(`/buero/mitarbeiter/${jorg.id}/lohnzettel/${month}.pdf`, { headers })).status).toBe(
        404,
      )
    expect(await words(stranger, '/buero/lohnzettel')).toContain('arbeitet hier niemand')
  })
})

test.each(['all', 'there', 'missing'] as const)('both are read by indexes: %s', async (presence) => {
  const scope = { tenantId: 'firm' }
  for (const place of [{ page: 1 }, { page: 3, after: 'row' }, { page: 2, before: 'row' }]) {
    const query = { month: '2026-02', search: 'kiel', presence, place }
    const plans = await queryPlans(async ({ reader, vault }) => {
      await readHoursPage({ executor: reader, vault, scope, month: '2026-02' }, query)
      await readPayslipsPage({ executor: reader, vault, scope, month: '2026-02' }, query)
    })
    for (const plan of plans) expect(plan).not.toMatch(/TEMP B-TREE|SCAN (?!counted)/)
    expect(plans.join()).toContain('INDEX payslips_by_month (tenant_id=? AND month=? AND employee_id=?)')
    expect(plans.join()).toContain('SEARCH h USING PRIMARY KEY (tenant_id=? AND month=? AND employee_id=?)')
  }
})
