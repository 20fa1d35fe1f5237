import { randomUUID } from 'node:crypto'
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import { config } from '~/config.server'
import { languageOf } from '~/i18n/language'
import { log } from '~/log.server'
import { redactedPath } from './access-log.server'
import type { MethodTable } from './allowed-methods.server'
import { seenOf } from './doctors-answer.server'
import { keepEmptyGuards } from './empty-guards'
import { logEvent } from './events.server'
import {
  defaultHeaders,
  isApiPath,
  isDisguised,
  isFilePath,
  isTokenPath,
  originFault,
  pageHeaders,
  showsLink,
} from './headers.server'
import { languageSource, plainPage } from './plain-page.server'
import { PROBLEM_TYPE, problemText } from './problem.server'
import { codeAt, isInterface, isWebhook, type ProblemCode } from './problem-codes'
import type { RouteFinder } from './serve/find-route.server'
import { isClosed } from './stopping.server'

const WEBHOOK_PATH = '/api/intern/webhook'
/** How much of a refused body is still read, in bytes. */
const MOST_DISCARDED = 16 * 1024 * 1024
const SAFE_METHODS = ['GET', 'HEAD']
const HOST = /^(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/**
 * Refuses what no route serves, sets default headers, and notes the client's address and the route that will
 * answer.
 */
export function front(methods: MethodTable, find: RouteFinder): RequestHandler {
  const own = new URL(config().baseUrl)
  return function handle(request: Request, response: Response, next: NextFunction): void {
    const requestId = randomUUID()
    request.headers['x-request-id'] = requestId
    request.headers['x-client-ip'] = withoutPort(request.ip ?? 'unknown')
    warnOfProxy(request)
    const url = parseTarget(request)
    addHeaders(
      response,
      {
        ...defaultHeaders(url?.pathname ?? '/', own.protocol === 'https:', config().provider?.issuer.origin),
        'X-Request-Id': requestId,
        ...seenOf(request),
      },
      isFilePath(url?.pathname ?? '/'),
    )
    response.once('finish', () => swallowRest(request))
    // Compression decides before the default headers are set.
    if (showsLink(url?.pathname ?? '/')) response.setHeader('Cache-Control', 'no-store, no-transform')
    const fault = faultOf(request, url, { methods, find }, own)
    if (fault) {
      if (fault.status === 403)
        logEvent('origin_refused', request, { path: redactedPath(request), detail: fault.detail })
      refuse(request, response, fault)
      return
    }
    if (url && request.method === 'OPTIONS') {
      response.status(204).setHeader('Allow', [...methods.allowed(url.pathname), 'OPTIONS'].join(', '))
      response.end()
      return
    }
    // Remix's own check misses resource routes, believes X-Forwarded-Host and answers `Origin: null` with a
    // blank 500.
    delete request.headers.origin
    delete request.headers['x-forwarded-host']
    const path = url?.pathname ?? '/'
    if (path === WEBHOOK_PATH) keepEmptyGuards(request.headers)
    response.locals.routeId = find(path)
    response.locals.isData = path.endsWith('.data')
    next()
  }
}

/** Some proxies append the port, which would make each connection a new client. */
function withoutPort(address: string): string {
  return /^\[(.+)\]:\d+$/.exec(address)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ?? address
}

let hasWarned = false

/** Behind an untrusted proxy all clients look like one, and the failures of one lock out the rest. */
function warnOfProxy(request: Request): void {
  if (hasWarned || request.headers['x-forwarded-for'] === undefined) return
  const isTrusted = request.app.get('trust proxy fn') as (address: string, hop: number) => boolean
  if (isTrusted(request.socket.remoteAddress ?? '', 0)) return
  hasWarned = true
  log.warn({
    event: 'untrusted_proxy',
    hint: 'X-Forwarded-For came from an address that TRUSTED_PROXY does not name, and is ignored.',
    peer: request.socket.remoteAddress,
  })
}

interface Fault {
  status: 400 | 403 | 404 | 405
  code?: ProblemCode
  path: string
  allow?: string[]
  detail?: string
}

interface Table {
  methods: MethodTable
  find: RouteFinder
}

function faultOf(
  request: Request,
  url: URL | undefined,
  { methods, find }: Table,
  own: URL,
): Fault | undefined {
  if (!url) return { status: 400, path: '/' }
  const path = url.pathname
  if (!isOwnHost(url, own)) return { status: 400, path }
  if (url.searchParams.has('_data') || isDisguised(path)) return { status: 404, path }
  if (path.endsWith('.data') && (isTokenPath(path) || isInterface(path))) return { status: 404, path }
  const allow = methods.allowed(path)
  if (!allow.includes(request.method)) {
    // Where nothing is, no other method would help.
    if (isInterface(path) && find(path) === UNKNOWN_CALL) return { status: 404, path }
    return request.method === 'OPTIONS' && isInterface(path) ? undefined : { status: 405, path, allow }
  }
  if (SAFE_METHODS.includes(request.method) || path === WEBHOOK_PATH) return undefined
  if (isInterface(path) && hasEmptyGuard(request)) return { status: 400, path, ...EMPTY_GUARD }
  const detail = originFault(request.headers, own.origin)
  return detail === undefined ? undefined : { status: 403, path, detail }
}

/** The route of whatever no other has, below /api. */
const UNKNOWN_CALL = 'api/unknown'

const EMPTY_GUARD = {
  code: 'guard_empty',
  detail: 'Idempotency-Key and If-Match must not be empty.',
} as const

/** Remix drops empty headers: a call that meant to be protected would go unprotected. */
function hasEmptyGuard({ headers }: Request): boolean {
  return headers['idempotency-key'] === '' || headers['if-match'] === ''
}

/**
 * A foreign host name that leads to this machine would make our pages its own (DNS rebinding). The names of the
 * machine itself cannot be had that way, and some proxies send no other. Programs bring a secret, or the cookie that a
 * browser keeps for our own name alone, and their answers are no pages.
 */
function isOwnHost(url: URL, own: URL): boolean {
  return url.hostname === own.hostname || isLoopback(url) || isApiPath(url.pathname)
}

function isLoopback({ hostname }: URL): boolean {
  return /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname)
}

