import { fileName } from '~/documents/file-name'
import { zip } from '~/documents/zip.server'
import type { DocumentOwner } from '~/domain/documents/documents.server'
import { openDocuments } from '~/domain/documents/stored-documents.server'
import { NotFound } from '~/domain/kernel/errors'
import type { LinkScope } from '~/domain/kernel/scope'
import { house } from '~/house.server'
import { madeStream } from '~/http/download.server'

interface YearOfDocuments {
  year: string
  list: (executor: typeof house.reader, scope: LinkScope, year: string) => Promise<DocumentOwner[]>
  /** File name before the year. */
  called: string
}

/** A ZIP of the frozen PDFs of a year. */
export async function yearFile(
  request: Request,
  scope: LinkScope,
  { year, list, called }: YearOfDocuments,
): Promise<Response> {
  const owners = /^\d{4}$/.test(year) ? await list(house.reader, scope, year) : []
  if (owners.length === 0) throw new NotFound()
  const documents = openDocuments(house.reader, house, scope, { owners, mediaType: 'application/pdf' })
  return madeStream(request, {
    chunks: zip(documents, scope.today),
    mediaType: 'application/zip',
    fileName: fileName('zip', called, year),
  })
}
