import { expect, test } from 'vitest'
import { addAccount } from '~/domain/bank/accounts.server'
import { keepFile } from '~/domain/bank/keep.server'
import { settleDoubts } from '~/domain/bank/keeping/doubts.server'
import { takeBackFile } from '~/domain/bank/take-back.server'
import { recordHours } from '~/domain/hours/record.server'
import { employeeImport } from '~/domain/imports/employees.server'
import { changedKinds } from '~/domain/inbox/changed-kinds.server'
import { cancelInvoice } from '~/domain/invoices/credits/cancel.server'
import { releaseCredit } from '~/domain/invoices/credits/release.server'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import { listSharesOf } from '~/domain/invoices/payments/shares-of-receipts.server'
import { undoReceipt } from '~/domain/invoices/payments/undo-booking.server'
import { revokeLinks } from '~/domain/links/revoke.server'
import { readTurns } from '~/domain/payroll-closing/turn.server'
import { listDifferences } from '~/domain/payslips/before.server'
import { findEmployeePortal } from '~/domain/portals/employee.server'
import { removeDue } from '~/domain/upkeep/retention.server'
import { makeEntry, makeStatement, OWN_IBAN } from '../factories/bank'
import { makeChargeStatement } from '../factories/charges'
import { makeCustomer } from '../factories/customers'
import { makeEmployee } from '../factories/employees'
import { makeInvoice } from '../factories/invoices'
import { officeOn, visitorOn } from '../factories/scopes'
import { makeTenant } from '../factories/tenants'
import { queryPlans } from '../support/query-plans'

const SCOPE = officeOn('firm')
const MANY = Array.from({ length: 50 }, (_, index) => `id-${index}`)

// A query for a few rows has to look them up by key. A firm's tables grow every year, yet without statistics SQLite
// assumes that a firm has ten rows, and would rather scan them all.

test('the shares of fifty receipts', async () => {
  const receipts = { receiptIds: MANY, whole: undefined }
  const plans = await queryPlans(({ reader }) => listSharesOf(reader, SCOPE, receipts))
  expectNoWalk(plans, 'payments|i')
  expect(plans.join()).toContain('COVERING INDEX payments_receipt (tenant_id=? AND receipt_id=?)')
})

test('the first month that was calculated here, among years of uploaded payslips', async () => {
  const plans = await queryPlans(({ reader }) => readTurns(reader, SCOPE))
  expect(plans.join()).toContain('SEARCH p USING COVERING INDEX payslips_calculated (tenant_id=?)')
})

test('a receipt that is undone, with what was drawn with it', async () => {
  const plans = await queryPlans(async (house) => {
    const scope = officeOn((await makeTenant(house)).tenantId)
    const { id: customerId } = await makeCustomer(house, scope)
    const { id: invoiceId } = await makeInvoice(house, scope, customerId)
    const money = { amountCents: 11_900, paidOn: scope.today, method: 'transfer' as const }
    const { id } = await receiveMoney(house, scope, { customerId, ...money, claims: [{ invoiceId }] })
    await undoReceipt(house, scope, { id, reason: 'vertippt' })
  })
  expectNoWalk(plans, 'payments|charge_settlements|drawn|own')
  for (const index of ['payments_drawn', 'charge_settlements_drawn'])
    expect(plans.join()).toContain(`${index} (tenant_id=? AND drawn_with_id=?)`)
})

test('a charge that falls with its invoice', async () => {
  const plans = await queryPlans(async (house) => {
    const scope = officeOn((await makeTenant(house)).tenantId)
    const { tenantId, today, at, actor } = scope
    const { id: customerId } = await makeCustomer(house, scope)
    const { id: invoiceId } = await makeInvoice(house, scope, customerId)
    const statementId = await makeChargeStatement(house, scope, { customerId, invoiceId, name: 'Kundin' })
    const row = { tenant_id: tenantId, id: 'charge', customer_id: customerId, invoice_id: invoiceId }
    const lumpSum = { kind: 'lump_sum', cents: 4000, charged_on: today, statement_id: statementId } as const
    const noted = {
      interest_until_on: null,
      source_id: null,
      withdrawn_at: null,
      created_at: at,
      created_by: actor,
    }
    await house.db
      .insertInto('charges')
      .values({ ...row, ...lumpSum, ...noted })
      .execute()
    await cancelInvoice(house, scope, invoiceId)
  })
  expectNoWalk(plans, 'charge_settlements')
  expect(plans.join()).not.toContain('charge_settlements_of_receipt (tenant_id=? AND receipt_id>?)')
})

