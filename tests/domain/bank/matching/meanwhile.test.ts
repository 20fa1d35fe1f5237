import { afterAll, beforeEach, expect, test } from 'vitest'
import { addAccount } from '~/domain/bank/accounts.server'
import { keepFile } from '~/domain/bank/keep.server'
import { matchItems } from '~/domain/bank/matching/run.server'
import { takeBackFile } from '~/domain/bank/take-back.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { findInvoice } from '~/domain/invoices/read.server'
import type { OfficeScope } from '~/domain/kernel/scope'
import { makeEntry, makeStatement, OWN_IBAN } from '../../../factories/bank'
import { makeCustomer } from '../../../factories/customers'
import { makeInvoice } from '../../../factories/invoices'
import { makeTenant } from '../../../factories/tenants'
import { copyDatabase } from '../../../support/database'

// What people do while movements are looked at, from the first transaction of it on.

const { house, db, close } = copyDatabase()
afterAll(close)

let scope: OfficeScope
let customerId: string

beforeEach(async () => {
  scope = { ...(await makeTenant(house)), userId: 'user-1', role: 'owner' }
  customerId = (await makeCustomer(house, scope)).id
  await addAccount(house, scope, { name: 'Konto', bankName: 'DKB', iban: OWN_IBAN, bic: null })
})

let files = 0
const keep = (...entries: ReturnType<typeof makeEntry>[]) =>
  keepFile(house, scope, { bytes: Buffer.from(`meanwhile ${files++}`), statements: [makeStatement(entries)] })
const stateOf = async (id: string) => (await findInvoice(db, scope, id))?.status?.state
const proposals = async () => {
  const rows = await db
    .selectFrom('bank_items')
    .select('proposal_json')
    .where('tenant_id', '=', scope.tenantId)
    .where('open_cents', '<>', 0)
    .execute()
  return rows.map(({ proposal_json }) => proposal_json ?? '')
}

/** Waits until something is there, while other work goes on. */
async function until(isThere: () => Promise<boolean>): Promise<void> {
  while (!(await isThere())) await new Promise((resolve) => setImmediate(resolve))
}

const isSomethingBooked = async () => {
  const one = await db
    .selectFrom('bank_assignments')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .executeTakeFirst()
  return one !== undefined
}

async function several(count: number) {
  const made: { id: string; number: string }[] = []
  for (let at = 0; at < count; at++) made.push(await makeInvoice(house, scope, customerId))
  return made
}

test('a file taken back takes its movements out of it, and the others are still booked', async () => {
  const owed = await several(25)
  const first = await keep(
    ...owed.map(({ number }) => makeEntry(11_900, `Rechnung ${number}`, { bookedOn: '2026-03-03' })),
  )
  const { id, number } = await makeInvoice(house, scope, customerId)
  await keep(makeEntry(11_900, `Rechnung ${number}`))
  const running = matchItems(house, scope)
  await until(isSomethingBooked)
  await takeBackFile(house, scope, first.fileId)
  await running
  expect(await stateOf(id)).toBe('paid')
  expect(await proposals()).toEqual([])
})

test('an invoice paid by hand meanwhile is suggested no more, as far as its movements are looked at then', async () => {
  const { id, number } = await makeInvoice(house, scope, customerId)
  await keep(...Array.from({ length: 120 }, (_, at) => makeEntry(200 + at, `Teil von ${number}`)))
  const running = matchItems(house, scope)
  await until(async () => (await proposals()).some((one) => one.includes(id)))
  const money = { amountCents: 11_900, paidOn: scope.today, method: 'transfer' as const, reference: 'Bar' }
  await recordPayment(house, scope, { invoiceId: id, ...money })
  await running
  const all = await proposals()
  expect(all).toHaveLength(120)
  expect(all.filter((one) => one.includes(id))).toEqual([])
  expect(all.filter((one) => one.includes('"paid"')).length).toBeGreaterThan(60)
})
