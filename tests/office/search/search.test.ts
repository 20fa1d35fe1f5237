import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { archiveContact } from '~/domain/contacts/archive.server'
import { changeCustomer } from '~/domain/customer-changes/change.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import type { Role } from '~db/schema'
import { makeContact } from '../../factories/contacts'
import { makeCustomer } from '../../factories/customers'
import { makeEmployee } from '../../factories/employees'
import { makeInvoice } from '../../factories/invoices'
import { ask } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, type Owner, read } from '../owner'

const find = async (owner: Owner, search: string) =>
  textOf(await read(owner, `/buero/suche?suche=${encodeURIComponent(search)}`)).split('Abmelden')[1] ?? ''

async function makeFirm() {
  const owner = await makeOwner()
  const customer = await makeCustomer(house, owner.scope, { name: 'Öztürk Öffnungen GmbH' })
  const employee = await makeEmployee(house, owner.scope, { last_name: 'Öztürk' })
  const { tenantId } = owner.scope
  const iban_masked = 'DE** **** … 6199'
  await db.updateTable('employees').set({ iban_masked }).where('id', '=', employee.id).execute()
  const invoice = {
    tenant_id: tenantId,
    customer_id: customer.id,
    kind: 'invoice',
    status: 'draft',
    language: 'de',
    service_from: '2026-03-01',
    service_to: '2026-03-31',
    payment_method: 'transfer',
    net_cents: 123456,
    tax_cents: 0,
    gross_cents: 123456,
    created_at: owner.scope.at,
  } as const
  await db
    .insertInto('invoices')
    .values({ ...invoice, id: 'draft' })
    .execute()
  const account = { iban_sealed: 'x', iban_masked: 'DE** **** … 3000', iban_fingerprint: 'x' }
  const mandate = {
    tenant_id: tenantId,
    id: 'mandate',
    customer_id: customer.id,
    reference: 'M-77',
    holder: 'X',
    search_key: 'm-77',
  }
  const signed = { type: 'CORE', status: 'active', source: 'office', signed_on: '2026-03-01' } as const
  const at = { created_at: owner.scope.at, status_changed_at: owner.scope.at }
  await db
    .insertInto('mandates')
    .values({ ...mandate, ...account, ...signed, ...at })
    .execute()
  return { owner, customer, employee }
}

test.each([
  ['ozturk', ['Öztürk Öffnungen GmbH', 'Mitarbeiter']],
  ['1.234,56', ['Rechnungen', '1.234,56']],
  ['1,234.56', ['Rechnungen', '1.234,56']],
  ['1234.56 €', ['Entwurf']],
  ['1234', ['Entwurf', '1.234,56']],
  ['1.234', ['Entwurf']],
  ['1234,5', ['Entwurf']],
  ['1234 €', ['Entwurf']],
  ['1234,6', ['Nichts gefunden']],
  ['1235', ['Nichts gefunden']],
  ['123', ['Nichts gefunden']],
  ['1234,00', ['Nichts gefunden']],
  ['1234.56 EUR', ['Entwurf']],
  ['-1.234,56', ['Entwurf']],
  ['Oeztuerk 1.234,56 €', ['Entwurf']],
  ['Reederei 1.234,56 €', ['Nichts gefunden']],
  ['3000', ['Lastschrift-Mandate', 'M-77', '… 3000']],
  ['… 3000', ['M-77']],
  ['DE** **** … 3000', ['M-77']],
  ['m-77 öffnungen', ['M-77']],
  ['RE 3000', ['Nichts gefunden']],
  ['DE89 3704 0044 0532 0130 00', ['M-77']],
  ['m-77', ['M-77', 'Gültig']],
  ['6199', ['Mitarbeiter', 'Öztürk']],
  ['Öztürk 6199', ['Mitarbeiter']],
  ['Brandt 6199', ['Nichts gefunden']],
  ['Öztürk – Öffnungen', ['Kunden']],
  ['gibtesnicht', ['Nichts gefunden']],
  ['x', ['mindestens zwei Zeichen']],
  ['', ['mindestens zwei Zeichen']],
  ["%' or 1=1 --", ['Nichts gefunden']],
])('%j finds what it names', async (search, said) => {
  const { owner } = await makeFirm()
  const text = await find(owner, search)
  for (const words of said) expect(text).toContain(words)
})

test('a customer is found with what is open, before the newest of the rest', async () => {
  const owner = await makeOwner()
  const { scope } = owner
  const { id } = await makeCustomer(house, scope, { name: 'Reederei Nord' })
  const other = await makeCustomer(house, scope, { name: 'Reederei Süd' })
  const bills = []
  for (let count = 0; count < 6; count++) bills.push(await makeInvoice(house, scope, id))
  // The first stays open, the second in part; the other four of 119,00 € are paid.
  for (const [index, { id: invoiceId }] of bills.entries()) {
    const amountCents = [0, 4_050][index] ?? 11_900
    if (amountCents > 0)
      await recordPayment(house, scope, {
        ...{ id: randomUUID(), invoiceId, amountCents, paidOn: scope.today, method: 'transfer' },
      })
  }
  const text = await find(owner, 'reederei')
  const numbers = bills.map(({ number }) => number)
  const shown = [...text.matchAll(/20\d\d-\d{4}/g)].map(([number]) => number)
  expect(shown).toEqual([1, 0, 5, 4, 3].map((index) => numbers[index]))
  expect(text).toMatch(/Reederei Nord \S+, \S+, offen 197,50\s€/)
  expect(text).toMatch(new RegExp(`${numbers[1]} \\S+, 78,50\\s€`))
  expect(text).toMatch(/Reederei Süd \S+, \S+ $|Reederei Süd \S+, \S+ (?!.*offen)/)
  expect(other.id).not.toBe(id)
})

