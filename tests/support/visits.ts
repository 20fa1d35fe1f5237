import type { Firm } from '../factories/firm'
import { fromNewAddress } from './knock'
import { type RawAnswer, rawRequest } from './raw-request'
import { fill, headersFor, type RouteCase, routeCases } from './route-cases'
import type { Method } from './route-table'
import type { RunningFirms } from './running-firm'

const TOO_LARGE = Buffer.alloc(3 * 1024 * 1024, 'x')

/** Enough of a firm to learn what a route is posted, before there is one. */
const NOBODY = { email: () => '', scope: {}, subjects: {} } as unknown as Firm

/** In what way a route is asked: as it should be, or with one thing wrong. */
export type Way =
  | 'in order'
  | 'forged'
  | 'ended'
  | 'ended, wrong'
  | 'ended, too large'
  | 'wrong'
  | 'too large'
  | 'wrong method'
  | 'no session'
  | 'half a session'
  | 'no key'
  | 'wrong key'
  | 'session instead'
  | 'cross-site'

/** One request to one route, and the status that it must get. */
export interface Visit {
  path: string
  route: RouteCase
  way: Way
  method: string
  status: number
}

/** The visitors: the owner of the first firm, and a user of it between password and code. */
export interface Visitor {
  running: RunningFirms
  session: string
  halfSession: string
}

/** A page with a secret in its address, on which a form may have stood. */
function refererOf({ server, firm }: RunningFirms): string {
  return `${server.baseUrl}/rechnung/${firm.subjects.tokens.rechnung}`
}

/** Every route of the route table in every way that it can answer. */
export const visits: Visit[] = programsFirst(routeCases).flatMap((route) =>
  waysOf(route).map(([way, method, status]) => ({ path: route.path, route, way, method, status })),
)

/** An invoice that one of the office's forms cancelled can be sent no more. */
function programsFirst(routes: RouteCase[]): RouteCase[] {
  const isForPrograms = ({ row }: RouteCase) => row.access === 'key'
  return [...routes.filter(isForPrograms), ...routes.filter((route) => !isForPrograms(route))]
}

/** What an Allow header says of a route. */
export function allowOf({ row }: RouteCase): string {
  return row.methods.flatMap((known) => (known === 'GET' ? ['GET', 'HEAD'] : [known])).join(', ')
}

function waysOf(route: RouteCase): [Way, string, number][] {
  const { row, purpose } = route
  const served: readonly string[] = row.methods
  const ways: [Way, string, number][] = ['DELETE', 'PATCH', 'POST', 'GET']
    .filter((method) => !served.includes(method))
    .map((method) => ['wrong method', method, 405])
  for (const method of row.methods) {
    if (purpose) ways.push(['forged', method, 404])
    if (canEnd(route)) ways.push(['ended', method, 410])
    if (row.access === 'session') {
      const status = route.path.startsWith('/api/') ? 401 : 303
      ways.push(['no session', method, status], ['half a session', method, status])
    }
    if (row.access === 'key')
      ways.push(['no key', method, 401], ['wrong key', method, 401], ['session instead', method, 401])
    if (method === 'GET') ways.push(['in order', 'GET', route.getStatus])
    else ways.push(...waysToSend(route, method))
  }
  return ways
}

function waysToSend(route: RouteCase, method: Method): [Way, string, number][] {
  const { status, bad, badStatus = 303 } = route.post(NOBODY)
  const ways: [Way, string, number][] = [['in order', method, status]]
  if (bad !== undefined) ways.push(['wrong', method, badStatus])
  if (route.row.access !== 'secret') ways.push(['cross-site', method, 403])
  if (readsItsBody(route)) ways.push(['too large', method, route.row.takesFile ? 303 : 413])
  if (!canEnd(route)) return ways
  if (bad !== undefined) ways.push(['ended, wrong', method, 410])
  return [...ways, ['ended, too large', method, 410]]
}

/** Behind a link, and closed once that has ended. */
function canEnd({ purpose, path }: RouteCase): boolean {
  return purpose !== undefined && !path.endsWith('/neuer-link')
}

/** Never read: bodies for signing out, for methods that no route serves, and for pages closed to the visitor. */
function readsItsBody({ path, row }: RouteCase): boolean {
  const looksAtNone = [
    '/mitarbeiter-portal/:token/code',
    '/mitarbeiter-portal/:token/code-anforderung',
    '/anmelden/code',
    '/abmelden',
    '/einrichten',
    '/*',
    '/api/*',
  ]
  return row.access !== 'account-link' && !looksAtNone.includes(path)
}

/** Makes one visit, each from a client address of its own. */
export function visit(visitor: Visitor, { route, way, method }: Omit<Visit, 'path'>): Promise<RawAnswer> {
  const { running } = visitor
  const sends = method === 'POST' || method === 'PATCH'
  const headers: Record<string, string> = {
    ...headersFor(route, sends ? method : 'GET', keyFor(running, way)),
    ...fromNewAddress(),
    Referer: refererOf(running),
    ...(way === 'session instead' || (route.row.access === 'session' && way !== 'no session')
      ? { Cookie: way === 'half a session' ? visitor.halfSession : visitor.session }
      : {}),
    ...(way === 'cross-site' ? { 'Sec-Fetch-Site': 'cross-site' } : {}),
  }
  const body = sends && way !== 'wrong method' ? { body: bodyOf(running, route, way) } : {}
  if (way === 'no key' || way === 'session instead') delete headers.Authorization
  return rawRequest(running.server.baseUrl, pathOf(running, route, way), { method, headers, ...body })
}

function keyFor({ firm }: RunningFirms, way: Way): string {
  return way === 'wrong key' ? firm.key.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')) : firm.key
}

function bodyOf({ firm }: RunningFirms, route: RouteCase, way: Way): string | Buffer {
  const { good, bad = '' } = route.post(firm)
  if (way.endsWith('too large')) return TOO_LARGE
  return way.endsWith('wrong') ? bad : good
}

/** The address of a route with the first firm's things, and a token that fits the way. */
export function pathOf(
  { firm }: RunningFirms,
  { path, purpose }: Pick<RouteCase, 'path' | 'purpose'>,
  way: Way,
): string {
  const tokens = way.startsWith('ended') ? firm.expired : firm.subjects.tokens
  const genuine = purpose ? tokens[purpose] : ''
  const token = way === 'forged' ? `${genuine}x` : genuine
  return fill(path, token, firm.subjects, firm.month)
}
