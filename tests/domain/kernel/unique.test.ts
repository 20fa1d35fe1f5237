import { expect, inject, test } from 'vitest'
import { debitFile } from '~/documents/debits/pain-008'
import { createContract } from '~/domain/contracts/contracts.server'
import { makeRuns } from '~/domain/debits/run.server'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { noteHandedOver } from '~/domain/invoices/handed-over.server'
import { choosePayment, requestMandateForInvoice } from '~/domain/invoices/payments/choice.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import { undoReceipt, undoShare } from '~/domain/invoices/payments/undo-booking.server'
import { writeOffRest } from '~/domain/invoices/payments/waivers.server'
import type { Trx } from '~/domain/kernel/house'
import type { Scope } from '~/domain/kernel/scope'
import { CHECKED_INDEXES } from '~/domain/kernel/unique'
import { writing } from '~/domain/kernel/writing.server'
import { inviteUser } from '~/domain/users/members/invitations.server'
import { Sqlite } from '~db/sqlite'
import { makeContact } from '../../factories/contacts'
import { IBAN, makeCustomer, makeMandate, OTHER_IBAN } from '../../factories/customers'
import { ANNA, receive, timeRecording } from '../../factories/deliveries'
import { remind } from '../../factories/dunning'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { lineOf, makeInvoice } from '../../factories/invoices'
import { visitorOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import type { TestHouse } from '../../support/test-house'

// Each case writes a second row as somebody would whose check came a moment too early.

interface Case {
  index: string
  answer: { name: 'Busy' } | { name: 'Conflict'; code: string }
  /** What is different in the second row, so that no other index minds. */
  changes: Record<string, unknown>
  /** Which row is written again, where the table has several. */
  only?: Record<string, unknown>
}

const busy = { name: 'Busy' } as const
const conflict = (code: string) => ({ name: 'Conflict', code }) as const

const cases: Case[] = [
  { index: 'tenants.id', answer: conflict('already_founded'), changes: {} },
  { index: 'users.email', answer: conflict('email_taken'), changes: { id: 'x' } },
  {
    index: 'customers.tenant_id, customers.id',
    answer: conflict('customer_exists'),
    changes: { number: 'x' },
  },
  { index: 'customers.tenant_id, customers.number', answer: conflict('number_taken'), changes: { id: 'x' } },
  {
    index: 'contacts.tenant_id, contacts.id',
    answer: conflict('contact_exists'),
    changes: { is_for_invoices: 0 },
  },
  {
    index: 'contacts.tenant_id, contacts.customer_id',
    answer: busy,
    changes: { id: 'x' },
    only: { is_for_invoices: 1 },
  },
  {
    index: 'employees.tenant_id, employees.id',
    answer: conflict('employee_exists'),
    changes: { number: 'x' },
  },
  { index: 'employees.tenant_id, employees.number', answer: conflict('number_taken'), changes: { id: 'x' } },
  { index: 'contracts.tenant_id, contracts.number', answer: busy, changes: { id: 'x' } },
  {
    index: 'mandates.tenant_id, mandates.reference',
    answer: conflict('reference_taken'),
    changes: { id: 'x' },
    only: { source: 'office' },
  },
  {
    index: 'mandates.tenant_id, mandates.customer_id, mandates.iban_fingerprint',
    answer: busy,
    changes: { id: 'x', reference: 'x' },
    only: { source: 'customer' },
  },
  {
    index: 'invoices.tenant_id, invoices.contract_id, invoices.contract_period',
    answer: conflict('period_already_invoiced'),
    changes: { id: 'x', number: 'x' },
    only: { contract_period: '2026-02' },
  },
  {
    index: 'invoices.tenant_id, invoices.refers_to_id',
    answer: conflict('already_cancelled'),
    changes: { id: 'x', number: 'x' },
    only: { kind: 'cancellation' },
  },
  {
    index: 'invoices.tenant_id, invoices.number',
    answer: busy,
    changes: { id: 'x', contract_id: null, contract_period: null },
    only: { kind: 'invoice' },
  },
  {
    index: 'chain_links.tenant_id, chain_links.range_name, chain_links.position',
    answer: busy,
    changes: { invoice_id: 'x', number: 'x' },
  },
  {
    index: 'payment_choices.tenant_id, payment_choices.invoice_id, payment_choices.replaces_seq',
    answer: busy,
    changes: { seq: 99 },
  },
  {
    index: 'payments.tenant_id, payments.reverses_id',
    answer: conflict('already_reversed'),
    changes: { id: 'x' },
    only: { reason: 'Irrtum' },
  },
  {
    index: 'receipts.tenant_id, receipts.reverses_id',
    answer: conflict('already_reversed'),
    changes: { id: 'x' },
    only: { reason: 'Irrtum' },
  },
  {
    index: 'payslips.tenant_id, payslips.employee_id, payslips.month, payslips.revision',
    answer: busy,
    changes: { id: 'x', slip_number: 99 },
  },
  {
    index: 'payslips.tenant_id, payslips.employee_id, payslips.slip_number',
    answer: busy,
    changes: { id: 'x', revision: 99 },
  },
  {
    index: 'webhook_deliveries.tenant_id, webhook_deliveries.idempotency_key',
    answer: busy,
    changes: { id: 'x' },
  },
  { index: 'account_links.tenant_id, account_links.user_id', answer: busy, changes: { id: 'x' } },
  {
    index: 'debit_collections.tenant_id, debit_collections.invoice_id',
    answer: busy,
    changes: { id: 'x', position: 9, end_to_end_id: 'x', attempt: 2, again_reason: 'x' },
  },
  {
    index: 'debit_collections.tenant_id, debit_collections.invoice_id, debit_collections.attempt',
    answer: busy,
    changes: { id: 'x', position: 9, end_to_end_id: 'x', state: 'failed', failed_reason: 'x' },
  },
  {
    index: 'invoice_handovers.tenant_id, invoice_handovers.invoice_id',
    answer: conflict('handed_over_already'),
    changes: { id: 'x' },
    only: { is_assumed: 0 },
  },
  {
    index: 'dunning_notices.tenant_id, dunning_notices.customer_id, dunning_notices.sent_on',
    answer: conflict('dunning_changed'),
    changes: { id: 'x' },
  },
  {
    index: 'dunned_invoices.tenant_id, dunned_invoices.invoice_id, dunned_invoices.level',
    answer: conflict('dunning_changed'),
    changes: { notice_id: 'x' },
  },
]

test('every index that the domain relies on is there, and has a case here', () => {
  expect(cases.map(({ index }) => index).sort()).toEqual([...CHECKED_INDEXES].sort())
  const found = uniqueIndexes()
  expect(CHECKED_INDEXES.filter((index) => !found.has(index))).toEqual([])
})

test.each(cases)('$index: $answer', async ({ index, answer, changes, only }) => {
  const { house } = freshDatabase()
  const scope = await oneOfEverything(house)
  const table = index.split('.')[0] ?? ''
  const again = writing(house, scope, (trx) => writeAgain(trx, table, changes, only))
  await expect(again).rejects.toMatchObject(answer)
})

test('what no check stands before stays an error of the programmer', async () => {
  const { house } = freshDatabase()
  const scope = await oneOfEverything(house)
  const again = writing(house, scope, (trx) => writeAgain(trx, 'documents', { id: 'x' }))
  await expect(again).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_UNIQUE' })
})

async function oneOfEverything(house: TestHouse): Promise<Scope> {
  const scope = await makeTenant(house, { creditor_id: 'DE98ZZZ09999999999' })
  const customer = await makeCustomer(house, scope)
  await makeContact(house, scope, customer.id, { is_for_invoices: 1 })
  const contract = await createContract(house, scope, {
    customer_id: customer.id,
    title: 'Büroreinigung',
    starts_on: '2025-01-01',
    notice_months: 3,
    interval_months: 1,
    lines: [lineOf()],
  })
  const mandate = await makeMandate(house, scope, customer.id, { iban: OTHER_IBAN })
  const invoice = await makeInvoice(house, scope, customer.id, {
    contract: { id: contract.id, period: '2026-02' },
  })
  await remindOne(house, scope)
  await collectOne(house, scope, customer.id, mandate.id)
  const visitor = visitorOn(scope, 'rechnung', invoice.id)
  await choosePayment(house, visitor, { method: 'direct_debit', mandateId: mandate.id })
  await requestMandateForInvoice(house, visitor, { holder: 'Brügge', iban: IBAN })
  await cancelInvoice(house, scope, (await makeInvoice(house, scope, customer.id)).id)
  const paid = { invoiceId: invoice.id, amountCents: 11_850, paidOn: scope.today, method: 'cash' } as const
  const { id } = await recordPayment(house, scope, paid)
  const rest = '0c0c0c0c-0000-4000-8000-000000000001'
  await writeOffRest(house, scope, { id: rest, invoiceId: invoice.id, reason: 'Kleinbetrag' })
  await undoShare(house, scope, { invoiceId: invoice.id, id: rest, reason: 'Irrtum' })
  await undoReceipt(house, scope, { id, reason: 'Irrtum' })
  const employee = await makeEmployee(house, scope)
  await makePayslip(house, scope, employee.id, '2026-02')
  await receive(house, scope, timeRecording(scope.tenantId, '2026-01', { [ANNA]: [10, 0] }), 'key')
  await inviteUser(house, scope, { email: 'neu@foerde-glanz.example', name: 'Neu', role: 'payroll' })
  return scope
}

async function remindOne(house: TestHouse, scope: Scope) {
  const { id: customerId } = await makeCustomer(house, scope)
  await makeInvoice(house, scope, customerId)
  await remind(house, { ...scope, today: '2026-06-01' }, customerId)
}

async function collectOne(house: TestHouse, scope: Scope, customerId: string, mandateId: string) {
  const payment = { method: 'direct_debit', mandateId } as const
  const { id: invoiceId } = await makeInvoice(house, scope, customerId, { payment })
  const debits = [{ invoiceId, cents: 11_900 }]
  const purpose = ({ number }: { number: string }) => number
  await noteHandedOver(house, scope, { invoiceIds: [invoiceId], on: scope.today })
  await makeRuns(house, scope, { id: '', debits, againReason: '', purpose, render: debitFile })
}

async function writeAgain(
  trx: Trx,
  table: string,
  changes: Record<string, unknown>,
  only: Record<string, unknown> = {},
): Promise<void> {
  let rows = trx.selectFrom(table as 'customers').selectAll()
  for (const [column, value] of Object.entries(only)) rows = rows.where(column as 'id', '=', value as string)
  const row = await rows.executeTakeFirstOrThrow()
  await trx
    .insertInto(table as 'customers')
    .values({ ...row, ...changes } as never)
    .execute()
}

/** The columns of each unique index, as SQLite names them where one refuses a row. */
function uniqueIndexes(): Set<string> {
  const file = new Sqlite(inject('templateFile'), { readonly: true })
  const rows = file
    .prepare<[], { columns: string }>(
      `select (select group_concat(t.name || '.' || c.name, ', ') from pragma_index_info(i.name) c) as columns
        from sqlite_master t, pragma_index_list(t.name) i where t.type = 'table' and i."unique" = 1`,
    )
    .all()
  file.close()
  return new Set(rows.map(({ columns }) => columns))
}
