import type { DocumentOwner } from '../documents/documents.server'
import { findDocument } from '../documents/stored-documents.server'
import { openEmployeeDocument } from '../employee-documents/list.server'
import { openHandover } from '../handovers/list.server'
import type { House } from '../kernel/house'
import { openScan } from '../mandates/scan.server'
import { openIncoming } from '../payslip-files/list.server'
import type { Row } from './read-table.server'

export interface ExportedFile {
  folder: string
  name: string
  bytes: Uint8Array
}

type Read = (
  house: Pick<House, 'reader' | 'vault' | 'documents'>,
  row: Row,
) => Promise<ExportedFile | undefined>

const text = (row: Row, column: string) => String(row[column])
const scopeOf = (row: Row) => ({ tenantId: text(row, 'tenant_id') })

/** The file behind a row, by table. Sealed files are opened; a damaged one stops the export. */
export const FILE_OF: Readonly<Record<string, Read>> = {
  async documents({ reader, ...archive }, row) {
    const owner: DocumentOwner =
      row.invoice_id === null
        ? { payslipId: text(row, 'payslip_id') }
        : { invoiceId: text(row, 'invoice_id') }
    const file = await findDocument(reader, archive, scopeOf(row), {
      ...owner,
      mediaType: text(row, 'media_type'),
    })
    const folder = 'invoiceId' in owner ? 'rechnungen' : 'lohnzettel'
    return file && { folder, name: `${text(row, 'id')}-${file.fileName}`, bytes: file.bytes }
  },
  async mandate_scans({ reader, vault }, row) {
    const id = text(row, 'mandate_id')
    const file = await openScan(reader, vault, scopeOf(row), id)
    return file && { folder: 'mandate', name: `${id}-${file.fileName}`, bytes: file.bytes }
  },
  async incoming_payslips({ reader, vault }, row) {
    if (row.released_id !== null) return undefined
    const id = text(row, 'id')
    const bytes = await openIncoming(reader, vault, scopeOf(row), id)
    return { folder: 'lohnzettel-wartend', name: `${id}.pdf`, bytes }
  },
  async employee_documents({ reader, vault }, row) {
    const of = { employeeId: text(row, 'employee_id'), documentId: text(row, 'id') }
    const file = await openEmployeeDocument(reader, vault, scopeOf(row), of)
    return file && { folder: 'personalunterlagen', name: `${of.documentId}.pdf`, bytes: file.bytes }
  },
  async handovers(house, row) {
    const id = text(row, 'id')
    const { fileName, bytes } = await openHandover(house, scopeOf(row), id)
    return { folder: 'uebergaben', name: `${id}-${fileName}`, bytes }
  },
  async tenant_logos({ reader }, row) {
    const logo = await reader
      .selectFrom('tenant_logos')
      .select('bytes')
      .where('tenant_id', '=', text(row, 'tenant_id'))
      .executeTakeFirst()
    return (
      logo && { folder: 'logo', name: text(row, 'media_type').replace('image/', 'logo.'), bytes: logo.bytes }
    )
  },
}
