import Sqlite, { type Database } from 'better-sqlite3'

/** What a firm has gathered after three years: the figures by which pages are held. */
const GROWN = {
  customers: 2_000,
  invoices: 20_000,
  employees: 500,
  months: 36,
  mails: 100_000,
  hours: 2_000_000,
} as const

/** Fills a firm of a stopped product with copies of its own rows; the biggest customer has a tenth of the invoices. */
export function growFirm(file: string, tenantId: string, customerId: string): void {
  const db = new Sqlite(file)
  db.pragma('synchronous = off')
  db.pragma('cache_size = -200000')
  db.function('month', (number: unknown) => {
    const index = Number(number)
    return `${2023 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
  })
  db.exec(`create temp table numbers (n integer primary key);
    insert into numbers with recursive n (n) as (select 0 union all select n + 1 from n where n < ${GROWN.mails})
      select n from n`)
  const firm = `tenant_id = '${tenantId}'`
  db.transaction(() => {
    copy(db, 'customers', {
      from: firm,
      times: GROWN.customers,
      set: { id: key('customer'), number: key('K') },
    })
    copy(db, 'invoices', {
      from: `${firm} and status = 'issued' and kind = 'invoice'`,
      times: GROWN.invoices,
      set: {
        id: key('invoice'),
        number: key('R'),
        customer_id: `case when n % 10 = 0 then '${customerId}' else 'customer-' || (n % ${GROWN.customers}) end`,
        issued_on: `month(n % ${GROWN.months}) || '-15'`,
        contract_id: 'null',
        contract_period: 'null',
        mandate_id: 'null',
        payment_method: `'transfer'`,
      },
    })
    db.exec(`insert into payments select tenant_id, id, id, gross_cents, issued_on, 'transfer', created_at
      from invoices where ${firm} and id like 'invoice-%' and substr(id, 9) % 10 <> 0`)
    copy(db, 'employees', {
      from: firm,
      times: GROWN.employees,
      set: { id: key('employee'), number: key('P'), name_key: `'name-' || n` },
    })
    copy(db, 'payslips', {
      from: firm,
      times: GROWN.employees * GROWN.months,
      set: {
        id: key('payslip'),
        employee_id: `'employee-' || (n % ${GROWN.employees})`,
        month: `month(n / ${GROWN.employees})`,
        revision: '1',
        slip_number: `1 + n / ${GROWN.employees}`,
      },
    })
    copy(db, 'outbox', {
      from: `${firm} and status = 'sent'`,
      times: GROWN.mails,
      set: {
        id: key('mail'),
        dedupe_key: key('mail'),
        recipient: `'person' || (n % 2500) || '@customer.example'`,
        created_at: `month(n % ${GROWN.months}) || '-15T08:00:00.000Z'`,
      },
    })
  })()
  fillHours(db, tenantId)
  db.close()
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

function key(prefix: string): string {
  return `'${prefix}-' || n`
}

/** Copies one row of a table many times, with some columns made from the number `n`. */
function copy(
  db: Database,
  table: string,
  { from, times, set }: { from: string; times: number; set: Record<string, string> },
): void {
  const columns = (db.pragma(`table_info(${table})`) as { name: string }[]).map(({ name }) => name)
  db.exec(`insert into ${table} (${columns})
    select ${columns.map((name) => set[name] ?? `original.${name}`)}
    from (select * from ${table} where ${from} limit 1) as original, numbers where n < ${times}`)
}