test('credit that came of a debit and is taken back', async () => {
  const taken = { collectionId: 'collection', cents: 100 }
  const plans = await queryPlans(({ db }) =>
    db.transaction().execute((trx) => releaseCredit(trx, SCOPE, taken)),
  )
  expectNoWalk(plans, 'payments|receipts|s')
  expect(plans.join()).toContain('INDEX receipts_of_collections (tenant_id=? AND collection_id=?)')
})

test('a file of the bank that is taken back, and what it may have twice', async () => {
  const plans = await queryPlans(async (house) => {
    const scope = { ...(await makeTenant(house)), userId: 'user-1', role: 'owner' as const }
    await addAccount(house, scope, { name: 'Konto', bankName: 'DKB', iban: OWN_IBAN, bic: null })
    const statements = [makeStatement([makeEntry(100, 'a'), makeEntry(100, 'b')])]
    const { fileId } = await keepFile(house, scope, { bytes: Buffer.from('file'), statements })
    await house.db.transaction().execute((trx) => settleDoubts(trx, scope, 'statement'))
    await takeBackFile(house, scope, fileId)
  })
  expectNoWalk(plans, 'bank_(assignments|items|statement_entries)|made|item')
  expect(plans.join()).toContain(
    'SEARCH made USING COVERING INDEX bank_assignments_item (tenant_id=? AND item_id=?)',
  )
})

test('what was paid before fifty corrections', async () => {
  const corrections = MANY.map((id) => ({ id, revision: 2, totals: null }))
  const plans = await queryPlans(({ reader, vault }) => listDifferences(reader, vault, SCOPE, corrections))
  expectNoWalk(plans, 'later|p')
  expect(plans.join()).toContain(
    'SEARCH later USING INDEX sqlite_autoindex_payslips_1 (tenant_id=? AND id=?)',
  )
})

test('the links of a customer, to the portal and to each invoice', async () => {
  const plans = await queryPlans(({ db }) =>
    db.transaction().execute((trx) => revokeLinks(trx, SCOPE, { customerId: 'anna' })),
  )
  expectNoWalk(plans, 'access_links|own|its')
  for (const index of ['access_links_customer', 'access_links_invoice'])
    expect(plans.join()).toContain(`INDEX ${index} (tenant_id=? AND `)
})

test('which payslips an employee has read', async () => {
  const plans = await queryPlans(async (house) => {
    const scope = officeOn((await makeTenant(house)).tenantId)
    const { id } = await makeEmployee(house, scope)
    await findEmployeePortal(house.reader, house.vault, visitorOn(scope, 'mitarbeiter-portal', id))
  })
  expectNoWalk(plans, 'p|payslip_reads')
})

test('the kinds of hours that a delivery reported', async () => {
  const plans = await queryPlans(({ reader, vault }) => changedKinds(reader, vault, SCOPE, 'delivery'))
  expectNoWalk(plans, 'h|b')
  expect(plans.join()).toContain('INDEX hours_entries_delivery (tenant_id=? AND delivery_id=?)')
})

test('hours whose period is over', async () => {
  const plans = await queryPlans(async (house) => {
    const { tenantId } = await makeTenant(house)
    const entries = MANY.map((employeeId) => ({ employeeId, hours: '1', overtime: '0' }))
    const recorded = { month: '2010-02', origin: { source: 'office' }, entries } as const
    await house.db
      .transaction()
      .execute((trx) => recordHours(trx, officeOn(tenantId, '2010-03-02'), recorded))
    await removeDue(house, tenantId, SCOPE.at)
  })
  const removed = plans.filter((plan) => plan.startsWith('SEARCH hours '))
  expect(removed.join()).toContain('SEARCH hours USING INTEGER PRIMARY KEY (rowid=?)')
  expectNoWalk(removed, 'hours')
})

test('whether anything hangs on people that an import added', async () => {
  const plans = await queryPlans(({ db }) =>
    db.transaction().execute((trx) => employeeImport.findUntouched(trx, SCOPE, { ids: MANY, seq: 0 })),
  )
  expect(plans.join()).not.toContain('hours_delivery')
})

/** That of none of these tables, or of what they are called, all rows of the firm are read. */
function expectNoWalk(plans: string[], tables: string): void {
  expect(plans.length).toBeGreaterThan(0)
  const walks = plans
    .join()
    .match(new RegExp(`(SEARCH|SCAN) (${tables})( USING [^(]*\\(tenant_id=\\?\\))?(?=,|$)`, 'g'))
  expect(walks ?? []).toEqual([])
}
