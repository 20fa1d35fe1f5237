import type { RenderedFile } from '~/domain/documents/render'
import type { StoredDocument } from '~/domain/documents/stored-documents.server'
import { NotFound } from '~/domain/kernel/errors'
import { wholeResponse } from './serve/answer.server'
import { sha256 } from './sha256.server'

/**
 * A frozen document as a download, or 304 for a matching If-None-Match. @throws NotFound if there is no
 * document
 */
export function download(request: Request, document: StoredDocument | undefined): Response {
  if (!document) throw new NotFound()
  const etag = `"${document.sha256}"`
  const headers = new Headers({ ETag: etag, 'Cache-Control': 'private, no-store' })
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  headers.set('Content-Type', document.mediaType)
  headers.set('Content-Length', String(document.bytes.byteLength))
  headers.set('Content-Disposition', `attachment; filename="${document.fileName}"`)
  if (request.method === 'HEAD') return new Response(null, { headers })
  return wholeResponse(document.bytes as Uint8Array<ArrayBuffer>, { headers })
}

export function madeFile(request: Request, file: RenderedFile): Response {
  return download(request, { ...file, sha256: sha256(file.bytes) })
}

export function madeStream(
  request: Request,
  { chunks, mediaType, fileName }: { chunks: AsyncIterator<Uint8Array>; mediaType: string; fileName: string },
): Response {
  const headers = {
    'Content-Type': mediaType,
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'private, no-store',
  }
  if (request.method === 'HEAD') return new Response(null, { headers })
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await chunks.return?.()
    },
  })
  return new Response(body, { headers })
}

/**
 * Whether this answer hands a file over: one to HEAD does not, nor one that says the file is still the same, nor one
 * that was fetched ahead.
 */
export function isHandedOver(request: Request, response: Response): boolean {
  return response.status === 200 && wantsFile(request)
}

/** Whether the file itself is asked for: not by HEAD, and not fetched ahead of a click. */
export function wantsFile(request: Request): boolean {
  return request.method === 'GET' && !isFetchedAhead(request)
}

/** Whether this is a prefetch; Safari still sends `Purpose`. */
function isFetchedAhead({ headers }: Request): boolean {
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? ''
  return /\b(prefetch|preview)\b/i.test(purpose)
}

/** A file whose address changes with its content, cached for ever. */
export function foreverFile({ mediaType, bytes }: { mediaType: string; bytes: Uint8Array }): Response {
  const headers = { 'Content-Type': mediaType, 'Cache-Control': 'public, max-age=31536000, immutable' }
  return wholeResponse(Buffer.from(bytes), { headers })
}

/** Whether one of the versions that the caller has is this one. */
export function matchesEtag(header: string | null, etag: string): boolean {
  if (header === null) return false
  return header.split(',').some((part) => part.trim() === '*' || part.trim().replace(/^W\//, '') === etag)
}
