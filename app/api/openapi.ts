import type { Args, RouteHandle } from '~/auth/access'
import { config } from '~/config.server'
import { matchesEtag } from '~/http/download.server'
import { wholeResponse } from '~/http/serve/answer.server'
import { sha256 } from '~/http/sha256.server'
import { openApiText } from './contract/document.server'

export const handle = { access: 'public' } satisfies RouteHandle

/** The contract for programs: the same for everybody, and kept for a few minutes. */
export function loader({ request }: Args<typeof handle>): Response {
  const text = openApiText(config().baseUrl)
  const etag = `"${sha256(text)}"`
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=300' }
  if (matchesEtag(request.headers.get('if-none-match'), etag))
    return new Response(null, { status: 304, headers })
  return wholeResponse(text, { headers: { ...headers, 'Content-Type': 'application/json; charset=utf-8' } })
}
