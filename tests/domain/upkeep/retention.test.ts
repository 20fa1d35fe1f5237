import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { retention } from '~/commands/retention/retention'
import { recordPayment } from '~/domain/invoices/payments.server'
import { verifyChain } from '~/domain/invoices/verify-chain.server'
import { listDue, removeDue } from '~/domain/upkeep/retention.server'
import { makeCustomer } from '../../factories/customers'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { lineOf, makeInvoice } from '../../factories/invoices'
import { endedTokenFor } from '../../factories/links'
import { leaveMail, makeMail } from '../../factories/mails'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

const LAST_DAY = '2034-12-31T22:00:00.000Z'
const DAY_AFTER = '2035-01-01T09:00:00.000Z'

test('what is old enough goes on the day after its last year, whole, and what is owed stays', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  const paid = await makeInvoice(house, scope, customer.id)
  const owed = await makeInvoice(house, scope, customer.id)
  const payment = { amountCents: 11900, paidOn: '2026-03-02', method: 'transfer' } as const
  await recordPayment(house, scope, { ...payment, invoiceId: paid.id })
  const merle = await makeEmployee(house, scope)
  await makePayslip(house, scope, merle.id, '2026-01')

  await removeDue(house, scope.tenantId, LAST_DAY)
  expect(await db.selectFrom('documents').select('id').execute()).toHaveLength(3)
  const due = await listDue(db, scope.tenantId, DAY_AFTER)
  expect(due.filter(({ kind }) => kind === 'payslips')).toMatchObject([{ rows: 1, before: '2027-01-01' }])

  const removed = await removeDue(house, scope.tenantId, DAY_AFTER)
  expect(removed).toMatchObject([
    { kind: 'invoices', rows: 1 },
    { kind: 'payslips', rows: 1 },
    { kind: 'receipts', rows: 1 },
  ])
  const left = await db.selectFrom('documents').select('invoice_id').execute()
  expect(left.map(({ invoice_id }) => invoice_id)).toEqual([owed.id])
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
  expect((await verifyChain(db, house, scope)).broken).toBeNull()
  expect(await removeDue(house, scope.tenantId, DAY_AFTER)).toEqual([])
  const log = await db.selectFrom('retention_runs').selectAll().execute()
  expect(log.map(({ kind, removed: count }) => [kind, count])).toContainEqual(['invoices', 1])
  expect(JSON.stringify(log)).not.toContain(paid.id)
})

test('an advance stays as long as its final invoice, and mails and links go after their own year', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  const pay = (invoiceId: string, amountCents: number) =>
    recordPayment(house, scope, { invoiceId, amountCents, paidOn: scope.today, method: 'transfer' })
  const advance = await makeInvoice(house, scope, customer.id, { wishes: { is_advance: 1 } })
  await pay(advance.id, 11_900)
  const final = await makeInvoice(house, scope, customer.id, {
    lines: [lineOf({ quantity: '12' })],
    wishes: { deductions: [advance.id] },
  })
  const [letter, waiting] = [await makeMail(house, scope), await makeMail(house, scope)]
  await leaveMail(db, scope, letter, 'sent')
  await endedTokenFor(house, scope, 'portal', customer.id)
  const countLinks = async () => (await db.selectFrom('access_links').select('id').execute()).length
  const before = await countLinks()

  await removeDue(house, scope.tenantId, scope.at)
  expect(await countLinks()).toBe(before - 1)
  await removeDue(house, scope.tenantId, DAY_AFTER)
  const mails = await db.selectFrom('outbox').select('id').execute()
  expect(mails.map(({ id }) => id)).toContain(waiting)
  expect(mails.map(({ id }) => id)).not.toContain(letter)
  const kept = await db.selectFrom('invoices').select('id').execute()
  expect(kept.map(({ id }) => id).sort()).toEqual([advance.id, final.id].sort())
  expect((await verifyChain(db, house, scope)).broken).toBeNull()
})

test('the command says how it is used', async () => {
  expect(await retention(['--help', '--language', 'de'])).toMatchObject({ exitCode: 0 })
  expect((await retention(['--now'])).exitCode).toBe(64)
  expect((await retention(['--language', 'en'])).text).toMatch(
    /nobody has changed|nothing whose|can be erased/,
  )
})
