import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { sql } from 'kysely'
import type { RenderedFile } from '~/domain/documents/render'
import { type DocumentFolder, documentsBeside, sha256Of } from '~db/document-store'
import { migrate } from '~db/migrate'
import { Sqlite } from '~db/sqlite'
import { makeCustomer } from '../factories/customers'
import { makeEmployee, makePayslip } from '../factories/employees'
import { idsOf, makeFirm } from '../factories/firm'
import { makeInvoice } from '../factories/invoices'
import { openTestHouse, rendering } from '../support/test-house'
import { testVault } from '../support/test-vault'

/**
 * A payroll office with 500 people for six years, as long as payslips are kept, and 2,000 customers for a year. Their
 * documents are 3.2 GB beside the database; hours and audit entries make most of its 2 GB.
 */
const BIG = {
  people: 500,
  months: 72,
  customers: 2_000,
  invoicesEach: 12,
  hours: 3_000_000,
  audit: 2_000_000,
} as const
/** As long as the product's own are. */
const BYTES = { invoice: 48_000, payslip: 55_000 } as const
const SAID_EVERY = 5_000

/** Makes a firm by the product's own verbs, except incompressible documents and for history in bulk. */
export async function growBig(file: string, report: (line: string) => void): Promise<void> {
  const share = Number(process.env.BIG_SHARE ?? 1)
  const some = (count: number) => Math.max(1, Math.round(count * share))
  await migrate(file, testVault)
  const plain = openTestHouse(file)
  const folder = documentsBeside(file)
  // Nothing of this has to outlive a crash.
  const documents = { ...plain.documents, put: async (bytes: Uint8Array) => unflushed(folder, bytes) }
  const house = rendering(
    { ...plain, documents },
    {
      invoice: async () => [incompressible(BYTES.invoice)],
      payslip: async () => [incompressible(BYTES.payslip)],
    },
  )
  await sql`pragma synchronous = off`.execute(plain.db)
  const { scope } = await makeFirm(plain, 'gross', idsOf('a'))
  let made = 0
  const say = (what: string) => {
    made += 1
    if (made % SAID_EVERY === 0) report(`${made} documents, now ${what}`)
  }
  for (let number = 0; number < some(BIG.people); number += 1) {
    const { id } = await makeEmployee(house, scope, {
      email: `person${number}@gross.example`,
      entry_on: '2020-01-01',
    })
    for (let month = 0; month < BIG.months; month += 1) {
      await makePayslip(house, scope, id, monthOf(month))
      say('payslips')
    }
  }
  for (let number = 0; number < some(BIG.customers); number += 1) {
    const { id } = await makeCustomer(house, scope)
    for (let month = 0; month < BIG.invoicesEach; month += 1) {
      await makeInvoice(house, scope, id)
      say('invoices')
    }
  }
  await plain.close()
  addHistory(file, { tenantId: scope.tenantId, hours: some(BIG.hours), audit: some(BIG.audit) })
}

function monthOf(index: number): string {
  return `${2020 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}

function unflushed(folder: Pick<DocumentFolder, 'pathOf'>, bytes: Uint8Array): string {
  const sha256 = sha256Of(bytes)
  const path = folder.pathOf(sha256)
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(path, bytes, { mode: 0o400 })
  return sha256
}

function incompressible(length: number): RenderedFile {
  return { bytes: randomBytes(length), mediaType: 'application/pdf', fileName: 'document.pdf' }
}

function addHistory(
  file: string,
  { tenantId, hours, audit }: Record<'hours' | 'audit', number> & { tenantId: string },
) {
  const sqlite = new Sqlite(file)
  sqlite.pragma('synchronous = off')
  sqlite.pragma('cache_size = -200000')
  const numbers = 'with recursive n (n) as (select 0 union all select n + 1 from n where n < ?)'
  sqlite
    .prepare(
      `${numbers} insert into hours
      (tenant_id, month, employee_id, hours, overtime, source, is_correction, recorded_at)
      select ?, (2020 + n / 600000 % 6) || '-' || printf('%02d', 1 + n / 50000 % 12), 'employee-' || (n % 500),
        n % 200, '0', 'office', 0, '2025-01-01T00:00:00.000Z' from n`,
    )
    .run(hours - 1, tenantId)
  sqlite
    .prepare(
      `${numbers} insert into audit_entries
      (tenant_id, at, actor, action, subject_type, subject_id, before_json, after_json)
      select ?, '2025-01-01T00:00:00.000Z', 'user:office', 'hours.recorded', 'employee', 'employee-' || (n % 500),
        '{"hours":"' || (n % 200) || '","overtime":"0"}', '{"hours":"' || (n % 199) || '","overtime":"0"}' from n`,
    )
    .run(audit - 1, tenantId)
  sqlite.close()
}
