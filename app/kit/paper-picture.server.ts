import { PdfRefused } from '~/documents/incoming/pdf-process.server'
import { paperPicture } from '~/documents/paper-picture.server'
import type { StoredDocument } from '~/domain/documents/stored-documents.server'
import { NotFound } from '~/domain/kernel/errors'
import { wholeResponse } from '~/http/serve/answer.server'

/** The first page of a document as a picture. @throws NotFound without a document, or if it cannot be drawn */
export async function pictureAnswer(document: StoredDocument | undefined): Promise<Response> {
  if (!document) throw new NotFound()
  const picture = await paperPicture(document).catch((error: unknown) => {
    if (error instanceof PdfRefused) throw new NotFound()
    throw error
  })
  return wholeResponse(picture as Uint8Array<ArrayBuffer>, {
    headers: { 'Content-Type': 'image/png', 'Cache-Control': 'private, no-store' },
  })
}
