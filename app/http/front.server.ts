import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import type { NextFunction, Request, Response } from 'express'
import express from 'express'
import { config } from '~/config.server'
import { languageOf } from '~/i18n/language'
import type { MethodTable } from './allowed-methods.server'
import { defaultHeaders, isApiPath, isDisguised, isTokenPath, originFault } from './headers.server'
import { plainPage } from './plain-page.server'
import { PROBLEM_TYPE, problemText } from './problem.server'
import { endWith, isStopping } from './stopping.server'

const WEBHOOK_PATH = '/api/intern/webhook'
const SAFE_METHODS = ['GET', 'HEAD']
const HOST = /^(?:[a-z0-9_.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i

/**
 * Puts our own middleware ahead of everything that remix-serve does, and sets which proxy is believed.
 * remix-serve makes its Express app after it has loaded the server build, so the only door is the
 * prototype that every Express app is made from.
 */
export function installFront(methods: MethodTable, onListening: () => void): void {
  const original = express.application.defaultConfiguration
  express.application.defaultConfiguration = function defaultConfiguration(this: express.Application) {
    original.call(this)
    this.set('trust proxy', config().trustedProxy)
    this.use(front(methods))
    const listen = this.listen.bind(this) as (...rest: unknown[]) => Server
    this.listen = ((...rest: unknown[]) => {
      const server = listen(...rest)
      server.once('error', refuseToStart)
      endWith(server)
      server.once('listening', onListening)
      return server
    }) as typeof this.listen
  }
}

/** A port that cannot be opened, in words for the person who runs the machine. */
function refuseToStart(error: NodeJS.ErrnoException): void {
  const { host, port } = config()
  const reasons: Record<string, string> = {
    EADDRINUSE: 'is in use by another program. Stop it, or set PORT to another one.',
    EACCES: 'may not be opened by this user. Set PORT to one above 1023.',
    EADDRNOTAVAIL: 'is not an address of this machine. Set HOST to one that is.',
  }
  const reason = reasons[error.code ?? ''] ?? `cannot be opened (${error.code ?? error.name}).`
  process.stderr.write(`Zahltag cannot start.\nPort ${port} on ${host} ${reason}\n`)
  process.exit(1)
}

/** Refuses what no route serves, sets the default headers, and says who asks. */
function front(methods: MethodTable) {
  const own = new URL(config().baseUrl)
  return function handle(request: Request, response: Response, next: NextFunction): void {
    const requestId = randomUUID()
    request.headers['x-request-id'] = requestId
    request.headers['x-client-ip'] = request.ip ?? 'unknown'
    const url = parseTarget(request)
    addHeaders(response, {
      ...defaultHeaders(url?.pathname ?? '/', own.protocol === 'https:', config().provider?.issuer.origin),
      'X-Request-Id': requestId,
    })
    response.once('finish', () => swallowRest(request))
    const fault = faultOf(request, url, methods, own.origin)
    if (fault) {
      refuse(request, response, fault)
      return
    }
    // Remix's own check misses resource routes, believes X-Forwarded-Host and answers `Origin: null` with a blank 500.
    delete request.headers.origin
    delete request.headers['x-forwarded-host']
    next()
  }
}

/** Why a request goes no further. */
interface Fault {
  status: 400 | 403 | 404 | 405
  path: string
  allow?: string[]
  detail?: string
}

function faultOf(
  request: Request,
  url: URL | undefined,
  methods: MethodTable,
  ownOrigin: string,
): Fault | undefined {
  if (!url) return { status: 400, path: '/' }
  const path = url.pathname
  if (url.searchParams.has('_data') || isDisguised(path)) return { status: 404, path }
  if (path.endsWith('.data') && isTokenPath(path)) return { status: 404, path }
  const allow = methods.allowed(path)
  if (!allow.includes(request.method)) return { status: 405, path, allow }
  if (SAFE_METHODS.includes(request.method) || path === WEBHOOK_PATH) return undefined
  const detail = originFault(request.headers, ownOrigin)
  return detail === undefined ? undefined : { status: 403, path, detail }
}

/** The requested URL, or undefined where the target or the Host header is not one that a browser could send. */
function parseTarget(request: Request): URL | undefined {
  const host = request.headers.host
  if (!request.url.startsWith('/') || host === undefined || !HOST.test(host)) return undefined
  try {
    const url = new URL(`http://${host}${request.url}`)
    decodeURIComponent(url.pathname)
    return url.pathname.includes('\0') || /%00/.test(url.pathname) ? undefined : url
  } catch {
    return undefined
  }
}

/** Adds headers when the head is written, each only where the answer has none of its own. */
function addHeaders(response: Response, headers: Record<string, string>): void {
  const writeHead = response.writeHead
  response.writeHead = function writeHeadWithDefaults(this: Response, ...rest: unknown[]) {
    for (const [name, value] of Object.entries(headers)) {
      if (!response.hasHeader(name)) response.setHeader(name, value)
    }
    if (isStopping()) response.setHeader('Connection', 'close')
    return (writeHead as (...all: unknown[]) => Response).apply(response, rest)
  } as typeof response.writeHead
}

/**
 * Reads on what nobody wanted to read: closing instead would reset the connection, and the sender, still busy
 * sending, might never see the answer. Nothing is kept, and Node ends a request that lasts five minutes.
 */
function swallowRest(request: Request): void {
  if (request.complete) return
  request.removeAllListeners('data')
  request.resume()
}

function refuse(request: Request, response: Response, { status, path, allow, detail }: Fault): void {
  const isApi = isApiPath(path)
  response.status(status)
  if (allow) response.setHeader('Allow', allow.join(', '))
  response.setHeader('Content-Type', isApi ? PROBLEM_TYPE : 'text/html; charset=utf-8')
  response.end(
    isApi ? problemText(status, { detail }) : plainPage(status, languageOf(languageSource(request))),
  )
}

/** Only what the language is read from: the refused URL may be no URL at all. */
function languageSource(request: Request): globalThis.Request {
  const query = /\?[^#]*/.exec(request.url)?.[0] ?? ''
  const headers = { 'accept-language': request.headers['accept-language'] ?? '' }
  return new globalThis.Request(`http://localhost/${query}`, { headers })
}
