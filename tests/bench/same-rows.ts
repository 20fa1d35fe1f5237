import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { Sqlite } from '~db/sqlite'
import { ask } from './client'
import type { Servers } from './comparisons'
import type { Setting } from './setting'

const MONTH = '2099-12'

/** What a delivery leaves, without the ids and times that each draws for itself. */
const LEFT = {
  webhook_deliveries: `event, body_sha256, status, processed, overtaken, month, took_ms is not null as is_timed,
    body_sealed is not null as is_sealed`,
  hours: 'employee_id, hours, overtime, is_correction, source, replaces_seq',
  newest_hours: 'employee_id, hours, overtime, is_correction, source',
  hours_times: 'employee_id',
}

/** The bare webhook must do the product's work: one delivery leaves the same rows on both sides. */
export async function assertSameRows(servers: Servers, setting: Setting): Promise<void> {
  const { tenantId, webhookSecret, dataDir, database } = setting
  const employees = Array.from({ length: 3 }, () => ({ id: randomUUID(), stunden: 12.5, ueberstunden: 0 }))
  const sent = {
    event: 'zeiterfassung.export',
    mandant_id: tenantId,
    daten: { monat: MONTH, mitarbeiter: employees },
  }
  const headers = { 'Content-Type': 'application/json', 'X-Webhook-Secret': webhookSecret }
  const question = { method: 'POST', path: '/api/intern/webhook', headers } as const
  const body = Buffer.from(JSON.stringify(sent))
  for (const { port } of [servers.product, servers.bareHttp]) await ask(port, { ...question, body })
  const [own, bare] = [join(dataDir, 'zahltag.sqlite'), database].map((file) => left(file, tenantId))
  if (own !== bare) throw new Error(`The bare webhook leaves other rows:\n${own}\n${bare}`)
}

function left(file: string, tenantId: string): string {
  const db = new Sqlite(file, { readonly: true })
  try {
    const rows = Object.entries(LEFT).map(([table, columns]) =>
      db
        .prepare(`select ${columns} from ${table} where tenant_id = ? and month = ? order by 1`)
        .all(tenantId, MONTH),
    )
    const tasks = db
      .prepare(`select kind, area, done_at from tasks where tenant_id = ? and subject_id = ? order by 1`)
      .all(tenantId, MONTH)
    return JSON.stringify([...rows, tasks])
  } finally {
    db.close()
  }
}
