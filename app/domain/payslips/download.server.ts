import { recordAudit } from '../audit/audit.server'
import { findDocument, type StoredDocument } from '../documents/stored-documents.server'
import type { House } from '../kernel/house'
import type { Actor } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { MonthText } from '../values/calendar'
import { listVersions } from './versions.server'

/** The frozen payslip of a month for the office, and how to record its download in the audit. */
export async function findPayslipFor(
  house: House,
  scope: Actor,
  {
    employeeId,
    month,
    revision,
    isPrinted,
  }: { employeeId: string; month: MonthText; revision?: number | undefined; isPrinted: boolean },
): Promise<{ document: StoredDocument; recordDownload: () => Promise<void> } | undefined> {
  const versions = await listVersions(house.reader, scope, { employeeId, month })
  const payslip = versions.find(({ state, ...version }) =>
    revision === undefined ? state === 'current' : version.revision === revision,
  )
  if (!payslip) return undefined
  const wanted = { payslipId: payslip.id, mediaType: 'application/pdf' }
  const document = await findDocument(house.reader, house, scope, wanted)
  if (!document) return undefined
  const entry = {
    action: isPrinted ? 'payslip.printed' : 'payslip.downloaded',
    subjectType: 'payslip',
    subjectId: payslip.id,
    after: { employeeId, month, revision: payslip.revision },
  } as const
  return { document, recordDownload: () => writing(house, scope, (trx) => recordAudit(trx, scope, entry)) }
}
