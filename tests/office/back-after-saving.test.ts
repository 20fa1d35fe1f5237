import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeContact } from '../factories/contacts'
import { makeCustomer, makeMandate } from '../factories/customers'
import { makeEmployee } from '../factories/employees'
import { makeDraft } from '../factories/invoices'
import { ask, post } from '../support/app'
import { house } from '../support/house'
import { makeOwner, read } from './owner'

// A form for something new has its key in its address. Back after saving asks for that address.

test('a form that has made something leads to it, and one that has not is shown with its key', async () => {
  const owner = await makeOwner()
  const { id: customer } = await makeCustomer(house, owner.scope)
  const { id: employee } = await makeEmployee(house, owner.scope)
  const { id: contact } = await makeContact(house, owner.scope, customer)
  const { id: draft } = await makeDraft(house, owner.scope, customer)
  const { id: mandate } = await makeMandate(house, owner.scope, customer)
  for (const [form, made, page] of [
    ['kunden/neu', customer, `kunden/${customer}`],
    ['mitarbeiter/neu', employee, `mitarbeiter/${employee}`],
    [`kunden/${customer}/neuer-ansprechpartner`, contact, `ansprechpartner/${contact}`],
    [`kunden/${customer}/neues-mandat`, mandate, `mandate/${mandate}`],
    [`kunden/${customer}/neue-rechnung`, draft, `rechnungen/${draft}/entwurf`],
  ] as const) {
    const back = await ask(`/buero/${form}?formular=${made}`, { headers: owner.headers })
    expect([form, back.status, back.headers.get('location')]).toEqual([form, 303, `/buero/${page}`])
    const key = randomUUID()
    expect(await read(owner, `/buero/${form}?formular=${key}`)).toContain(`name="form_key" value="${key}"`)
  }
})

test('a contract too, by what its form sends', async () => {
  const owner = await makeOwner()
  const { id: customer } = await makeCustomer(house, owner.scope)
  const form_key = randomUUID()
  const form = `/buero/kunden/${customer}/neuer-vertrag`
  const sent = await post(
    form,
    {
      ...{
        form_key,
        title: 'Büroreinigung',
        interval_months: '1',
        starts_on: '2030-01-31',
        notice_months: '3',
      },
      ...{ zeilen: '1', position_1_description: 'Fenster', position_1_quantity: '1', position_1_unit: 'HUR' },
      ...{ position_1_price: '45,00', position_1_tax: 'S 19', interval_weeks: '', ends_on: '', due_day: '' },
      ...{ next_invoice_on: '' },
    },
    owner.headers,
  )
  expect(sent.status).toBe(303)
  const back = await ask(`${form}?formular=${form_key}`, { headers: owner.headers })
  expect(back.headers.get('location')).toBe(`/buero/vertraege/${form_key}`)
})
