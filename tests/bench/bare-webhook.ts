import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Database } from 'better-sqlite3'
import { createVault } from '~/domain/kernel/vault'
import { faultOf, type TimeRecording } from './bare-validation'

const MOST_BYTES = 2 * 1024 * 1024

interface Newest {
  seq: number
  hours: string
  overtime: string
}

interface Received {
  sent: TimeRecording
  text: string
  sha256: string
  started: number
}

/**
 * The webhook by hand: leaves the rows that the product leaves, each by a statement that was prepared once. The delivery is
 * kept with its sealed body, hours are appended if they differ from the newest, and ids without an employee are a task.
 */
export function webhookReceiver(
  db: Database,
  secret: string,
): (request: IncomingMessage, response: ServerResponse) => void {
  const expected = digest(secret)
  const store = storing(db)
  return (request, response) => {
    const started = performance.now()
    const sentSecret = request.headers['x-webhook-secret']
    if (typeof sentSecret !== 'string' || !timingSafeEqual(digest(sentSecret), expected))
      return answer(response, 401, { status: 'secret' })
    const chunks: Buffer[] = []
    let received = 0
    request.on('data', (chunk: Buffer) => {
      received += chunk.byteLength
      if (received <= MOST_BYTES) chunks.push(chunk)
    })
    request.on('end', () => {
      if (received > MOST_BYTES) return answer(response, 413, { status: 'too large' })
      const bytes = Buffer.concat(chunks)
      const text = bytes.toString('utf8')
      let sent: TimeRecording
      try {
        sent = JSON.parse(text)
      } catch {
        return answer(response, 400, { status: 'json' })
      }
      const fault = faultOf(sent)
      if (fault !== undefined) return answer(response, 422, { status: fault })
      store.immediate({ sent, text, sha256: digest(bytes).toString('hex'), started })
      return answer(response, 200, {
        status: 'received',
        processed: sent.daten.mitarbeiter.length,
        timestamp: new Date().toISOString(),
      })
    })
  }
}

function storing(db: Database) {
  const vault = createVault([{ id: 'bench', secret: randomBytes(32) }])
  const findTenant = db.prepare(
    'select is_own_secret_demanded, is_signature_demanded from tenants where id = ?',
  )
  const insertDelivery = db.prepare(`
    insert into webhook_deliveries (tenant_id, id, event, body_sha256, status, processed, received_at, month)
    values (?, ?, ?, ?, 'understood', ?, ?, ?)`)
  const completeDelivery = db.prepare(`
    update webhook_deliveries set took_ms = ?, body_sealed = ? where tenant_id = ? and id = ?`)
  const listAssigned = db.prepare('select foreign_id, employee_id from hours_ids where tenant_id = ?')
  const findClosed = db.prepare('select 1 from closed_months where tenant_id = ? and month = ?').pluck()
  const findPayslip = db
    .prepare('select 1 from payslips where tenant_id = ? and employee_id = ? and month = ? limit 1')
    .pluck()
  const findEmployee = db.prepare('select 1 from employees where tenant_id = ? and id = ?').pluck()
  const findNewest = db.prepare(`
    select seq, hours, overtime from newest_hours where tenant_id = ? and month = ? and employee_id = ?
    order by seq desc limit 1`)
  const putTime = db.prepare(`
    insert into hours_times (tenant_id, month, employee_id, made_at) values (?, ?, ?, ?)
    on conflict (tenant_id, month, employee_id) do update set made_at = excluded.made_at`)
  const insertHours = db.prepare(`
    insert into hours (tenant_id, month, employee_id, hours, overtime, is_correction, source, delivery_id,
      recorded_at, replaces_seq)
    values (?, ?, ?, ?, ?, ?, 'webhook', ?, ?, ?)`)
  const putTask = db.prepare(`
    insert into tasks (tenant_id, id, kind, subject_id, area, detail, created_at)
    values (?, ?, ?, ?, 'payroll', ?, ?)
    on conflict (tenant_id, kind, subject_id) do update set created_at = excluded.created_at, done_at = null,
      done_by = null, detail = excluded.detail`)

  return db.transaction(({ sent, text, sha256, started }: Received) => {
    const { mandant_id: tenantId, event, daten } = sent
    const { monat: month } = daten
    const at = new Date().toISOString()
    const deliveryId = randomUUID()
    if (!findTenant.get(tenantId)) throw new Error('unknown tenant')
    insertDelivery.run(tenantId, deliveryId, event, sha256, daten.mitarbeiter.length, at, month)
    const assigned = new Map(
      (listAssigned.all(tenantId) as { foreign_id: string; employee_id: string }[]).map((row) => [
        row.foreign_id,
        row.employee_id,
      ]),
    )
    const isClosed = findClosed.get(tenantId, month) !== undefined
    const entries = daten.mitarbeiter
      .map((entry) => ({ ...entry, id: assigned.get(entry.id) ?? entry.id }))
      .sort((a, b) => (a.id < b.id ? -1 : 1))
    const changed = { late: false, unknown: false }
    for (const { id, stunden, ueberstunden } of entries) {
      putTime.run(tenantId, month, id, at)
      const newest = findNewest.get(tenantId, month, id) as Newest | undefined
      const [hours, overtime] = [String(stunden), String(ueberstunden)]
      if (newest?.hours === hours && newest.overtime === overtime) continue
      const isLate = isClosed || findPayslip.get(tenantId, id, month) !== undefined
      const row = [tenantId, month, id, hours, overtime, Number(isLate), deliveryId, at, newest?.seq ?? 0]
      insertHours.run(...row)
      changed.late ||= isLate
      changed.unknown ||= findEmployee.get(tenantId, id) === undefined
    }
    if (changed.late) putTask.run(tenantId, randomUUID(), 'hours', month, month, at)
    if (changed.unknown) putTask.run(tenantId, randomUUID(), 'unknown_hours', month, month, at)
    const place = { tenantId, purpose: 'webhook body', rowId: deliveryId }
    const tookMs = Math.round(performance.now() - started)
    completeDelivery.run(tookMs, vault.seal(place, text), tenantId, deliveryId)
  })
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(body))
}

function digest(value: string | Buffer): Buffer {
  return createHash('sha256').update(value).digest()
}
