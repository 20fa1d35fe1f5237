import { type Kysely, sql } from 'kysely'

// What somebody earns, is or wrote is sealed, and every sealed value is bound to its row: before this step one opened
// anywhere in its tenant, so that whoever could write the file could exchange two of them unseen.

interface Place {
  tenantId: string
  purpose: string
  rowId: string
}

/** What this step needs of the vault. */
export interface Seals {
  seal(place: Place, text: string): string
  sealBytes(place: Place, bytes: Uint8Array): Uint8Array
  openUnbound(tenantId: string, purpose: string, sealed: Uint8Array): Uint8Array
}

type Value = string | number | Uint8Array | null
type Row = Record<string, Value | undefined> & { row: number; tenant_id: string; id: string }
type Change = Record<string, string | Uint8Array | null>

const CHUNK = 500

export async function up(db: Kysely<unknown>, seals: Seals): Promise<void> {
  await sealPay(db, seals)
  await sealEmployees(db, seals)
  await sealMessages(db, seals)
  await sealMails(db, seals)
  await bindOthers(db, seals)
  await bindDocuments(db, seals)
}

/** The lines of rows that have no view, and the sums of all. */
async function sealPay(db: Kysely<unknown>, seals: Seals): Promise<void> {
  await run(db, [
    `alter table payslips add column totals_sealed text not null default ''`,
    'alter table payslips add column lines_sealed text',
    'drop trigger payslips_no_update',
    'drop trigger payslips_say_all',
  ])
  await eachRow(db, { table: 'payslips' }, async (row) => {
    const lines = await linesOf(db, row)
    const place = (column: string) => ({
      tenantId: row.tenant_id,
      purpose: `payslip.${column}`,
      rowId: row.id,
    })
    const again = (column: 'view' | 'calculation') => {
      const sealed = row[`${column}_sealed`]
      if (sealed === null || sealed === undefined) return null
      return seals.seal(place(column), opened(seals, row.tenant_id, `payslip ${column} ${row.id}`, sealed))
    }
    return {
      totals_sealed: seals.seal(place('totals'), JSON.stringify(totalsOf(row, lines))),
      lines_sealed: row.view_sealed === null ? seals.seal(place('lines'), JSON.stringify(lines)) : null,
      view_sealed: again('view'),
      calculation_sealed: again('calculation'),
    }
  })
  await run(db, [
    'drop table payslip_lines',
    ...['gross_cents', 'net_cents', 'payout_cents'].map(
      (column) => `alter table payslips drop column ${column}`,
    ),
    `create trigger payslips_no_update before update on payslips
      begin select raise(abort, 'payslips: rows are frozen'); end`,
    `create trigger payslips_say_all before insert on payslips when new.source is null or new.totals_sealed = ''
      begin select raise(abort, 'payslips: a payslip keeps what it says'); end`,
  ])
}

