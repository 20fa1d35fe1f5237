import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { Sqlite } from '~db/sqlite'
import { invoiceLister } from './bare-invoices'
import { webhookReceiver } from './bare-webhook'

// The floor below the API: node:http and better-sqlite3 with the product's pragmas and tables, and nothing else.

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

const findPdf = db.prepare(
  `select kept_sha256 as kept, sha256 from documents where invoice_id = ? and media_type = 'application/pdf'`,
)
const countMails = db.prepare(`select count(*) from outbox where status = 'queued'`)

const listInvoices = invoiceLister(db)
const receive = webhookReceiver(db, WEBHOOK_SECRET)

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

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}
