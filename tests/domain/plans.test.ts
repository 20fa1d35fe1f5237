import { expect, test } from 'vitest'
import { addAccount, listAccounts } from '~/domain/bank/accounts.server'
import { keepFile } from '~/domain/bank/keep.server'
import { countOpenItems, countProposedItems, readBankList } from '~/domain/bank/list.server'
import { readStatements } from '~/domain/bank/statements.server'
import { listCharges, readCharged } from '~/domain/charges/charges.server'
import { readClaims } from '~/domain/charges/claims.server'
import { listHistories } from '~/domain/charges/histories.server'
import { listStatements } from '~/domain/charges/statements.server'
import { findAlikeCustomers } from '~/domain/customers/alike.server'
import { readCustomerList } from '~/domain/customers/list.server'
import { verifyDocuments } from '~/domain/documents/verify-documents.server'
import { findLastNotice, listNoticesOf, readNoticeList } from '~/domain/dunning/notices.server'
import { readProposals } from '~/domain/dunning/proposals.server'
import { countRemindable } from '~/domain/dunning/remindable.server'
import { verifyEmployeeDocuments } from '~/domain/employee-documents/verify.server'
import { findAlikeEmployees } from '~/domain/employees/alike.server'
import { readEmployeeList } from '~/domain/employees/list.server'
import { claimDelivery } from '~/domain/events/queue.server'
import { listHolds, readHolds } from '~/domain/holds/holds.server'
import { hoursOf } from '~/domain/hours/hours.server'
import { recordHours } from '~/domain/hours/record.server'
import { readDeliveryList } from '~/domain/inbox/list.server'
import { readRevenueByCustomer } from '~/domain/invoices/figures/by-customer.server'
import { readRevenueByItem } from '~/domain/invoices/figures/by-item.server'
import { readOpenByAge } from '~/domain/invoices/figures/open-by-age.server'
import { listInvoices, listInvoicesOf } from '~/domain/invoices/list.server'
import { readAccount } from '~/domain/invoices/payments/account.server'
import { readOpenSums } from '~/domain/invoices/payments/open-sums.server'
import { readOwing } from '~/domain/invoices/payments/owing.server'
import { countWaiting, readStandingSums } from '~/domain/invoices/payments/standings.server'
import { listStillOpen } from '~/domain/invoices/payments/still-open.server'
import { readRevenueOfYear } from '~/domain/invoices/revenue.server'
import type { LinkScope, OfficeScope } from '~/domain/kernel/scope'
import type { Place } from '~/domain/lists/paging'
import { readAuditPage, readAuditStretch } from '~/domain/overviews/audit-log.server'
import { readEmployeePage } from '~/domain/overviews/employee.server'
import { readRecordNames } from '~/domain/overviews/record-names.server'
import { findCustomerPortal } from '~/domain/portals/customer.server'
import { findEmployeePortal } from '~/domain/portals/employee.server'
import { readInvoicesOfFound } from '~/domain/search/invoices-of-found.server'
import { searchOffice } from '~/domain/search/search.server'
import { readOfficeHome } from '~/office/home/home.server'
import { makeEntry, makeStatement, OWN_IBAN } from '../factories/bank'
import { makeEmployee } from '../factories/employees'
import { makeTenant } from '../factories/tenants'
import { queryPlans } from '../support/query-plans'

const AT = '2026-03-02T09:00:00.000Z'
const SCOPE = { tenantId: 'firm', at: AT, today: '2026-03-02' }
const OWNER: OfficeScope = { ...SCOPE, userId: 'inga', role: 'owner', actor: 'user:inga' }

const PLACES: [string, Place][] = [
  ['the first page', { page: 1 }],
  ['a page by its number', { page: 500 }],
  ['the page behind a row', { page: 3, after: 'row' }],
  ['the page before a row', { page: 2, before: 'row' }],
]

// A firm gathers tens of thousands of rows in its years: a page reads those it shows, in the order they lie in.

