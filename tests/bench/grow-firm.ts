import type { Database } from 'better-sqlite3'
import { Sqlite } from '~db/sqlite'
import { copyRows, key, prepareCopies, type SealedFor } from './copy-rows'
import { growBank } from './grow-bank'
import { growImport } from './grow-import'

/** What a firm has gathered after three years: the figures by which pages are held. */
const GROWN = {
  customers: 2_000,
  invoices: 20_000,
  drafts: 300,
  linesOfLongDraft: 200,
  employees: 500,
  months: 36,
  mails: 100_000,
  audit: 100_000,
  tasks: 6_000,
  hours: 2_000_000,
} as const

interface Grown extends SealedFor {
  file: string
  /** Who has a tenth of the invoices. */
  customerId: string
}

/** Fills a firm of a stopped product with copies of its own rows. */
export function growFirm({ file, customerId, ...firm }: Grown): void {
  const db = new Sqlite(file)
  db.pragma('synchronous = off')
  db.pragma('cache_size = -200000')
  db.function('month', (number: unknown) => {
    const index = Number(number)
    return `${2023 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
  prepareCopies(db, GROWN.mails, firm)
  const own = `tenant_id = '${firm.tenantId}'`
  db.transaction(() => {
    growCustomers(db, own)
    growInvoices(db, own, customerId)
    growEmployees(db, own)
    growRest(db, own)
    growImport(db, firm)
    growBank(db, firm)
  })()
  fillHours(db, firm.tenantId)
  db.close()
}

function growCustomers(db: Database, own: string): void {
  const times = GROWN.customers
  const customer_id = `'customer-' || n`
  copyRows(db, 'customers', {
    from: own,
    times,
    set: {
      id: key('customer'),
      number: key('K'),
      email: `'person' || n || '@customer.example'`,
      search_key: `'k-' || n || ' ' || original.search_key`,
    },
  })
  copyRows(db, 'contracts', {
    from: own,
    times,
    set: { id: key('contract'), number: key('V'), customer_id, title_key: `'title-' || n` },
  })
  copyRows(db, 'mandates', {
    from: `${own} and status = 'active'`,
    times,
    set: { id: key('mandate'), reference: key('M'), customer_id },
    sealed: { iban_sealed: 'mandate.iban', evidence_sealed: 'mandate.evidence' },
  })
}

function growInvoices(db: Database, own: string, customerId: string): void {
  const issued = `${own} and status = 'issued' and kind = 'invoice'`
  const set = {
    contract_id: 'null',
    contract_period: 'null',
    mandate_id: 'null',
    payment_method: `'transfer'`,
  }
  copyRows(db, 'invoices', {
    from: issued,
    times: GROWN.invoices,
    set: {
      ...set,
      id: key('invoice'),
      number: key('R'),
      customer_id: `case when n % 10 = 0 then '${customerId}' else 'customer-' || (n % ${GROWN.customers}) end`,
      issued_on: `month(n % ${GROWN.months}) || '-15'`,
    },
  })
  const paid = `from invoices where ${own} and id like 'invoice-%' and substr(id, 9) % 10 <> 0`
  db.exec(`insert into receipts (tenant_id, id, customer_id, amount_cents, paid_on, method, created_at)
    select tenant_id, id, customer_id, gross_cents, issued_on, 'transfer', created_at ${paid};
    insert into payments (tenant_id, id, invoice_id, amount_cents, paid_on, method, created_at, receipt_id)
      select tenant_id, id, id, gross_cents, issued_on, 'transfer', created_at, id ${paid}`)
  copyRows(db, 'access_links', {
    from: `${own} and invoice_id is not null`,
    times: GROWN.invoices,
    set: { id: key('link'), invoice_id: `'invoice-' || n`, expires_at: `'2027-06-01T08:00:00.000Z'` },
  })
  const nothing = ['number', 'issued_on', 'due_on', 'issued_at', 'view_json'].map((name) => [name, 'null'])
  copyRows(db, 'invoices', {
    from: issued,
    times: GROWN.drafts,
    set: {
      ...set,
      ...Object.fromEntries(nothing),
      id: key('draft'),
      customer_id: `'customer-' || n`,
      status: `'draft'`,
    },
  })
  copyRows(db, 'invoice_lines', {
    from: own,
    times: GROWN.linesOfLongDraft,
    set: { invoice_id: `'draft-0'`, position: 'n + 1' },
  })
}

function growEmployees(db: Database, own: string): void {
  copyRows(db, 'employees', {
    from: own,
    times: GROWN.employees,
    set: { id: key('employee'), number: key('P'), name_key: `'name-' || n` },
    sealed: {
      social_insurance_number_sealed: 'employee.social_insurance_number',
      tax_id_sealed: 'employee.tax_id',
      iban_sealed: 'employee.iban',
      birth_date_sealed: 'employee.birth_date',
      tax_class_sealed: 'employee.tax_class',
      health_fund_sealed: 'employee.health_fund',
    },
  })
  copyRows(db, 'payslips', {
    from: own,
    times: GROWN.employees * GROWN.months,
    set: {
      id: key('payslip'),
      employee_id: `'employee-' || (n % ${GROWN.employees})`,
      month: `month(n / ${GROWN.employees})`,
      revision: '1',
      slip_number: `1 + n / ${GROWN.employees}`,
    },
    sealed: {
      view_sealed: 'payslip.view',
      calculation_sealed: 'payslip.calculation',
      totals_sealed: 'payslip.totals',
    },
  })
}

function growRest(db: Database, own: string): void {
  copyRows(db, 'outbox', {
    from: `${own} and status = 'sent'`,
    times: GROWN.mails,
    set: {
      id: key('mail'),
      dedupe_key: key('mail'),
      recipient: `'person' || (n % 2500) || '@customer.example'`,
      created_at: `month(n % ${GROWN.months}) || '-15T08:00:00.000Z'`,
    },
    sealed: { data_sealed: 'outbox.data' },
  })
  copyRows(db, 'audit_entries', {
    from: `${own} and action = 'customer.changed'`,
    times: GROWN.audit,
    set: {
      seq: '(select max(seq) from audit_entries) + 1 + n',
      subject_id: `'customer-' || (n % ${GROWN.customers})`,
    },
  })
  const message = { customer_id: `'customer-' || (n % ${GROWN.customers})` }
  copyRows(db, 'messages', {
    from: own,
    times: GROWN.tasks,
    set: { ...message, id: key('message'), form_key: key('form'), invoice_id: 'null' },
    sealed: { body_sealed: 'message.body' },
  })
  copyRows(db, 'tasks', {
    from: `${own} and kind = 'message'`,
    times: GROWN.tasks,
    set: {
      ...message,
      id: key('task'),
      subject_id: `'message-' || n`,
      done_at: `case when n % 6 = 0 then null else created_at end`,
    },
  })
}

/** Hours for each employee and month, corrected many times over, the current month as often as the others. */
function fillHours(db: Database, tenantId: string): void {
  const perMonth = Math.ceil(GROWN.hours / GROWN.months / GROWN.employees)
  const say = db.prepare(`insert into hours
    (tenant_id, month, employee_id, hours, overtime, source, is_correction, recorded_at)
    select '${tenantId}', ?, 'employee-' || n, ?, '0', 'office', 0, '2026-01-01T00:00:00.000Z'
    from numbers where n < ${GROWN.employees}`)
  db.transaction(() => {
    for (let month = 0; month < GROWN.months; month += 1)
      for (let version = 0; version < perMonth; version += 1)
        say.run(`${2024 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`, `${version}`)
  })()
}
