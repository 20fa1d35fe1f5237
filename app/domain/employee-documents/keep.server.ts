import { createHash, randomUUID } from 'node:crypto'
import type { EmployeeDocumentKind } from '~db/schema'
import { recordAudit } from '../audit/audit.server'
import { type Employee, getEmployee } from '../employees/find.server'
import { NotFound } from '../kernel/errors'
import type { House, Trx } from '../kernel/house'
import type { Scope } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { takeAddressNews } from '../links/address-news.server'
import { freshLink } from '../links/fresh.server'
import { queueMail } from '../outbox/outbox.server'
import { greetedName } from '../values/person-name'
import { EmployeeDocumentConflict } from './conflict'
import { bytesPlace, titlePlace } from './places'

export interface NewEmployeeDocument {
  /** Random if absent. */
  id?: string
  employeeId: string
  kind: EmployeeDocumentKind
  /** A year or a day. */
  dated: string
  title: string | null
  bytes: Uint8Array
  /** Whether to mail the employee, if there is an address. */
  isAnnounced: boolean
}

/** Gives an employee a document, at once and for good. Idempotent by file. @throws NotFound */
export function keepEmployeeDocument(
  house: House,
  scope: Scope,
  { bytes, ...document }: NewEmployeeDocument,
): Promise<{ id: string; isNew: boolean }> {
  const id = document.id ?? randomUUID()
  const { kind, dated, title } = document
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const sealed = house.vault.sealBytes(bytesPlace(scope, id), bytes)
  return writing(house, scope, async (trx) => {
    const employee = await getEmployee(trx, scope, document.employeeId)
    const known = await findBySha(trx, scope, employee.id, sha256)
    if (known) return { id: known.id, isNew: false }
    await trx
      .insertInto('employee_documents')
      .values({
        tenant_id: scope.tenantId,
        id,
        employee_id: employee.id,
        kind,
        dated,
        title_sealed: title === null ? null : house.vault.seal(titlePlace(scope, id), title),
        byte_length: bytes.byteLength,
        sha256,
        bytes: sealed,
        created_by: scope.actor,
        created_at: scope.at,
      })
      .execute()
    await recordAudit(trx, scope, {
      action: 'employee_document.added',
      subjectType: 'employee',
      subjectId: employee.id,
      after: { document: id, kind, dated },
    })
    if (document.isAnnounced) await announce(house, trx, scope, { employee, id, kind })
    return { id, isNew: true }
  })
}

/**
 * Withdraws a document that its employee has not downloaded: its bytes are deleted, and a queued mail is not sent.
 * Idempotent. @throws NotFound; EmployeeDocumentConflict `document_downloaded`
 */
export function withdrawEmployeeDocument(
  house: House,
  scope: Scope,
  { employeeId, documentId }: { employeeId: string; documentId: string },
): Promise<void> {
  return writing(house, scope, async (trx) => {
    const document = await trx
      .selectFrom('employee_documents')
      .select(['kind', 'dated', 'downloaded_at', 'withdrawn_at'])
      .where('tenant_id', '=', scope.tenantId)
      .where('employee_id', '=', employeeId)
      .where('id', '=', documentId)
      .executeTakeFirst()
    if (!document) throw new NotFound()
    if (document.withdrawn_at !== null) return
    if (document.downloaded_at !== null) throw new EmployeeDocumentConflict('document_downloaded')
    await trx
      .updateTable('employee_documents')
      .set({ bytes: null, withdrawn_by: scope.actor, withdrawn_at: scope.at })
      .where('tenant_id', '=', scope.tenantId)
      .where('id', '=', documentId)
      .execute()
    await trx
      .deleteFrom('outbox')
      .where('tenant_id', '=', scope.tenantId)
      .where('dedupe_key', '=', mailKey(documentId))
      .where('status', '=', 'queued')
      .execute()
    await recordAudit(trx, scope, {
      action: 'employee_document.withdrawn',
      subjectType: 'employee',
      subjectId: employeeId,
      before: { document: documentId, kind: document.kind, dated: document.dated },
    })
  })
}

function findBySha(trx: Trx, { tenantId }: Scope, employeeId: string, sha256: string) {
  return trx
    .selectFrom('employee_documents')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('employee_id', '=', employeeId)
    .where('sha256', '=', sha256)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
}

interface Announced {
  employee: Employee
  id: string
  kind: EmployeeDocumentKind
}

async function announce(house: House, trx: Trx, scope: Scope, { employee, id, kind }: Announced) {
  if (!employee.email) return
  const subject = { purpose: 'mitarbeiter-portal', subjectId: employee.id } as const
  const link = await freshLink(trx, house.keyring, scope, subject)
  await queueMail(trx, scope, {
    kind: 'document_added',
    recipient: employee.email,
    language: employee.language,
    linkId: link.id,
    dedupeKey: mailKey(id),
    data: {
      ...{ firstName: greetedName(employee), document: kind },
      ...(await takeAddressNews(trx, scope, employee.id)),
    },
  })
}

function mailKey(documentId: string): string {
  return `document_added:${documentId}`
}
