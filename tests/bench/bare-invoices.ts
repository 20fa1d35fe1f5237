import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from 'better-sqlite3'
import { isOpen } from '~/domain/invoices/payments/state'
import { STATE_COLUMNS, stateOfRow } from '~/domain/invoices/payments/state.server'

const PER_PAGE = 50
const COLUMNS = ['current_invoices.id', 'current_invoices.customer_id', 'current_invoices.number']
const MORE = [
  'current_invoices.net_cents',
  'current_invoices.revision',
  'current_invoices.created_at',
  'is_advance',
]

type Row = Parameters<typeof stateOfRow>[0] & {
  id: string
  customer_id: string
  customerName: string
  number: string | null
  net_cents: number
  created_at: string
  listed_key: string
}

/** The list of invoices of the interface: the key's firm, one query, the same JSON, and nothing else. */
export function invoiceLister(db: Database): (request: IncomingMessage, response: ServerResponse) => void {
  const findKey = db.prepare(
    'select tenant_id, scopes_json from api_keys where secret_hash = ? and revoked_at is null',
  )
  const list = db.prepare(`
    select ${[...COLUMNS, ...MORE, ...STATE_COLUMNS].join(', ')}, listed.listed_key,
      (select c.name from customers c where c.tenant_id = current_invoices.tenant_id
        and c.id = current_invoices.customer_id) as customerName
    from (select tenant_id, invoice_id, listed_key from invoice_standings where tenant_id = ?
      order by listed_key desc limit ${PER_PAGE + 1}) listed
    cross join current_invoices on current_invoices.tenant_id = listed.tenant_id
      and current_invoices.id = listed.invoice_id
    order by listed.listed_key desc`)

  return (request, response) => {
    const secret = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const key = findKey.get(createHash('sha256').update(secret).digest('hex')) as
      | { tenant_id: string; scopes_json: string }
      | undefined
    if (!key || !JSON.parse(key.scopes_json).includes('invoices:read')) {
      response.writeHead(401).end()
      return
    }
    const rows = list.all(key.tenant_id) as Row[]
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' })
    const shown = rows.slice(0, PER_PAGE)
    const next = rows.length > PER_PAGE ? [shown.at(-1)?.listed_key] : null
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(
      JSON.stringify({
        items: shown.map((row) => show(row, today)),
        next_cursor: next && Buffer.from(JSON.stringify(next)).toString('base64url'),
      }),
    )
  }
}

function show(row: Row, today: string) {
  const status = stateOfRow(row, today)
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    state: status?.state ?? 'draft',
    customer_id: row.customer_id,
    customer_name: row.customerName,
    issued_on: row.issued_on,
    due_on: status && 'dueOn' in status ? status.dueOn : row.due_on,
    currency: 'EUR',
    net: euros(row.net_cents),
    gross: euros(row.gross_cents + row.rounding_cents),
    open: euros(isOpen(status) ? status.openCents : 0),
    created_at: row.created_at,
  }
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2)
}