/** Undefined if no browser could have sent the target or Host header. */
function parseTarget(request: Request): URL | undefined {
  const host = request.headers.host
  if (!request.url.startsWith('/') || host === undefined || !HOST.test(host)) return undefined
  if ((request.headersDistinct.host ?? []).length > 1) return undefined
  try {
    const url = new URL(`http://${host}${request.url}`)
    decodeURIComponent(url.pathname)
    return /%0[0ad]/i.test(url.pathname) ? undefined : url
  } catch {
    return undefined
  }
}

/** Adds headers when the head is written, unless the response has set them. */
function addHeaders(response: Response, headers: Record<string, string>, isFile: boolean): void {
  const writeHead = response.writeHead
  response.writeHead = function writeHeadWithDefaults(this: Response, ...rest: unknown[]) {
    const isPage = String(response.getHeader('content-type')).startsWith('text/html')
    for (const [name, value] of Object.entries(headers)) {
      if (isFile && !isPage && name in pageHeaders('/')) continue
      if (!response.hasHeader(name)) response.setHeader(name, value)
    }
    if (isClosed()) response.setHeader('Connection', 'close')
    return (writeHead as (...all: unknown[]) => Response).apply(response, rest)
  } as typeof response.writeHead
}

/**
 * Reads and discards the rest of the body: closing instead would reset the connection, and a sender still
 * busy sending might never see the answer. Node ends a request after five minutes.
 */
function swallowRest(request: Request): void {
  if (request.complete) return
  request.removeAllListeners('data')
  let swallowed = 0
  request.on('data', (chunk: Buffer) => {
    swallowed += chunk.length
    if (swallowed > MOST_DISCARDED) request.destroy()
  })
  request.resume()
}

/** What to send instead. */
function insteadOf(status: number, allow: string[] | undefined): string | undefined {
  return status === 405 && allow ? `Send ${allow.join(' or ')}.` : undefined
}

function refuse(request: Request, response: Response, { status, path, allow, code, detail }: Fault): void {
  const isApi = isApiPath(path)
  response.status(status)
  if (allow) response.setHeader('Allow', allow.join(', '))
  response.setHeader('Content-Type', isApi ? PROBLEM_TYPE : 'text/html; charset=utf-8')
  response.end(
    isApi
      ? problemText(status, {
          code: code ?? codeAt(path, status),
          isTypeless: isWebhook(path),
          detail: detail ?? insteadOf(status, allow),
        })
      : plainPage(status, languageOf(languageSource(request))),
  )
}
