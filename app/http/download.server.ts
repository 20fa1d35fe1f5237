import type { StoredDocument } from '~/domain/documents/documents.server'
import { NotFound } from '~/domain/errors'
import { isEndedLink } from '~/http/error-data'
import { languageOf } from '~/i18n/language'
import { endedLinkPage, type PlainStatus, plainPage } from './plain-page.server'
import { documentResponse } from './respond.server'

const REFUSALS: readonly number[] = [404, 429] satisfies PlainStatus[]

/**
 * A document as a download for a person: where there is none, or the link does not open it, the answer is a
 * page and not JSON, because Remix renders no error page for a route without a component.
 */
export async function download(
  request: Request,
  find: () => Promise<StoredDocument | undefined>,
): Promise<Response> {
  try {
    const document = await find()
    if (!document) throw new NotFound()
    return documentResponse(request, document)
  } catch (error) {
    const refusal = refusalOf(error, request)
    if (!refusal) throw error
    return refusal
  }
}

function refusalOf(error: unknown, request: Request): Response | undefined {
  const language = languageOf(request)
  if (error instanceof NotFound) return page(plainPage(404, language), 404)
  if (!isThrownData(error)) return undefined
  const status = error.init?.status ?? 500
  if (isEndedLink(error.data)) return page(endedLinkPage(error.data, language), 410)
  if (!REFUSALS.includes(status)) return undefined
  return page(plainPage(status as PlainStatus, language), status, error.init?.headers)
}

function page(html: string, status: number, headers?: HeadersInit): Response {
  const all = new Headers(headers)
  all.set('Content-Type', 'text/html; charset=utf-8')
  return new Response(html, { status, headers: all })
}

/** What `data()` of Remix makes. */
function isThrownData(error: unknown): error is { data: unknown; init: ResponseInit | null } {
  return (
    typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit'
  )
}