test('a contact’s name or address leads to its customer, here and in the list, until it has left', async () => {
  const owner = await makeOwner()
  const { id } = await makeCustomer(house, owner.scope, { name: 'Reederei Nord' })
  await makeContact(house, owner.scope, id, { name: 'Karin Öhlers', email: 'k.oehlers@nord.example' })
  const { id: leaving } = await makeContact(house, owner.scope, id, { name: 'Veit Bruhn', email: null })
  for (const search of ['karin ohlers', 'K.Oehlers@nord', 'reederei öhlers'])
    expect(await find(owner, search)).toContain('Reederei Nord')
  expect(await find(owner, 'karin')).toContain('Karin Öhlers')
  expect(textOf(await read(owner, '/buero/kunden?suche=bruhn'))).toContain('Reederei Nord')
  expect(await find(await makeOwner(), 'karin')).toContain('noch nichts angelegt')
  await archiveContact(house, owner.scope, leaving, true)
  expect(await find(owner, 'bruhn')).toContain('Nichts gefunden')
})

test('a telephone number is found however it is typed, by whoever may see whose it is', async () => {
  const owner = await makeOwner()
  const { id } = await makeCustomer(house, owner.scope, { name: 'Reederei Nord', phone: '+49 431 5550142' })
  const contact = { name: 'Karin Öhlers', phone: '0151 / 234-56 78', email: null }
  const { id: contactId } = await makeContact(house, owner.scope, id, contact)
  await makeEmployee(house, owner.scope, { last_name: 'Bruhn', phone: '(0431) 777 88 99' })
  const spellings = ['0431 5550142', '0431/5550142', '+49 (0)431 555-0142', '0049431555', '5550142']
  for (const search of spellings) {
    expect(await find(owner, search), search).toContain('Reederei Nord')
    const list = await read(owner, `/buero/kunden?suche=${encodeURIComponent(search)}`)
    expect(textOf(list), search).toContain('1 Kunde ')
  }
  expect(await find(owner, '0431 5550143')).toContain('Nichts gefunden')
  for (const search of [
    'reederei 0431',
    'Nord (0431) 555 01 42',
    'nord +49 431',
    'karin 5550142',
    'Nord 142 reederei',
  ])
    expect(await find(owner, search), search).toContain('Reederei Nord')
  for (const search of ['reederei 0441', 'Süd 0431 5550142', 'reederei 42'])
    expect(await find(owner, search), search).toContain('Nichts gefunden')
  expect(await find(owner, 'bruhn 0431')).toContain('Bruhn')
  expect(await find(owner, '+49151 2345678')).toContain('Karin Öhlers')
  expect(await find(owner, '+494317778899')).toContain('Bruhn')
  expect(textOf(await read(owner, '/buero/mitarbeiter?suche=0431-7778899'))).toContain('Bruhn')
  await archiveContact(house, owner.scope, contactId, true)
  await changeCustomer(house, owner.scope, id, { phone: '0431 12345' })
  for (const search of ['+49151 2345678', '5550142'])
    expect(await find(owner, search)).toContain('Nichts gefunden')
  await db.updateTable('memberships').set({ role: 'invoicing' }).where('user_id', '=', owner.userId).execute()
  expect(await find(owner, '0431 12345')).toContain('Reederei Nord')
  expect(await find(owner, '+494317778899')).toContain('Nichts gefunden')
})

test.each<[Role, string[], string[]]>([
  ['invoicing', ['Kunden'], ['Mitarbeiter']],
  ['payroll', ['Mitarbeiter'], ['Kunden', 'Öffnungen']],
  ['read_only', ['Kunden', 'Mitarbeiter'], []],
])('the role %s finds what it may see', async (role, found, hidden) => {
  const { owner, employee } = await makeFirm()
  await db.updateTable('memberships').set({ role }).where('user_id', '=', owner.userId).execute()
  const text = await find(owner, 'Öztürk')
  for (const words of found) expect(text).toContain(words)
  for (const words of hidden) expect(text).not.toContain(words)
  const byAccount = await read(owner, '/buero/suche?suche=6199')
  expect(byAccount.includes(employee.id)).toBe(role === 'payroll')
  if (role === 'payroll') expect(await find(owner, '1.234,56')).toContain('Nichts gefunden')
})

test('ten of a kind are shown, with the way to the list that has them all', async () => {
  const owner = await makeOwner()
  for (let index = 0; index < 11; index++) await makeCustomer(house, owner.scope, { name: `Hafen ${index}` })
  const html = await read(owner, '/buero/suche?suche=hafen&sprache=en')
  expect(html.match(/>Hafen \d+</g)).toHaveLength(10)
  expect(html).toContain('/buero/kunden?suche=hafen')
  expect(textOf(html)).toContain('Show all in the list')
})

test('another firm finds nothing, and nobody anything without signing in', async () => {
  await makeFirm()
  const other = await makeOwner()
  for (const search of ['Öztürk', '1.234,56', '3000', '6199', 'M-77'])
    expect(await find(other, search)).toContain('noch nichts angelegt')
  expect((await ask('/buero/suche?suche=Hafen')).status).toBe(303)
})

test('says in a firm without records that nothing is there yet, not that fewer words would help', async () => {
  const owner = await makeOwner()
  expect(await find(owner, 'Öztürk')).toContain('Hier ist noch nichts angelegt.')
  await makeEmployee(house, owner.scope)
  expect(await find(owner, 'Öztürk')).toContain('Suchen Sie mit weniger Wörtern.')
})
