import type { Selectable } from 'kysely'
import type { Archive } from '~/domain/documents/documents.server'
import {
  DocumentDamaged,
  listDocuments,
  type StoredDocument,
} from '~/domain/documents/stored-documents.server'
import type { Executor } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'
import type { Database } from '~db/schema'
import { CHAIN, GENESIS, hashOfLink, sha256 } from './chain'
import { findUnlinked, missingEnd } from './chain-ends.server'
import type { ChainFault, ChainReport } from './chain-report'
import { parseInvoiceView } from './view'

type Link = Selectable<Database['chain_links']>

/** Read in parts, so that a long chain does not block the process. */
const PART = 100

/** Checks that every issued document of a tenant is there, in order and unchanged. */
export async function verifyChain(
  executor: Executor,
  archive: Archive,
  scope: Within,
  range = CHAIN,
): Promise<ChainReport> {
  const start = await findStart(executor, scope, range)
  const report: ChainReport = { links: 0, earlier: start?.earlier_documents ?? 0, head: null, broken: null }
  let lastNumber = start?.last_number
  for (let part = await listLinks(executor, scope, range, 0); part.length > 0; ) {
    for (const link of part) {
      report.broken = await brokenAt(link, report, () => faultOf(executor, archive, scope, link))
      if (report.broken) return report
      report.links = link.position
      report.head = link.hash
      lastNumber = link.number
    }
    part = await listLinks(executor, scope, range, report.links)
  }
  report.broken =
    (await findUnlinked(executor, scope, report.earlier)) ?? (await missingEnd(executor, scope, lastNumber))
  return report
}

async function brokenAt(
  link: Link,
  before: ChainReport,
  readFault: () => Promise<ChainFault | undefined>,
): Promise<ChainReport['broken']> {
  const { position, number } = link
  const expected = before.links + 1
  if (position !== expected) return { fault: 'link_missing', position: expected, number: null }
  if (link.previous_hash !== (before.head ?? GENESIS)) return { fault: 'link_changed', position, number }
  const fault = await readFault()
  return fault ? { fault, position, number } : null
}

async function faultOf(
  executor: Executor,
  archive: Archive,
  scope: Within,
  link: Link,
): Promise<ChainFault | undefined> {
  const invoice = await executor
    .selectFrom('invoices')
    .select(['number', 'kind', 'issued_on', 'due_on', 'net_cents', 'tax_cents', 'gross_cents', 'view_json'])
    .where('tenant_id', '=', scope.tenantId)
    .where('id', '=', link.invoice_id)
    .executeTakeFirst()
  if (!invoice) return (await mayBeGone(executor, scope, link.invoice_id)) ? undefined : 'document_missing'
  if (invoice.number !== link.number || invoice.view_json === null) return 'record_changed'
  const files = await filesOf(executor, archive, scope, link.invoice_id)
  if (!files) return 'document_changed'
  const hash = hashOfLink({
    tenantId: scope.tenantId,
    range: link.range_name,
    position: link.position,
    number: link.number,
    previousHash: link.previous_hash,
    viewSha256: sha256(invoice.view_json),
    files: files.map(({ mediaType, bytes }) => ({ mediaType, sha256: sha256(bytes) })),
  })
  if (hash !== link.hash) return 'document_changed'
  // Lists use columns beside the view, so these are compared with what was hashed.
  const view = parseInvoiceView(invoice.view_json)
  const agrees =
    invoice.kind === view.kind &&
    invoice.issued_on === view.issuedOn &&
    invoice.due_on === view.dueOn &&
    invoice.net_cents === view.netCents &&
    invoice.tax_cents === view.taxCents &&
    invoice.gross_cents === view.grossCents
  return agrees ? undefined : 'record_changed'
}

async function mayBeGone(executor: Executor, scope: Within, invoiceId: string): Promise<boolean> {
  const permit = await executor
    .selectFrom('retention_permits')
    .select('row_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('table_name', '=', 'invoices')
    .where('row_id', '=', invoiceId)
    .executeTakeFirst()
  return permit !== undefined
}

async function listLinks(executor: Executor, scope: Within, range: string, after: number) {
  return executor
    .selectFrom('chain_links')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('range_name', '=', range)
    .where('position', '>', after)
    .orderBy('position')
    .limit(PART)
    .execute()
}

function findStart(executor: Executor, scope: Within, range: string) {
  return executor
    .selectFrom('chain_starts')
    .selectAll()
    .where('tenant_id', '=', scope.tenantId)
    .where('range_name', '=', range)
    .executeTakeFirst()
}

/** Undefined if a file is missing or cannot be opened. */
async function filesOf(
  executor: Executor,
  archive: Archive,
  scope: Within,
  invoiceId: string,
): Promise<StoredDocument[] | undefined> {
  try {
    return await listDocuments(executor, archive, scope, { invoiceId })
  } catch (error) {
    if (error instanceof DocumentDamaged) return undefined
    throw error
  }
}
