import { bestEffort } from '~/auth/best-effort.server'
import { employeeFileName } from '~/documents/employee-file-name'
import { fileName } from '~/documents/file-name'
import { zip } from '~/documents/zip.server'
import { openDocuments } from '~/domain/documents/stored-documents.server'
import {
  type EmployeeDocument,
  listEmployeeDocuments,
  openEmployeeDocument,
  recordDocumentDownload,
} from '~/domain/employee-documents/list.server'
import { NotFound } from '~/domain/kernel/errors'
import type { LinkScope } from '~/domain/kernel/scope'
import { recordRead } from '~/domain/payslips/reads.server'
import { listPayslipsOfYear } from '~/domain/portals/year.server'
import { house } from '~/house.server'
import { madeStream } from '~/http/download.server'
import { readerLanguageOf } from '~/i18n/language'
import { readingIn } from '~/i18n/reader/texts.server'
import { EVERYTHING } from '~/paths'
import { contentsPage } from '../portal/contents.server'

/** A ZIP of one year; for all years with a folder each and a contents page. */
export async function payslipsFile(request: Request, scope: LinkScope, year: string): Promise<Response> {
  if (!/^(\d{4}|alle)$/.test(year)) throw new NotFound()
  const isAll = year === EVERYTHING
  const owners = await listPayslipsOfYear(house.reader, scope, year)
  const wanted = { employeeId: scope.subjectId }
  const documents = (await listEmployeeDocuments(house.reader, house.vault, scope, wanted)).filter(
    ({ dated }) => isAll || dated.startsWith(year),
  )
  if (owners.length + documents.length === 0) throw new NotFound()
  if (request.method === 'GET') noteDownload(scope, { owners, documents })
  const files = filesOf(scope, { owners, documents })
  const reading = readingIn(readerLanguageOf(request))
  return madeStream(request, {
    chunks: zip(isAll ? inFolders(files, reading) : renamed(files), scope.today),
    mediaType: 'application/zip',
    fileName: fileName('zip', 'Lohnzettel', year),
  })
}

type Owners = Awaited<ReturnType<typeof listPayslipsOfYear>>

interface Packed {
  owners: Owners
  documents: EmployeeDocument[]
}

interface PackedFile {
  fileName: string
  bytes: Uint8Array
  isDocument: boolean
}

function noteDownload(scope: LinkScope, { owners, documents }: Packed): void {
  const payslipIds = owners.flatMap((owner) => ('payslipId' in owner ? [owner.payslipId] : []))
  const documentIds = documents.map(({ id }) => id)
  if (payslipIds.length > 0) void bestEffort(recordRead(house, scope, payslipIds, 'downloaded_at'))
  if (documentIds.length > 0) void bestEffort(recordDocumentDownload(house, scope, documentIds))
}

async function* filesOf(scope: LinkScope, { owners, documents }: Packed): AsyncGenerator<PackedFile> {
  const slips = openDocuments(house.reader, house, scope, { owners, mediaType: 'application/pdf' })
  for await (const { fileName, bytes } of slips) yield { fileName, bytes, isDocument: false }
  for (const document of documents) {
    const wanted = { employeeId: scope.subjectId, documentId: document.id }
    const opened = await openEmployeeDocument(house.reader, house.vault, scope, wanted)
    if (opened) yield { fileName: employeeFileName(document), bytes: opened.bytes, isDocument: true }
  }
}

/** Numbers files of the same name, ignoring case as Windows and macOS do. */
async function* renamed(files: AsyncIterable<PackedFile>): AsyncGenerator<PackedFile> {
  const taken = new Map<string, number>()
  for await (const file of files) {
    const name = file.fileName.toLowerCase()
    const times = (taken.get(name) ?? 0) + 1
    taken.set(name, times)
    yield times === 1 ? file : { ...file, fileName: file.fileName.replace(/\.pdf$/, ` (${times}).pdf`) }
  }
}

async function* inFolders(files: AsyncIterable<PackedFile>, reading: ReturnType<typeof readingIn>) {
  const names: { path: string; isDocument: boolean }[] = []
  for await (const { fileName, bytes, isDocument } of renamed(files)) {
    const path = `${isDocument ? 'Unterlagen' : fileName.slice(0, 4)}/${fileName}`
    names.push({ path, isDocument })
    yield { fileName: path, bytes }
  }
  yield { fileName: 'Inhalt.html', bytes: contentsPage(names, reading) }
}
