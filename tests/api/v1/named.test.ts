import { beforeAll, describe, expect, test } from 'vitest'
import { type Firm, idsOf, makeFirm } from '../../factories/firm'
import { ask, post } from '../../support/app'
import { db, house } from '../../support/house'
import { fieldsIn, textOf } from '../../support/html'
import { signedInAs } from '../../support/session'
import { type Caller, makeCaller } from './caller'

// Where the office shows who did something, a program is called by the name of its key.

const NAME = 'Webshop'

let firm: Firm
let caller: Caller
let headers: { Cookie: string }

beforeAll(async () => {
  firm = await makeFirm(house, 'name', idsOf('e'))
  caller = await makeCaller(
    ['customers:write', 'invoices:write', 'hours:write', 'payments:write'],
    firm.scope,
  )
  headers = await signedInAs(house, firm.scope, 'owner')
})

const read = async (path: string) => (await ask(path, { headers })).text()

async function entries(subjectId: string) {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['actor', 'action'])
    .where('tenant_id', '=', firm.scope.tenantId)
    .where('subject_id', '=', subjectId)
    .where('actor', 'like', 'key:%')
    .orderBy('seq')
    .execute()
  return rows.map(({ action }) => action)
}

describe('the name of a key stands', () => {
  test('in the history of a customer, and before the eyes of whoever changes it with an old form', async () => {
    const path = `/buero/kunden/${firm.subjects.customerId}`
    const old = fieldsIn(await read(`${path}/stammdaten`))
    expect(textOf(await read(path))).not.toContain(NAME)
    const changed = await caller.send('PATCH', `customers/${firm.subjects.customerId}`, { city: 'Plön' })
    expect(changed.status).toBe(200)
    expect(textOf(await read(path))).toContain(NAME)
    const late = await post(`${path}/stammdaten`, { ...old, city: 'Husum' }, headers)
    expect(late.status).toBe(409)
    expect(textOf(await late.text())).toContain(NAME)
  })

  test('in the history of an invoice', async () => {
    const line = { description: 'Dach', quantity: '1', unit: 'LS', unit_price: '9', tax_rate: '19' }
    const days = { service_from: '2026-01-01', service_to: '2026-01-31' }
    const made = await caller.send('POST', 'invoices', {
      customer_id: firm.subjects.customerId,
      ...days,
      lines: [line],
    })
    const { id } = (await made.json()) as { id: string }
    expect(textOf(await read(`/buero/rechnungen/${id}`))).toContain(NAME)
    expect((await caller.send('POST', `invoices/${id}/issuance`, {})).status).toBe(200)
    const links = await caller.send('POST', `invoices/${id}/link`, {})
    expect(links.status).toBe(200)
    expect(await entries(id)).toEqual(['invoice.drafted', 'invoice.issued', 'link.shown'])
    expect(textOf(await read(`/buero/rechnungen/${id}`))).toContain(NAME)
  })

  test('beside hours that it reported, which the audit has as well', async () => {
    const { employeeId } = firm.subjects
    const path = `/buero/stunden/2026-05/mitarbeiter/${employeeId}`
    const sent = { employees: [{ employee_id: employeeId, hours: '160' }] }
    expect((await caller.send('POST', 'hours/2026-05', sent)).status).toBe(200)
    expect(await entries('2026-05')).toEqual(['hours.reported'])
    const page = textOf(await read(path))
    expect(page).toContain(NAME)
    expect(page).not.toContain('Zeiterfassung')
    const log = textOf(await read('/buero/protokoll'))
    expect(log).toContain('Stunden eines Monats')
    expect(log).toContain('Monat: Mai 2026 Anzahl: 1')
  })

  test('beside money that it booked', async () => {
    const body = {
      customer_id: firm.subjects.customerId,
      amount: '1.00',
      paid_on: '2026-01-31',
      method: 'cash',
      is_confirmed: true,
    }
    const answer = await caller.send('POST', 'payments', body)
    expect(answer.status).toBe(201)
    expect(await entries(firm.subjects.customerId)).toContain('credit.received')
    expect(textOf(await read('/buero/protokoll'))).toContain(`Schnittstelle: ${NAME}`)
  })
})
