import { beforeEach, describe, expect, test, vi } from 'vitest'
import { findInvoice } from '~/domain/invoices/read.server'
import { OWN_IBAN } from '../../factories/bank'
import { camtOf, type Said } from '../../factories/camt'
import { IBAN, makeCustomer, makeMandate } from '../../factories/customers'
import { makeInvoice } from '../../factories/invoices'
import { post } from '../../support/app'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, type Owner, read } from '../owner'
import { uploadAs } from './upload'

// A payment that names one customer's invoice, and whose account or mandate is another customer's.

vi.setSystemTime('2026-03-05T09:00:00Z')

let owner: Owner
let invoice: { id: string; number: string }
let reference: string

beforeEach(async () => {
  owner = await makeOwner()
  const customer = await makeCustomer(house, owner.scope, { name: 'Segelschule Förde' })
  invoice = await makeInvoice(house, owner.scope, customer.id)
  const other = await makeCustomer(house, owner.scope, { name: 'Bäckerei Ohlsen' })
  ;({ reference } = await makeMandate(house, owner.scope, other.id, { holder: 'Bäckerei Ohlsen' }))
  await post('/buero/bank/konten/neu', { name: 'Konto', iban: OWN_IBAN }, owner.headers)
})

const stateOf = async () => (await findInvoice(db, owner.scope, invoice.id))?.status?.state
const open = () => read(owner, '/buero/bank/umsaetze?stand=offen')
const pays = (changes: Partial<Said>): Said => ({
  cents: 11_900,
  text: `Rechnung ${invoice.number}`,
  ...changes,
})

describe.each<[string, () => Partial<Said>, string]>([
  ['account', () => ({ iban: IBAN }), 'aber das Konto ist als das von Bäckerei Ohlsen bekannt'],
  ['mandate', () => ({ mandate: reference }), 'aber das Mandat gehört Bäckerei Ohlsen'],
  [
    'mandate, in other letters',
    () => ({ mandate: reference.toLowerCase() }),
    'aber das Mandat gehört Bäckerei Ohlsen',
  ],
])('its %s', (_, changes, words) => {
  test('books nothing, says both reasons, and is booked by a press', async () => {
    await uploadAs(owner, camtOf([pays(changes())]))
    expect(await stateOf()).toBe('open')
    const page = await open()
    expect(textOf(page)).toContain(
      `Rechnungsnummer ${invoice.number} steht im Text; Betrag ist gleich; ${words}`,
    )
    const path = /\/buero\/bank\/umsaetze\/[\w-]{36}/.exec(page)?.[0] ?? ''
    expect(textOf(await read(owner, path))).toContain(words)
    await post(`${path}/vorschlag`, { stand: '11900' }, owner.headers)
    expect(await stateOf()).toBe('paid')
  })
})

test('a rule of the account does not take it either', async () => {
  await uploadAs(owner, camtOf([pays({ text: 'Taschengeld', iban: IBAN })], { day: '2026-03-03' }))
  const path = /\/buero\/bank\/umsaetze\/[\w-]{36}/.exec(await open())?.[0] ?? ''
  await post(`${path}/art`, { art: 'private', regel: 'ja', stand: '11900' }, owner.headers)
  await uploadAs(owner, camtOf([pays({ iban: IBAN })], { opening: 111_900 }))
  expect(textOf(await open())).toContain('aber das Konto ist als das von Bäckerei Ohlsen bekannt')
})