async function linesOf(db: Kysely<unknown>, { tenant_id, id }: Row): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select kind, code, label, quantity, rate, base_cents as baseCents, amount_cents as amountCents
    from payslip_lines where tenant_id = ${tenant_id} and payslip_id = ${id} order by position`.execute(db)
  return rows
}

function totalsOf(row: Row, lines: Record<string, unknown>[]) {
  const sum = (kind: string) =>
    lines.filter((line) => line.kind === kind).reduce((cents, line) => cents + Number(line.amountCents), 0)
  return {
    grossCents: row.gross_cents,
    taxCents: sum('tax'),
    socialInsuranceCents: sum('social_insurance'),
    netCents: row.net_cents,
    payoutCents: row.payout_cents,
  }
}

async function sealEmployees(db: Kysely<unknown>, seals: Seals): Promise<void> {
  const plain = ['birth_date', 'tax_class', 'health_fund']
  const sealed = ['social_insurance_number', 'tax_id', 'iban']
  await run(
    db,
    plain.map((column) => `alter table employees add column ${column}_sealed text`),
  )
  await eachRow(db, { table: 'employees' }, (row) => {
    const place = (column: string) => ({
      tenantId: row.tenant_id,
      purpose: `employee.${column}`,
      rowId: row.id,
    })
    const first = (column: string) => {
      const value = row[column]
      return value === null ? null : seals.seal(place(column), String(value))
    }
    const again = (column: string) => {
      const value = row[`${column}_sealed`]
      if (value === null || value === undefined) return null
      return seals.seal(place(column), opened(seals, row.tenant_id, `employee.${column}`, value))
    }
    return Object.fromEntries([
      ...plain.map((column) => [`${column}_sealed`, first(column)]),
      ...sealed.map((column) => [`${column}_sealed`, again(column)]),
    ])
  })
  await run(
    db,
    plain.map((column) => `alter table employees drop column ${column}`),
  )
}

async function sealMessages(db: Kysely<unknown>, seals: Seals): Promise<void> {
  await run(db, [`alter table messages add column body_sealed text not null default ''`])
  await eachRow(db, { table: 'messages' }, (row) => ({
    body_sealed: seals.seal(
      { tenantId: row.tenant_id, purpose: 'message.body', rowId: row.id },
      String(row.body),
    ),
  }))
  await run(db, [
    'alter table messages drop column body',
    `create trigger messages_are_sealed before insert on messages when new.body_sealed = ''
      begin select raise(abort, 'messages: a message says something'); end`,
  ])
}

async function sealMails(db: Kysely<unknown>, seals: Seals): Promise<void> {
  await run(db, [
    `alter table outbox add column data_sealed text not null default ''`,
    'alter table outbox add column words_sealed text',
  ])
  await eachRow(db, { table: 'outbox' }, ({ tenant_id: tenantId, id: rowId, ...row }) => ({
    data_sealed: seals.seal({ tenantId, purpose: 'outbox.data', rowId }, String(row.data_json)),
    words_sealed:
      row.subject === null || row.body === null
        ? null
        : seals.seal(
            { tenantId, purpose: 'outbox.words', rowId },
            JSON.stringify({ subject: row.subject, body: row.body }),
          ),
  }))
  await run(db, [
    ...['data_json', 'subject', 'body'].map((column) => `alter table outbox drop column ${column}`),
    `create trigger outbox_is_sealed before insert on outbox when new.data_sealed = ''
      begin select raise(abort, 'outbox: a mail says something'); end`,
  ])
}

const BOUND = [
  { table: 'mandates', column: 'iban_sealed', purpose: 'mandate.iban' },
  { table: 'change_requests', column: 'details_sealed', purpose: 'change_request.details' },
  { table: 'webhook_deliveries', column: 'payload_sealed', purpose: 'webhook payload' },
  // Of people, whose id was the tenant of the seal.
  {
    table: 'totp_secrets',
    column: 'secret_sealed',
    purpose: 'second factor',
    owner: 'user_id',
    id: 'user_id',
  },
  { table: 'sessions', column: 'id_token_sealed', purpose: 'id token', owner: 'user_id', id: 'token_hash' },
]

async function bindOthers(db: Kysely<unknown>, seals: Seals): Promise<void> {
  for (const { table, column, purpose, owner, id } of BOUND)
    await eachRow(db, { table, owner, id }, ({ tenant_id: tenantId, id: rowId, [column]: sealed }) => {
      if (sealed === null || sealed === undefined) return undefined
      return { [column]: seals.seal({ tenantId, purpose, rowId }, opened(seals, tenantId, purpose, sealed)) }
    })
}

async function bindDocuments(db: Kysely<unknown>, seals: Seals): Promise<void> {
  await run(db, ['drop trigger documents_no_update'])
  await eachRow(db, { table: 'documents', chunk: 50 }, ({ tenant_id: tenantId, ...row }) => {
    if (row.is_sealed !== 1) return undefined
    const place = { tenantId, purpose: 'document', rowId: `${row.payslip_id} ${row.media_type}` }
    const bytes = bytesOf(seals, tenantId, 'document', row.bytes as Uint8Array)
    return { bytes: seals.sealBytes(place, bytes) }
  })
  await run(db, [
    `create trigger documents_no_update before update on documents
      begin select raise(abort, 'documents: rows are frozen'); end`,
  ])
}

interface Rows {
  table: string
  /** The columns that own and name a row, where they are not `tenant_id` and `id`. */
  owner?: string | undefined
  id?: string | undefined
  chunk?: number
}

/** Changes each row as it is told, a few at a time, since documents are large. */
async function eachRow(
  db: Kysely<unknown>,
  { table, owner = 'tenant_id', id = 'id', chunk = CHUNK }: Rows,
  change: (row: Row) => Change | undefined | Promise<Change | undefined>,
): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<Row>`
      select *, rowid as row, ${sql.ref(owner)} as tenant_id, ${sql.ref(id)} as id
      from ${sql.table(table)} where rowid > ${last} order by rowid limit ${sql.lit(chunk)}`.execute(db)
    for (const row of rows) {
      const columns = Object.entries((await change(row)) ?? {})
      if (columns.length === 0) continue
      const set = sql.join(columns.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))
      await sql`update ${sql.table(table)} set ${set} where rowid = ${row.row}`.execute(db)
    }
    const end = rows.at(-1)
    if (!end) return
    last = end.row
  }
}

function opened(seals: Seals, tenantId: string, purpose: string, sealed: Value): string {
  const bytes = Buffer.from(String(sealed), 'base64url')
  return Buffer.from(bytesOf(seals, tenantId, purpose, bytes)).toString('utf8')
}

function bytesOf(seals: Seals, tenantId: string, purpose: string, sealed: Uint8Array): Uint8Array {
  try {
    return seals.openUnbound(tenantId, purpose, sealed)
  } catch (error) {
    throw new Error(
      `FIELD_KEYS does not open what is stored (${purpose}): ${error instanceof Error ? error.message : ''}`,
    )
  }
}

async function run(db: Kysely<unknown>, statements: string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