test('the office’s home', async () => {
  const plans = await queryPlans((house) => readOfficeHome(house, OWNER))
  // A firm has one row of settings.
  expectCheap(plans.map((plan) => plan.replace(/SCAN t\b/g, '')))
  for (const index of ['tasks_open', 'standings_owed', 'payslips_by_month'])
    expect(plans.join()).toContain(`INDEX ${index} (`)
  // What is counted, in one of them; what a new firm has still to do, in another.
  expect(plans).toHaveLength(5)
  // The firm begins each key, also where many questions are one query.
  const searches = plans.join().match(/SEARCH \w+ [^(]*\([^)]*\)/g) ?? []
  expect(searches.length).toBeGreaterThan(50)
  expect(
    searches.filter((search) => !/^SEARCH ((tenants|users|f) .*\(id=\?|.*\(tenant_id=\?)/.test(search)),
  ).toEqual([])
})

test('the figures of a year, and what is open today', async () => {
  const plans = await queryPlans(async ({ reader }) => {
    await readRevenueOfYear(reader, SCOPE, 2026)
    await readRevenueByCustomer(reader, SCOPE, 2026)
    await readRevenueByItem(reader, SCOPE, 2026)
    await readOpenByAge(reader, SCOPE)
  })
  // Sums need groups; beyond them, each row of the year is read once, from an index.
  expect(plans.join()).not.toMatch(/AUTOMATIC|SCAN (?!\(subquery|\w+ VIRTUAL TABLE|sums\b)/)
  for (const index of ['standings_listed', 'standings_owed'])
    expect(plans.join()).toContain(`INDEX ${index} (`)
})

test('the nightly check of every document, which comes to each by its key', async () => {
  const plans = await queryPlans(async (house) => {
    await verifyDocuments(house.reader, house)
    await verifyEmployeeDocuments(house.reader, house.vault)
  })
  expectCheap(plans)
  expect(plans.join()).not.toContain('AUTOMATIC')
})

test.each(PLACES)('a customer’s invoices: %s', async (_, place) => {
  const plans = await queryPlans(async ({ reader }) => {
    await listInvoicesOf(reader, SCOPE, 'customer', { place })
    await listInvoices(reader, SCOPE, { customerId: 'customer', year: 2026, state: 'open', place })
  })
  expectCheap(plans)
  expect(plans.join()).toContain('COVERING INDEX standings_of_customer (tenant_id=? AND customer_id=?')
})

test.each(PLACES)('deliveries of the webhook: %s', async (_, place) => {
  const any = {
    verdict: undefined,
    event: undefined,
    day: undefined,
    month: undefined,
    employeeId: undefined,
  }
  const plans = await queryPlans(async ({ reader }) => {
    await readDeliveryList(reader, OWNER, { ...any, place })
    await readDeliveryList(reader, OWNER, { ...any, month: '2026-02', day: '2026-03-02', place })
    await readDeliveryList(reader, OWNER, { ...any, verdict: 'refused', place })
  })
  expectCheap(plans)
  expect(plans.join()).toContain('COVERING INDEX webhook_deliveries_listed (tenant_id=?')
})

test('a customer’s statement of account reads the customer’s own rows', async () => {
  const range = { from: '2026-01-01', to: '2026-03-02' }
  const plans = await queryPlans(async ({ reader }) => {
    await readAccount(reader, SCOPE, 'customer', range)
    await listStillOpen(reader, SCOPE, 'customer')
  })
  expect(plans.join()).not.toMatch(/AUTOMATIC|SCAN (?!\(subquery)/)
  for (const index of [
    'receipts_customer (tenant_id=? AND customer_id=?)',
    'payments_invoice (tenant_id=? AND invoice_id=? AND receipt_id=?)',
    'standings_of_customer (tenant_id=? AND customer_id=?)',
  ])
    expect(plans.join()).toContain(`INDEX ${index}`)
  expect(plans.join()).toMatch(/INDEX invoices_customer \(tenant_id=\? AND customer_id=\? AND issued_on>/)
})

test('what can be claimed of a customer reads the customer’s own rows, and holds those of the invoices', async () => {
  const plans = await queryPlans(async ({ reader }) => {
    await readClaims(reader, SCOPE, 'customer', '2026-03-02').catch(() => undefined)
    await listHistories(reader, SCOPE, 'customer', false)
    await readCharged(reader, SCOPE, 'customer')
    await listCharges(reader, SCOPE, { customerId: 'customer' })
    await listStatements(reader, SCOPE, 'customer')
    await readHolds(reader, SCOPE, ['anna', 'berta'])
    await listHolds(reader, SCOPE, 'anna')
  })
  expect(plans.join()).not.toMatch(/AUTOMATIC|SCAN (?!\(subquery)/)
  for (const index of [
    'charges_of_customer (tenant_id=? AND customer_id=?)',
    'charge_settlements_of_charge (tenant_id=? AND charge_id=?)',
    'invoice_holds_one (tenant_id=? AND invoice_id=?)',
  ])
    expect(plans.join()).toContain(`INDEX ${index}`)
})

test.each(PLACES)('the office’s list of employees: %s', async (_, place) => {
  const filter = { search: 'kiel', state: 'employed', employmentType: 'minijob' } as const
  for (const [order, index] of [
    ['name', 'employees_active'],
    ['number', 'employees_by_number'],
    ['entry', 'employees_by_entry'],
  ] as const) {
    const plans = await queryPlans(({ reader }) =>
      readEmployeeList(reader, SCOPE, { ...filter, order, place }),
    )
    expectCheap(plans)
    expect(plans.join()).toContain(`INDEX ${index} (`)
  }
})

test.each(PLACES)('the office’s list of customers: %s', async (_, place) => {
  const filter = { search: 'kiel', isArchived: false, kind: 'business' } as const
  for (const [order, index] of [
    ['name', 'customers_by_name'],
    ['number', 'customers_by_number'],
    ['newest', 'customers_newest'],
  ] as const) {
    const plans = await queryPlans(({ reader }) =>
      readCustomerList(reader, SCOPE, { ...filter, order, place }),
    )
    expectCheap(plans)
    expect(plans.join()).toContain(`INDEX ${index} (`)
  }
})

test('a search of movements that finds nothing reads no movement', async () => {
  for (const state of ['all', 'assigned', 'open'] as const) {
    const query = { search: 'gibt es nicht', state, place: { page: 1 } }
    const plans = await queryPlans(({ reader }) => readBankList(reader, OWNER, query))
    const index = state === 'open' ? 'bank_items_open' : 'bank_items_listed'
    expect(plans.join()).toContain(`COVERING INDEX ${index} (`)
  }
})

test('what is kept of a statement and shown of it reads no entries but those of its days', async () => {
  const plans = await queryPlans(async (house) => {
    const scope = { ...(await makeTenant(house)), userId: 'user-1', role: 'owner' as const }
    await addAccount(house, scope, { name: 'Konto', bankName: 'DKB', iban: OWN_IBAN, bic: null })
    const entries = [makeEntry(100, 'a'), makeEntry(200, 'b'), makeEntry(100, 'a')]
    for (const [file, some] of [entries, entries.slice(1), [...entries, makeEntry(300, 'c')]].entries())
      await keepFile(house, scope, { bytes: Buffer.from(`${file}`), statements: [makeStatement(some)] })
    await readStatements(house.reader, scope, { page: 1 })
    await listAccounts(house.reader, scope)
  })
  expect(plans.join()).toContain('bank_statement_entries_entry')
  for (const plan of plans)
    expect(plan).not.toMatch(
      /SEARCH (own|its|one|two|other|bank(_statement)?_entries) USING [^,]*\(tenant_id=\?\)/,
    )
})

test('movements that wait are counted without the others, and those with a suggestion without its text', async () => {
  const open = await queryPlans(({ reader }) => countOpenItems(reader, OWNER))
  const proposed = await queryPlans(({ reader }) => countProposedItems(reader, OWNER))
  expect(open.join()).toContain('COVERING INDEX bank_items_open (')
  expect(proposed.join()).toContain('INDEX bank_items_suggested (')
})

test('the search asks indexes, whatever is typed', async () => {
  const query = {
    ...{ search: 'DE 2026-0042 42,00 €', sums: { '42,00': { from: 4200, to: 4200 } } },
    account: { end: '0042', beside: '' },
  }
  const phone = { search: '0431 5550142', sums: {}, account: undefined }
  const plans = await queryPlans(({ reader }) => searchOffice(reader, OWNER, query))
  expectCheap([...plans, ...(await queryPlans(({ reader }) => searchOffice(reader, OWNER, phone)))])
  expect(plans.length).toBeLessThanOrEqual(9)
  for (const index of ['standings_listed', 'mandates_by_account_end', 'employees_by_account_end'])
    expect(plans.join()).toContain(`INDEX ${index} (`)
})

test('the invoices of customers that were found', async () => {
  const plans = await queryPlans(({ reader }) => readInvoicesOfFound(reader, SCOPE, ['anna', 'berta']))
  // Each customer's own few are read from the index and handed on.
  expectCheap(plans.map((plan) => plan.replace(/SCAN \(subquery-\d+\)/g, '')))
  for (const index of ['standings_owed', 'standings_of_customer'])
    expect(plans.join()).toContain(`INDEX ${index} (tenant_id=? AND customer_id=?)`)
})

test.each(PLACES)('the audit: %s', async (_, place) => {
  const kind = { subjectType: 'customer' }
  const person = { userId: 'inga' }
  for (const [filter, index] of [
    [{}, 'audit_newest'],
    [kind, 'audit_by_kind'],
    [person, 'audit_by_person'],
    [{ ...kind, ...person }, 'audit_by_person_and_kind'],
    [{ ...kind, subjectId: 'anna' }, 'audit_subject'],
  ] as const) {
    const all = { subjectType: undefined, subjectId: undefined, userId: undefined, ...filter }
    for (const order of ['newest', 'oldest'] as const) {
      const plans = await queryPlans(async ({ reader }) => {
        await readAuditPage(reader, SCOPE, { ...all, order, place })
        await readAuditStretch(reader, SCOPE, { ...all, order, limit: 500, after: '70' })
      })
      expectCheap(plans)
      expect(plans.length).toBeLessThanOrEqual(8)
      expect(plans.join()).toContain(`INDEX ${index} (`)
    }
  }
})

test('whoever may be the same customer, archived or not', async () => {
  const parts = { name: '', name_title: null, first_name: 'Petra', last_name: 'Sauber' }
  const entered = { ...parts, postal_code: '24103', email: 'a@b.example', vat_id: 'DE123456788' }
  const plans = await queryPlans(({ reader }) => findAlikeCustomers(reader, SCOPE, entered))
  expectCheap(plans)
  for (const index of [
    'customers_by_email',
    'contacts_email',
    'customers_by_vat_id',
    'customers_by_postcode',
  ])
    expect(plans.join()).toContain(`INDEX ${index} (`)
})

test('an employee’s page, and whoever may be the same person', async () => {
  const plans = await queryPlans(async (house) => {
    const scope = await makeTenant(house)
    const { id } = await makeEmployee(house, scope)
    await readEmployeePage(house, { ...OWNER, ...scope, role: 'owner' }, id)
    const entered = { first_name: 'Jörg', last_name: 'Petersen', birth_date: null }
    await findAlikeEmployees(house.reader, house.vault, scope, {
      ...entered,
      email: 'a@b.example',
      social_insurance_number: '65170839J003',
      tax_id: null,
    })
  })
  for (const index of ['employees_by_email', 'employees_by_insurance'])
    expect(plans.join()).toContain(`INDEX ${index} (`)
  expectCheap(plans.filter((plan) => !plan.includes('INSERT')))
})

test('a customer’s portal and an employee’s', async () => {
  const visitor = (purpose: LinkScope['purpose']): LinkScope => ({
    ...SCOPE,
    actor: 'link:l',
    purpose,
    linkId: 'l',
    subjectId: 's',
    contactId: null,
  })
  const query = { state: 'all', place: { page: 1 } } as const
  expectCheap(await queryPlans(({ reader }) => findCustomerPortal(reader, visitor('portal'), query)))
  expectCheap(
    await queryPlans(({ reader, vault }) => findEmployeePortal(reader, vault, visitor('mitarbeiter-portal'))),
  )
})

test('all that was ever issued is added up from indexes alone', async () => {
  const [sums, ...others] = await queryPlans(async ({ reader }) => {
    await readStandingSums(reader, SCOPE, { search: '', sums: {}, state: 'all', year: undefined })
    await countWaiting(reader, SCOPE)
  })
  for (const stretch of ['standings_listed (tenant_id=? AND listed_key<?)', 'standings_owed (tenant_id=?)'])
    expect(sums).toContain(`USING COVERING INDEX ${stretch}`)
  expect(others.join()).toContain('USING COVERING INDEX standings_owed (tenant_id=?)')
})

test('what the audit log names is looked up by its key, however many there are', async () => {
  const [plan] = await queryPlans(({ reader }) => readRecordNames(reader, SCOPE, ['anna', 'berta']))
  expect(plan).toContain('SEARCH p USING INDEX sqlite_autoindex_payslips_1 (tenant_id=? AND id=?)')
  expect(plan).not.toMatch(/SEARCH (?!memberships)\w+ USING .*\(tenant_id=\?\)/)
})

test('what customers owe is added up from an index alone', async () => {
  const [sums] = await queryPlans(({ reader }) => readOpenSums(reader, SCOPE, 'customer'))
  expect(sums).toContain('USING COVERING INDEX standings_owed (tenant_id=? AND customer_id=?')
  const plans = await queryPlans(({ reader }) => readOwing(reader, SCOPE, ['anna', 'berta']))
  expectCheap(plans)
  expect(plans.join()).toContain('USING COVERING INDEX standings_owed (tenant_id=? AND customer_id=?')
})

test('hours are found by month and employee, however long the history', async () => {
  const plans = await queryPlans(async (house) => {
    const { db, reader } = house
    await hoursOf(reader, SCOPE, 'anna', ['2026-02'])
    const scope = await makeTenant(house)
    const entries = [{ employeeId: 'anna', hours: '1', overtime: '0' }]
    const origin = { source: 'office' } as const
    await db.transaction().execute((trx) => recordHours(trx, scope, { month: '2026-02', origin, entries }))
  })
  expect(plans.join()).toContain(
    'SEARCH newest_hours USING PRIMARY KEY (tenant_id=? AND month=? AND employee_id=?)',
  )
  expectCheap(plans.filter((plan) => !plan.includes('MATERIALIZE sent')))
  const recording = plans.find((plan) => plan.includes('MATERIALIZE sent'))
  expect(recording).toContain('SEARCH newest USING PRIMARY KEY (tenant_id=? AND month=? AND employee_id=?)')
  expect(recording).not.toMatch(/hours(?!_)\b.*SCAN/)
})

test.each(PLACES)('reminders that were sent are read from a row on: %s', async (_, place) => {
  const plans = await queryPlans(({ reader }) => readNoticeList(reader, SCOPE, place))
  expectCheap(plans)
  expect(plans.join()).toContain('INDEX dunning_notices_listed (tenant_id=?')
})

test('whom to remind is read from what is owed, and each reason by its key', async () => {
  const plans = await queryPlans(async ({ reader }) => {
    await countRemindable(reader, SCOPE)
    await readProposals(reader, SCOPE, ['anna'])
    await readProposals(reader, SCOPE)
    await listNoticesOf(reader, SCOPE, { customerId: 'anna' })
    await findLastNotice(reader, SCOPE, 'invoice')
  })
  // A firm has one row of settings, and a customer few invoices to put in order.
  expectCheap(plans.map((plan) => plan.replace(/USE TEMP B-TREE FOR [^,]*|SCAN t\b/g, '')))
  expect(plans[0]).toContain('standings_owed (tenant_id=?')
  expect(plans.join()).not.toContain('standings_amount')
})

test('what is due of events is found however many wait behind the first of a record, or arrived long ago', async () => {
  const plans = await queryPlans((house) => claimDelivery(house, AT))
  const due = 'own USING INDEX event_deliveries_due (tenant_id=? AND endpoint_id=? AND next_attempt_at'
  for (const range of ['<?', '>?']) expect(plans[0]).toContain(`${due}${range})`)
  expect(plans[0]).toContain('USING INDEX event_deliveries_claimed')
  expect(plans[0]).not.toMatch(/event_deliveries_(open|listed)/)
})

/** Neither reads a whole table or index nor sorts what it reads. */
function expectCheap(plans: string[]): void {
  if (process.env.SHOW) process.stderr.write(`${plans.map((p) => p.slice(0, 160)).join('\n')}\n\n`)
  expect(plans.length).toBeGreaterThan(0)
  for (const plan of plans) {
    expect(plan).not.toContain('TEMP B-TREE')
    // Lists that the query has made itself are as long as they may be.
    expect(plan).not.toMatch(
      /SCAN (?!counted|due\b|oldest\b|newest\b|json_each|\w+ VIRTUAL TABLE|\(subquery|CONSTANT ROW)/,
    )
  }
}
