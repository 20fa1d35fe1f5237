import { recordAudit } from '../audit/audit.server'
import type { MonthText } from '../calendar'
import { findDocument, type StoredDocument } from '../documents/stored-documents.server'
import type { House } from '../house'
import type { Actor } from '../scope'
import { writing } from '../writing.server'
import { findPayslip } from './list.server'

/** The frozen payslip of a month for the office, and how to note in the audit that somebody got it. */
export async function findPayslipFor(
  house: House,
  scope: Actor,
  { employeeId, month }: { employeeId: string; month: MonthText },
): Promise<{ document: StoredDocument; recordDownload: () => Promise<void> } | undefined> {
  const { reader, vault } = house
  const payslip = await findPayslip(reader, vault, scope, { employeeId, month })
  if (!payslip) return undefined
  const wanted = { payslipId: payslip.id, mediaType: 'application/pdf' }
  const document = await findDocument(reader, vault, scope, wanted)
  if (!document) return undefined
  const entry = {
    action: 'payslip.downloaded',
    subjectType: 'payslip',
    subjectId: payslip.id,
    after: { employeeId, month, revision: payslip.revision },
  } as const
  return { document, recordDownload: () => writing(house, scope, (trx) => recordAudit(trx, scope, entry)) }
}
