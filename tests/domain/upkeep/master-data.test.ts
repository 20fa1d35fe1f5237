import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { chargeFee, listCharges } from '~/domain/charges/charges.server'
import { waiveCharges } from '~/domain/charges/settle.server'
import { archiveCustomer } from '~/domain/customers/change.server'
import { archiveEmployee } from '~/domain/employees/change.server'
import { discardDraft } from '~/domain/invoices/drafts/change-draft.server'
import { verifyChain } from '~/domain/invoices/issuing/verify-chain.server'
import { getClaimed } from '~/domain/invoices/payments/claims.server'
import { recordPayment } from '~/domain/invoices/payments/payments.server'
import type { House } from '~/domain/kernel/house'
import type { OfficeScope, Scope } from '~/domain/kernel/scope'
import { writing } from '~/domain/kernel/writing.server'
import { finishTask } from '~/domain/tasks/handle.server'
import { cleanUp } from '~/domain/upkeep/clean-up.server'
import { removeDue } from '~/domain/upkeep/retention.server'
import { makeCustomer } from '../../factories/customers'
import { makeEmployee, makePayslip } from '../../factories/employees'
import { idsOf, makeFirm } from '../../factories/firm'
import { makeInvoice } from '../../factories/invoices'
import { leaveMail } from '../../factories/mails'
import { makeTenant } from '../../factories/tenants'
import { freshDatabase } from '../../support/database'
import { fillEmpty } from '../../support/fill-empty'
import type { Connection } from '../../support/test-house'

/** Tables of a firm that no period ends, each with the reason. */
const STAYS: Record<string, string> = {
  tenants: 'the firm itself',
  tenant_logos: 'the firm itself',
  memberships: 'who still works here',
  mail_templates: 'the firm’s own words',
  number_ranges: 'no number is given twice',
  number_ends: 'no number is given twice',
  number_formats: 'no number is given twice',
  chain_links: 'proves what was issued, without names',
  chain_starts: 'proves what was issued, without names',
  retention_permits: 'ids of what was removed',
  retention_runs: 'the log of removals, without names',
  payroll_firms: 'the firm’s own figures',
  charge_settings: 'how the firm reminds',
  dunning_settings: 'how the firm reminds',
  dunning_levels: 'how the firm reminds',
  payroll_funds: 'rates of health funds',
  payroll_report_settings: 'the firm’s own figures',
  payroll_fund_numbers: 'numbers of health funds',
  payroll_statements: 'sums that funds were told, without names',
  payroll_accounts: 'by which accounts the firm books',
  payroll_payees: 'accounts of funds and the tax office; an employee’s go with him',
  closed_months: 'which months are closed',
  payroll_closing_requests: 'goes once the month is closed',
  webhook_secrets: 'hashes, and keys to sign with',
  api_keys: 'hashes, and what the firm calls them',
  event_endpoints: 'addresses of other systems; ends with a press',
  accounting_exports: 'that the books of a month were exported',
  webhook_deliveries: 'what came when; the body goes after 90 days',
  hours_times: 'goes after 90 days',
  refused_deliveries: 'a fixed number of places; emptied after 90 days',
  payslip_files: 'how many pages came when; the bytes go with the last page',
  billing_runs: 'when contracts were billed',
  imports: 'goes at night',
  bank_accounts: 'the firm’s own accounts',
  insurance_reporters: 'who reports to social insurance, and when',
  bank_rules: 'ends with a press',
  bank_layouts: 'headings of the firm’s own files; ends with a press',
}

/** Tables that cannot be filled with just any row: what their removal asks for is tested by its name elsewhere. */
const NOT_FILLED = [
  'invoice_deductions',
  'payment_choices',
  'payroll_omissions',
  'chain_starts',
  'retention_permits',
  'retention_runs',
]

const tablesOf = async (db: Connection) =>
  (
    await sql<{ name: string }>`select m.name from sqlite_master m
      where m.type = 'table' and exists (select 1 from pragma_table_info(m.name) where name = 'tenant_id')`.execute(
      db,
    )
  ).rows.map(({ name }) => name)

async function filled(db: Connection, tenantId: string): Promise<string[]> {
  const names: string[] = []
  for (const name of await tablesOf(db)) {
    const { rows } =
      await sql`select 1 from ${sql.table(name)} where tenant_id = ${tenantId} limit 1`.execute(db)
    if (rows.length > 0) names.push(name)
  }
  return names
}

