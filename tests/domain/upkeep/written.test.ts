import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { replyToTask } from '~/domain/correspondence/correspondence.server'
import { archiveCustomer } from '~/domain/customers/change.server'
import { announceTransfer } from '~/domain/invoices/payments/transfer-notices.server'
import type { OfficeScope, Scope } from '~/domain/kernel/scope'
import { sendMessage } from '~/domain/messages/messages.server'
import { requestChange } from '~/domain/messages/request-change.server'
import { askAboutPayslip } from '~/domain/payslips/questions.server'
import { finishTask } from '~/domain/tasks/handle.server'
import { listDue, removeDue } from '~/domain/upkeep/retention.server'
import { makeCustomer } from '../../factories/customers'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { makeInvoice } from '../../factories/invoices'
import { visitorOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'

const TABLES = ['messages', 'change_requests', 'payslip_questions', 'task_replies', 'tasks'] as const
/** Everything is written in 2026. */
const [LAST_DAY, DAY_AFTER] = ['2027-12-31T09:00:00.000Z', '2028-01-02T09:00:00.000Z']

/** A customer and an employee who have used every way to write to the office. */
async function letters() {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const owner: OfficeScope = { ...scope, userId: 'office', role: 'owner' }
  const customer = await makeCustomer(house, scope)
  const invoice = await makeInvoice(house, scope, customer.id)
  const merle = await makeEmployee(house, scope)
  await makePayslip(house, scope, merle.id, '2026-01')
  const portal = visitorOn(scope, 'portal', customer.id)
  const request = { customerId: customer.id, formKey: 'request', details: { street: 'Neuer Weg 1' } }
  await sendMessage(house, portal, {
    customerId: customer.id,
    invoiceId: invoice.id,
    formKey: 'message',
    body: 'Wann kommen Sie?',
    replyTo: null,
  })
  await requestChange(house, portal, { ...request, kind: 'address' })
  await announceTransfer(house, portal, invoice.id)
  await askAboutPayslip(house, visitorOn(scope, 'mitarbeiter-portal', merle.id), {
    employeeId: merle.id,
    month: '2026-01',
    formKey: 'question',
    body: 'Was ist der Solidaritätszuschlag?',
    replyTo: null,
  })
  const tasks = await db.selectFrom('tasks').select(['id', 'kind']).execute()
  const finish = async (at: Pick<Scope, 'at'> = scope) => {
    for (const { id } of tasks) await finishTask(house, { ...owner, ...at }, id, true)
  }
  const left = async () =>
    Object.fromEntries(
      await Promise.all(
        TABLES.map(async (table) => {
          const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db)
          return [table, rows[0]?.n]
        }),
      ),
    )
  return { db, house, scope, owner, customer, tasks, finish, left }
}

const ALL = { messages: 1, change_requests: 1, payslip_questions: 1, task_replies: 0, tasks: 4 }
const NONE = { messages: 0, change_requests: 0, payslip_questions: 0, task_replies: 0, tasks: 0 }

test('what people wrote goes a whole year after the office was done with it', async () => {
  const { db, house, scope, finish, left } = await letters()
  await removeDue(house, scope.tenantId, '2040-01-02T09:00:00.000Z')
  expect(await left()).toEqual(ALL)
  await finish()
  await removeDue(house, scope.tenantId, LAST_DAY)
  expect(await left()).toEqual(ALL)
  const due = await listDue(db, scope.tenantId, DAY_AFTER)
  expect(due).toContainEqual({
    tenantId: scope.tenantId,
    kind: 'messages',
    before: '2027-01-01',
    rows: 4,
  })
  await removeDue(house, scope.tenantId, DAY_AFTER)
  expect(await left()).toEqual(NONE)
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
})

test('an answer that came later keeps what it answers for a year of its own', async () => {
  const { house, owner, scope, tasks, finish, left } = await letters()
  await finish()
  const message = tasks.find(({ kind }) => kind === 'message')
  const later = { ...owner, at: '2027-03-01T09:00:00.000Z', today: '2027-03-01' }
  const words = { formKey: 'answer', message: 'Am Montag.', subject: () => 'Ihre Nachricht' }
  await replyToTask(house, later, message?.id ?? '', words)
  await removeDue(house, scope.tenantId, DAY_AFTER)
  expect(await left()).toEqual({ ...NONE, messages: 1, tasks: 1, task_replies: 1 })
  await removeDue(house, scope.tenantId, '2029-01-02T09:00:00.000Z')
  expect(await left()).toEqual(NONE)
})

test('a customer who wrote once goes like any other', async () => {
  const { db, house, scope } = await letters()
  const idle = await makeCustomer(house, scope)
  const portal = visitorOn(scope, 'portal', idle.id)
  const words = { invoiceId: null, formKey: 'once', body: 'Danke!', replyTo: null }
  await sendMessage(house, portal, { customerId: idle.id, ...words })
  await db.deleteFrom('outbox').execute()
  const about = db.selectFrom('tasks').select('id').where('customer_id', '=', idle.id)
  const { id } = await about.executeTakeFirstOrThrow()
  await finishTask(house, { ...scope, userId: 'office', role: 'owner' }, id, true)
  await archiveCustomer(house, scope, idle.id, true)
  const isLeft = async () =>
    (await db.selectFrom('customers').select('id').where('id', '=', idle.id).execute()).length === 1
  await removeDue(house, scope.tenantId, LAST_DAY)
  expect(await isLeft()).toBe(true)
  await removeDue(house, scope.tenantId, DAY_AFTER)
  expect(await isLeft()).toBe(false)
})
