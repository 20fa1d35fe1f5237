import { expect, test } from 'vitest'
import { createContract } from '~/domain/contracts/contracts.server'
import { addPay } from '~/domain/employees/pay.server'
import { addMembership } from '~/domain/users/members/add-membership.server'
import { makePerson } from '../../account/people'
import { makeCustomer } from '../../factories/customers'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { lineOf, makeInvoice } from '../../factories/invoices'
import { changeFirm } from '../../factories/tenants'
import { post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, read } from '../owner'

test('a new firm is led to what is missing, and the list goes once it is done', async () => {
  const owner = await makeOwner()
  const { scope, path } = owner
  await changeFirm(house, scope, { tax_number: null, vat_id: null, iban: null })
  const home = await read(owner, '/buero')
  expect(textOf(home)).toContain('0 von 13 erledigt')
  expect(textOf(home)).not.toContain('Noch keine Rechnung')
  for (const page of [`${path}/anschrift`, `${path}/bank`, '/buero/kunden/neu', '/buero/mitarbeiter/neu'])
    expect(home).toContain(`href="${page}`)

  await post(`${path}/bank`, { iban: 'DE02120300000000202051' }, owner.headers)
  await post(`${path}/rechtsform`, { legal_form: 'gmbh' }, owner.headers)
  expect(await read(owner, '/buero')).toContain(`href="${path}/rechtsform`)
  expect(textOf(await read(owner, path))).toContain(
    'Fehlt: Geschäftsführung, Vorstand oder Inhaber, Sitz der Gesellschaft, Registergericht, Registernummer',
  )
  const { id: customerId } = await makeCustomer(house, scope)
  const { id: employeeId } = await makeEmployee(house, scope)
  const text = textOf(await read(owner, '/buero'))
  expect(text).toContain('3 von 13 erledigt')
  expect(text).toContain('Den ersten Kunden anlegen: erledigt')

  await changeFirm(house, scope, { tax_number: '20/299/12345' })
  await createContract(house, scope, {
    customer_id: customerId,
    title: 'Büroreinigung',
    starts_on: '2026-01-01',
    interval_months: 1,
    notice_months: 1,
    lines: [lineOf()],
  })
  expect(await read(owner, '/buero')).toContain(`href="/buero/mitarbeiter/${employeeId}/verguetung`)
  await addPay(house, scope, employeeId, { from: '2026-01', kind: 'hourly', cents: 1550 })
  expect(await read(owner, '/buero')).toContain(`href="/buero/mitarbeiter/${employeeId}/lohndaten`)
  expect(textOf(await read(owner, '/buero'))).toContain('6 von 13 erledigt')
  const colleague = await makePerson()
  await addMembership(house, scope, { userId: colleague.userId, role: 'payroll' })
  await makeInvoice(house, { ...scope, ...now() }, customerId)
  expect(textOf(await read(owner, '/buero'))).toContain('8 von 13 erledigt')
  const register = {
    managing_director: 'Inga',
    seat: 'Kiel',
    register_court: 'Kiel',
    register_number: 'HRB 1',
  }
  await post(`${path}/rechtsform`, { legal_form: 'gmbh', ...register }, owner.headers)
  await makePayslip(house, { ...scope, ...now() }, employeeId, '2026-01')
  expect(textOf(await read(owner, '/buero'))).not.toContain('Erste Schritte')
})

test('what was saved leads on to the next step', async () => {
  const owner = await makeOwner()
  const { path, headers, scope } = owner
  await changeFirm(house, scope, { tax_number: '20/299/12345', iban: null })
  const stepAfter = async (page: string, form: Record<string, string>) => {
    const answer = await post(page, form, headers)
    const html = await read(owner, answer.headers.get('location') ?? '')
    const [, to = ''] = /Erste Schritte, als Nächstes:.*?<a[^>]* href="([^"?]*)/s.exec(html) ?? []
    return to
  }
  const bank = { iban: 'DE02120300000000202051' }
  expect(await stepAfter(`${path}/bank`, bank)).toBe(`${path}/rechtsform`)
  expect(await stepAfter(`${path}/rechtsform`, { legal_form: 'sole_trader' })).toBe('/buero/kunden/neu')
  const { id: employeeId } = await makeEmployee(house, scope)
  const employee = `/buero/mitarbeiter/${employeeId}`
  const wage = { from: '2026-01', kind: 'hourly', cents: '15,50' }
  expect(await stepAfter(`${path}/farbe`, { accent_color: '#0a5c63' })).toBe('/buero/kunden/neu')
  // The firm comes first, so that nobody has to turn back.
  expect(await stepAfter(`${employee}/verguetung`, wage)).toBe('/buero/lohnzettel/firma')
  const { id } = await makeCustomer(house, scope)
  await makeInvoice(house, scope, id)
  expect(await stepAfter(`${path}/farbe`, { accent_color: '#0a5c64' })).toBe('')
})

test.each([
  ['a new firm', now(), true],
  ['a firm that has issued an invoice long ago', {}, false],
])('%s that has neither contracts nor employees', async (_, when, isLed) => {
  const owner = await makeOwner()
  const { id } = await makeCustomer(house, owner.scope)
  await makeInvoice(house, { ...owner.scope, ...when }, id)
  expect(textOf(await read(owner, '/buero')).includes('Erste Schritte')).toBe(isLed)
})

test.each([
  ['invoicing', '0 von 3 erledigt'],
  ['payroll', '0 von 6 erledigt'],
  ['read_only', undefined],
] as const)('%s sees its own part', async (role, words) => {
  const owner = await makeOwner()
  await db.updateTable('memberships').set({ role }).where('tenant_id', '=', owner.scope.tenantId).execute()
  const text = textOf(await read(owner, '/buero'))
  if (words) expect(text).toContain(words)
  else expect(text).not.toContain('Erste Schritte')
})

function now() {
  const at = new Date().toISOString()
  return { at, today: at.slice(0, 10) }
}

test('what is not needed is skipped, for everybody, until it is shown again', async () => {
  const owner = await makeOwner()
  const other = await makeOwner()
  const skip = (schritt: string) => post('/buero/erste-schritte', { schritt }, owner.headers)
  const list = async (who = owner) => textOf(await read(who, '/buero'))
  const before = await list()
  // What comes before a step stands there.
  expect(before).toMatch(
    /Den ersten Lohnzettel berechnen[^.]* Rechnen Sie selbst .* „Jahreswerte von vorher“ ein\./,
  )
  for (const step of [
    'employee',
    'pay',
    'payroll_facts',
    'payroll_firm',
    'payroll_fund',
    'payslip',
    'contract',
  ])
    expect((await skip(step)).status).toBe(303)
  expect(await list()).not.toContain('Bis zum ersten Lohnzettel')
  expect(await list()).toContain('7 übersprungene wieder zeigen')
  // Whoever writes invoices cannot do without a customer, and other firms keep their own list.
  await skip('customer')
  expect((await skip('unsinn')).status).toBe(400)
  expect(await list(other)).toContain('Bis zum ersten Lohnzettel')
  expect(before).toContain('Den ersten Mitarbeiter anlegen')
  await post('/buero/erste-schritte', {}, owner.headers)
  expect(await list()).toBe(before)
})
