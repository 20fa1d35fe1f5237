import { createHash } from 'node:crypto'
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
  return replyVersion(shown, versionOf(revision), options)
}

export function replyVersion(shown: object, version: string, options: Reply = {}): Response {
  return reply(shown, { ...options, headers: { ...options.headers, ETag: version } })
}

/** Of a record that changes without being edited, by being issued or paid, say: by all that is shown of it. */
export function versionOfShown(shown: object): string {
  return `"${createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)}"`
}

export function versionOf(revision: number): string {
  return `"${revision}"`
}