test('of a firm whose people have all left, nothing of them is kept for ever', async () => {
  const { db, house } = freshDatabase()
  const { scope, subjects, marker } = await makeFirm(house, 'abschied', idsOf('a'))
  const { tenantId } = scope
  for (const invoiceId of [subjects.invoiceId, subjects.debitInvoiceId]) {
    const { openCents } = await getClaimed(house.reader, scope, invoiceId)
    const paidOn = scope.today
    await recordPayment(house, scope, { invoiceId, amountCents: openCents, paidOn, method: 'transfer' })
  }
  const fee = { customerId: subjects.customerId, invoiceId: null, cents: 250, sourceId: subjects.noticeId }
  await writing(house, scope, (trx) => chargeFee(trx, scope, fee))
  const [charge] = await listCharges(house.reader, scope, { customerId: subjects.customerId })
  const waived = { customerId: subjects.customerId, chargeId: charge?.id ?? '' }
  await waiveCharges(house, scope, waived, 'Kulanz')
  await fillEmpty(db, { except: NOT_FILLED, at: scope.at, rows: { invoices: subjects.invoiceId } })
  expect(await filled(db, tenantId)).toEqual(
    (await tablesOf(db)).filter((name) => !NOT_FILLED.includes(name)),
  )
  await discardDraft(house, scope, subjects.draftId)
  for (const { id } of await db.selectFrom('outbox').select('id').execute())
    await leaveMail(db, scope, id, 'sent')
  await settleAll({ db, house }, scope)
  await archiveCustomer(house, scope, subjects.customerId, true)
  await archiveEmployee(house, scope, subjects.employeeId, true)

  const later = new Date(Date.parse(scope.at) + 12 * 366 * 86_400_000).toISOString()
  for (let year = 0; year < 3; year++) {
    await cleanUp(house, later, () => false)
    await removeDue(house, tenantId, later)
  }
  expect((await filled(db, tenantId)).filter((name) => !(name in STAYS))).toEqual([])
  const log = await db.selectFrom('retention_runs').selectAll().execute()
  expect(log.length).toBeGreaterThan(10)
  expect(JSON.stringify(log)).not.toContain(marker)
  for (const id of Object.values(subjects).filter((value) => value !== tenantId))
    expect(JSON.stringify(log)).not.toContain(id)
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
  expect((await verifyChain(db, house, scope)).broken).toBeNull()
})

/** What only people end. */
async function settleAll({ db, house }: { db: Connection; house: House }, scope: Scope): Promise<void> {
  const { at } = scope
  const day = at.slice(0, 10)
  const owner: OfficeScope = { ...scope, userId: 'office', role: 'owner' }
  for (const { id } of await db.selectFrom('tasks').select('id').execute())
    await finishTask(house, owner, id, true)
  await db.updateTable('contracts').set({ ends_on: day }).execute()
  await db.updateTable('mandates').set({ status: 'revoked', status_changed_at: at }).execute()
  await db.updateTable('access_links').set({ revoked_at: at }).where('revoked_at', 'is', null).execute()
  await db.updateTable('employees').set({ exit_on: day }).execute()
}

test.each([7, 8, 9, 10, 11])('%i years later no period is one that the database refuses', async (years) => {
  const { db, house } = freshDatabase()
  const { scope, subjects } = await makeFirm(house, 'jahre', idsOf('a'))
  const { openCents } = await getClaimed(house.reader, scope, subjects.invoiceId)
  const lastYear = `${Number(scope.today.slice(0, 4)) - 1}-12-30`
  await recordPayment(house, scope, {
    invoiceId: subjects.invoiceId,
    amountCents: openCents,
    paidOn: lastYear,
    method: 'transfer',
  })
  await settleAll({ db, house }, scope)
  const later = `${Number(scope.today.slice(0, 4)) + years}-01-02T09:00:00.000Z`
  await removeDue(house, scope.tenantId, later)
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
})

test('an archived person stays as long as a document names them', async () => {
  const { db, house } = freshDatabase()
  const scope = await makeTenant(house)
  const [owing, idle] = [await makeCustomer(house, scope), await makeCustomer(house, scope)]
  await makeInvoice(house, scope, owing.id)
  const [paid, never, working] = [
    await makeEmployee(house, scope, { exit_on: '2026-02-28' }),
    await makeEmployee(house, scope, { exit_on: '2026-02-28' }),
    await makeEmployee(house, scope),
  ]
  await makePayslip(house, scope, paid.id, '2026-01')
  for (const { id } of [owing, idle]) await archiveCustomer(house, scope, id, true)
  for (const { id } of [paid, never, working]) await archiveEmployee(house, scope, id, true)
  await db.deleteFrom('outbox').execute()

  const left = async () => [
    ...(await db.selectFrom('customers').select('id').execute()),
    ...(await db.selectFrom('employees').select('id').execute()),
  ]
  await removeDue(house, scope.tenantId, '2027-12-31T22:00:00.000Z')
  expect(await left()).toHaveLength(5)
  await removeDue(house, scope.tenantId, '2028-01-02T09:00:00.000Z')
  expect((await left()).map(({ id }) => id).sort()).toEqual([owing.id, paid.id, working.id].sort())
})
