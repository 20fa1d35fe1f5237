import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { Sqlite } from '~db/sqlite'
import { invoiceLister } from './bare-invoices'
import { faultOf, type TimeRecording } from './bare-validation'

// The floor below the API: node:http and better-sqlite3 with the product's pragmas and tables, and nothing else.

const MOST_BYTES = 2 * 1024 * 1024

const { BENCH_DATABASE = '', WEBHOOK_SECRET = '', PORT } = process.env

const db = new Sqlite(BENCH_DATABASE)
for (const pragma of [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'recursive_triggers = ON',
  'trusted_schema = OFF',
  'secure_delete = ON',
  'cache_size = -16000',
]) {
  db.pragma(pragma)
}

const findTenant = db.prepare('select id from tenants where id = ?')
const insertDelivery = db.prepare(`
  insert into webhook_deliveries (tenant_id, id, event, body_sha256, status, processed, received_at)
  values (?, ?, ?, ?, 'understood', ?, ?)`)
const insertHours = db.prepare(`
  insert into hours (tenant_id, month, employee_id, hours, overtime, is_correction, source, delivery_id, recorded_at)
  values (?, ?, ?, ?, ?, 0, 'webhook', ?, ?)`)
const findPdf = db.prepare(
  `select kept_sha256 as kept, sha256 from documents where invoice_id = ? and media_type = 'application/pdf'`,
)
const countMails = db.prepare(`select count(*) from outbox where status = 'queued'`)

const store = db.transaction((sent: TimeRecording, sha256: string) => {
  const { mandant_id: tenantId, event, daten } = sent
  const at = new Date().toISOString()
  const deliveryId = randomUUID()
  if (!findTenant.get(tenantId)) throw new Error('unknown tenant')
  insertDelivery.run(tenantId, deliveryId, event, sha256, daten.mitarbeiter.length, at)
  for (const { id, stunden, ueberstunden } of daten.mitarbeiter) {
    insertHours.run(tenantId, daten.monat, id, String(stunden), String(ueberstunden), deliveryId, at)
  }
})

const listInvoices = invoiceLister(db)

createServer((request, response) => {
  const path = request.url ?? ''
  if (path === '/api/v1/invoices') return listInvoices(request, response)
  if (path === '/api/health') return health(response)
  if (path.startsWith('/pdf/')) return pdf(response, path.slice('/pdf/'.length))
  if (path === '/api/intern/webhook' && request.method === 'POST') return receive(request, response)
  return answer(response, 404, { status: 'not found' })
}).listen(Number(PORT), '127.0.0.1')

function health(response: ServerResponse): void {
  countMails.get()
  answer(response, 200, { status: 'ok', db: 'ok', timestamp: new Date().toISOString() })
}

async function pdf(response: ServerResponse, invoiceId: string): Promise<void> {
  const row = findPdf.get(invoiceId) as { kept: string; sha256: string } | undefined
  const { kept, sha256 } = row ?? { kept: '', sha256: '' }
  const path = join(dirname(BENCH_DATABASE), 'documents', kept.slice(0, 2), kept)
  const bytes = row ? await readFile(path) : Buffer.of()
  response.writeHead(row ? 200 : 404, {
    'Content-Type': 'application/pdf',
    'Content-Length': bytes.byteLength,
    ETag: `"${sha256}"`,
  })
  response.end(bytes)
}

function receive(request: IncomingMessage, response: ServerResponse): void {
  const secret = request.headers['x-webhook-secret']
  if (typeof secret !== 'string' || !timingSafeEqual(digest(secret), digest(WEBHOOK_SECRET))) {
    answer(response, 401, { status: 'secret' })
    return
  }
  const chunks: Buffer[] = []
  let received = 0
  request.on('data', (chunk: Buffer) => {
    received += chunk.byteLength
    if (received <= MOST_BYTES) chunks.push(chunk)
  })
  request.on('end', () => {
    if (received > MOST_BYTES) return answer(response, 413, { status: 'too large' })
    const bytes = Buffer.concat(chunks)
    let sent: TimeRecording
    try {
      sent = JSON.parse(bytes.toString('utf8'))
    } catch {
      return answer(response, 400, { status: 'json' })
    }
    const fault = faultOf(sent)
    if (fault !== undefined) return answer(response, 422, { status: fault })
    store.immediate(sent, digest(bytes).toString('hex'))
    return answer(response, 200, {
      status: 'received',
      processed: sent.daten.mitarbeiter.length,
      timestamp: new Date().toISOString(),
    })
  })
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}

function digest(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest()
}
