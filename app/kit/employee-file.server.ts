import { employeeFileName } from '~/documents/employee-file-name'
import type { StoredDocument } from '~/domain/documents/stored-documents.server'
import { listEmployeeDocuments, openEmployeeDocument } from '~/domain/employee-documents/list.server'
import type { House } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'

/** An employee's document as a file; undefined if it was withdrawn. */
export async function findEmployeeFile(
  { reader, vault }: Pick<House, 'reader' | 'vault'>,
  scope: Within,
  wanted: { employeeId: string; documentId: string },
): Promise<StoredDocument | undefined> {
  const documents = await listEmployeeDocuments(reader, vault, scope, wanted)
  const document = documents.find(({ id }) => id === wanted.documentId)
  const opened = document && (await openEmployeeDocument(reader, vault, scope, wanted))
  return opened && { ...opened, mediaType: 'application/pdf', fileName: employeeFileName(document) }
}
