import { employeeFileName } from '~/documents/employee-file-name'
import type { StoredDocument } from '~/domain/documents/stored-documents.server'
import { listEmployeeDocuments, openEmployeeDocument } from '~/domain/employee-documents/list.server'
import type { House } from '~/domain/kernel/house'
import type { Within } from '~/domain/kernel/scope'

/** A document of an employee as a file, unless it was taken back. */
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
