import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { retention } from '~/commands/retention/retention'
import { noteDispute } from '~/domain/holds/note.server'
import { verifyChain } from '~/domain/invoices/issuing/verify-chain.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { ALL_TENANTS, writing } from '~/domain/kernel/writing.server'
import { listDue, removeDue } from '~/domain/upkeep/retention.server'
import { disableMember } from '~/domain/users/members/members.server'
import { createUser } from '~/domain/users/members/users.server'
import { replaceRecoveryCodes } from '~/domain/users/second-factor/recovery-codes.server'
import { makeCustomer } from '../../factories/customers'
import { remind } from '../../factories/dunning'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { lineOf, makeInvoice } from '../../factories/invoices'
import { endedTokenFor } from '../../factories/links'
import { leaveMail, makeMail } from '../../factories/mails'
import { officeOn } from '../../factories/scopes'
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

  const revenue = () => db.selectFrom('revenue_months').select(['month', 'net_cents']).execute()
  expect(await revenue()).toEqual([{ month: '2026-03', net_cents: 20000 }])

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
  expect(await revenue()).toEqual([{ month: '2026-03', net_cents: 10000 }])
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
  expect((await verifyChain(db, house, scope)).broken).toBeNull()
  expect(await removeDue(house, scope.tenantId, DAY_AFTER)).toEqual([])
  const log = await db.selectFrom('retention_runs').selectAll().execute()
  expect(log.map(({ kind, removed: count }) => [kind, count])).toContainEqual(['invoices', 1])
  expect(JSON.stringify(log)).not.toContain(paid.id)
})

test('reminders of what is owed, or in dispute, stay beyond their years; of what is paid they go', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const owing = async () => {
    const { id } = await makeCustomer(house, scope)
    const invoice = await makeInvoice(house, scope, id)
    return { invoiceId: invoice.id, notice: await remind(house, officeOn(scope.tenantId, '2026-04-01'), id) }
  }
  const [paid, owed, disputed] = [await owing(), await owing(), await owing()]
  await recordPayment(house, scope, {
    ...{ amountCents: 11900, paidOn: '2026-03-02', method: 'transfer' },
    invoiceId: paid.invoiceId,
  })
  const dispute = { id: randomUUID(), invoiceId: disputed.invoiceId, reason: 'so', fromOn: '2026-04-02' }
  await noteDispute(house, scope, dispute)
  await removeDue(house, scope.tenantId, DAY_AFTER)
  const left = await db.selectFrom('dunning_notices').select('id').execute()
  expect(left.map(({ id }) => id).sort()).toEqual([owed.notice, disputed.notice].sort())
})

test('an advance stays as long as its final invoice, and mails and links go after their own year', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  const pay = (invoiceId: string, amountCents: number) =>
    recordPayment(house, scope, { invoiceId, amountCents, paidOn: scope.today, method: 'transfer' })
  const advance = await makeInvoice(house, scope, customer.id, { options: { is_advance: 1 } })
  await pay(advance.id, 11_900)
  const final = await makeInvoice(house, scope, customer.id, {
    lines: [lineOf({ quantity: '12' })],
    options: { deductions: [advance.id] },
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

test('a run that was cut off is finished by the next one', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const customer = await makeCustomer(house, scope)
  for (let count = 0; count < 3; count++) {
    const { id } = await makeInvoice(house, scope, customer.id)
    await recordPayment(house, scope, {
      invoiceId: id,
      amountCents: 11900,
      paidOn: scope.today,
      method: 'transfer',
    })
  }
  const merle = await makeEmployee(house, scope)
  await makePayslip(house, scope, merle.id, '2026-01')
  await db.deleteFrom('outbox').execute()
  // As a kill would: what had begun is undone with its permits, and nothing after it is done.
  await sql`create trigger cut before delete on payslips begin select raise(abort, 'cut off'); end`.execute(
    db,
  )
  await expect(removeDue(house, scope.tenantId, DAY_AFTER)).rejects.toThrow('cut off')
  expect(await db.selectFrom('invoices').select('id').execute()).toEqual([])
  expect(await db.selectFrom('documents').select('payslip_id').execute()).toHaveLength(1)
  const permits = () =>
    db.selectFrom('retention_permits').select('row_id').where('table_name', '=', 'payslips').execute()
  expect(await permits()).toEqual([])
  await sql`drop trigger cut`.execute(db)

  const removed = await removeDue(house, scope.tenantId, DAY_AFTER)
  expect(removed.map(({ kind, rows }) => [kind, rows])).toEqual([
    ['payslips', 1],
    ['receipts', 3],
  ])
  const log = await db
    .selectFrom('retention_runs')
    .select(['kind', 'removed'])
    .where('kind', 'in', ['invoices', 'payslips', 'receipts'])
    .orderBy('kind')
    .execute()
  expect(log.map(({ kind, removed: count }) => [kind, count])).toEqual([
    ['invoices', 3],
    ['payslips', 1],
    ['receipts', 3],
  ])
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
  expect((await verifyChain(db, house, scope)).broken).toBeNull()
  expect(await removeDue(house, scope.tenantId, DAY_AFTER)).toEqual([])
})

test('an account ends a year after its person left, once the change log names them no more', async () => {
  const { db, house } = freshDatabase()
  const [scope, other] = [await makeTenant(house), await makeTenant(house)]
  const people = ['jana', 'bo', 'kim'].map((name) => ({ id: randomUUID(), name }))
  const [jana, bo, kim] = people.map(({ id }) => id) as [string, string, string]
  for (const { id, name } of people) {
    const moment = { at: scope.at }
    await createUser(house, moment, { id, name, email: `${name}@foerde.example`, passwordHash: 'x' })
    await db
      .insertInto('memberships')
      .values({
        tenant_id: scope.tenantId,
        user_id: id,
        role: 'payroll',
        created_at: scope.at,
        accepted_at: scope.at,
      })
      .execute()
  }
  await db
    .insertInto('memberships')
    .values({
      tenant_id: other.tenantId,
      user_id: kim,
      role: 'owner',
      created_at: scope.at,
      accepted_at: scope.at,
    })
    .execute()
  await writing(house, ALL_TENANTS, (trx) => replaceRecoveryCodes(trx, jana, scope.at))
  for (const id of [jana, kim]) await disableMember(house, scope, id)
  const left = async () => {
    const users = await db.selectFrom('users').select('id').where('id', 'in', [jana, bo, kim]).execute()
    const here = await db
      .selectFrom('memberships')
      .select('user_id')
      .where('tenant_id', '=', scope.tenantId)
      .where('user_id', 'in', [jana, bo, kim])
      .execute()
    return { users: users.map(({ id }) => id).sort(), here: here.map(({ user_id }) => user_id).sort() }
  }
  const all = { users: [jana, bo, kim].sort(), here: [jana, bo, kim].sort() }
  // The log is kept for ten years, and says who was shut out.
  await removeDue(house, scope.tenantId, '2036-12-31T09:00:00.000Z')
  expect(await left()).toEqual(all)
  await removeDue(house, scope.tenantId, '2037-01-02T09:00:00.000Z')
  expect(await left()).toEqual({ users: [bo, kim].sort(), here: [bo] })
  expect(await db.selectFrom('recovery_codes').select('user_id').execute()).toEqual([])
})

test('the command says how it is used', async () => {
  expect(await retention(['--help', '--language', 'de'])).toMatchObject({ exitCode: 0 })
  expect((await retention(['--now'])).exitCode).toBe(64)
  expect((await retention(['--language', 'en'])).text).toMatch(
    /nobody has changed|nothing whose|can be erased/,
  )
})
