import { wholeResponse } from '~/http/serve/answer.server'

export interface Reply {
  status?: 200 | 201
  headers?: Record<string, string>
}

export function reply(body: object, { status = 200, headers = {} }: Reply = {}): Response {
  return wholeResponse(JSON.stringify(body), {
    status,
    headers: { 'Cache-Control': 'no-store', ...headers, 'Content-Type': 'application/json; charset=utf-8' },
  })
}

/** A record with its version, for `If-Match`. */
export function replyRecord<Shown extends { revision: number }>(
  record: Shown,
  options: Reply = {},
): Response {
  const { revision, ...shown } = record
  return reply(shown, { ...options, headers: { ...options.headers, ETag: versionOf(revision) } })
}

export function versionOf(revision: number): string {
  return `"${revision}"`
}
