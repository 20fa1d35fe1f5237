import type { ActionFunction, HeadersFunction, LoaderFunction, ServerBuild } from '@remix-run/node'
import { oneAtATime } from '~/domain/kernel/one-at-a-time'
import { keptPath, REFUSED_PARAMETER } from '~/paths'
import { BodyTooLarge, limitBody } from './body.server'
import { isApiPath } from './headers.server'
import { seeOther } from './redirect.server'
import { type AnswerKind, respondToError } from './respond.server'

/** In bytes; routes that take more say so in `handle.bodyLimit`. */
export const FORM_BYTES = 64 * 1024
/** Identifiers in the path may be in upper case. */
const IDENTIFIER = /^id$|Id$/
const PARAMETER = /:\w+/g
const URL_ENCODED = 'application/x-www-form-urlencoded'

type Routes = ServerBuild['routes']
type Route = NonNullable<Routes[string]>
type RouteModule = Route['module']
type Handler = LoaderFunction | ActionFunction
type HandlerArgs = Parameters<Handler>[0]

interface Declaration {
  access: string
  bodyLimit?: number
}

/**
 * Admits a request as its route declares: returns what the handler needs to know of the visitor, or throws
 * the answer.
 */
export type Admit = (handle: never, args: HandlerArgs) => Promise<object | undefined>

interface Visitor {
  answerHeaders?: Record<string, string>
}

interface SignedIn {
  user?: { userId: string }
}

/**
 * Wraps every loader and action: admits only visitors that the route's `handle` allows, counts the body while
 * it is read, and turns errors into answers. A route with an action alone is a form without a page of its
 * own; a GET leads to the page above it.
 * @throws Error naming the first route that does not declare who may use it
 */
export function gate(routes: Routes, admit: Admit): Routes {
  const gated: Routes = {}
  const pages = new Set(
    Object.values(routes).flatMap((route) => (route?.module.default ? [route.path ?? ''] : [])),
  )
  for (const [id, route] of Object.entries(routes)) {
    if (route) gated[id] = { ...route, module: gateModule(route, admit, pages) }
  }
  return gated
}

function gateModule({ id, path = '', module }: Route, admit: Admit, pages: ReadonlySet<string>): RouteModule {
  const handle = declarationOf(id, module)
  const kind = kindOf(path, module)
  const { loader, action } =
    kind === 'form' ? { loader: leadUpTo(pages, path), action: module.action } : module
  const door = { id, path, handle, kind, admit }
  return {
    ...module,
    ...(loader ? { loader: guarded(loader, door) } : {}),
    ...(action ? { action: guarded(action, door) } : {}),
    // Remix only renders error pages for routes with a component.
    ...(kind === 'form' ? { default: Nothing } : {}),
    ...(kind === 'form' || kind === 'page' ? { headers: mergeHeaders } : {}),
  }
}

function declarationOf(id: string, module: RouteModule): Declaration {
  const handle = module.handle as Partial<Declaration> | undefined
  if (handle?.access === undefined) throw new Error(`The route ${id} does not declare who may use it`)
  return handle as Declaration
}

function kindOf(path: string, module: RouteModule): AnswerKind {
  if (module.default) return 'page'
  if (isApiPath(`/${path}`)) return 'api'
  return module.loader ? 'file' : 'form'
}

interface Door {
  id: string
  path: string
  handle: Declaration
  kind: AnswerKind
  admit: Admit
}

function guarded<H extends Handler>(handler: H, { id, path, handle, kind, admit }: Door): H {
  const names = path.match(PARAMETER)?.map((name) => name.slice(1)) ?? []

  /** Remix also gives a layout the parameters of the page inside it. */
  function ownParams(params: HandlerArgs['params']): HandlerArgs['params'] {
    return Object.fromEntries(
      names.map((name) => [name, IDENTIFIER.test(name) ? params[name]?.toLowerCase() : params[name]]),
    )
  }

  async function run(args: HandlerArgs) {
    const body = limitBody(args.request, handle.bodyLimit ?? FORM_BYTES)
    const asked = { ...args, request: body.request, params: ownParams(args.params) }
    let visitor: Visitor | undefined
    try {
      visitor = await admit(handle as never, asked)
      // Checked here, as an action without fields may never read the body.
      if (kind === 'form' && body.isDeclaredTooLarge) throw new BodyTooLarge()
      const answer = await inTurn(visitor, args.request, async () =>
        handler({ ...asked, ...visitor } as never),
      )
      return withHeaders(answer, visitor)
    } catch (error) {
      const answer = await respondToError(error, {
        routeId: id,
        kind,
        request: args.request,
        isTooLarge: body.isTooLarge() || error instanceof BodyTooLarge,
      })
      return withHeaders(answer, visitor)
    }
  }
  return run as unknown as H
}

function withHeaders<Answer>(answer: Answer, { answerHeaders = {} }: Visitor = {}): Answer {
  if (answer instanceof Response)
    for (const [name, value] of Object.entries(answerHeaders)) answer.headers.set(name, value)
  return answer
}

/**
 * Runs identical requests of one user one after the other, such as a double click: the second finds what the
 * first has made and gets the same response. File uploads are slow, and compared by content.
 */
function inTurn<Answer>(
  visitor: object | undefined,
  { method, url, headers }: Request,
  carryOut: () => Promise<Answer>,
): Promise<Answer> {
  const isForm = method === 'POST' && headers.get('content-type')?.startsWith(URL_ENCODED)
  const person = isForm ? (visitor as SignedIn | undefined)?.user : undefined
  return person ? oneAtATime(`form ${person.userId} ${new URL(url).pathname}`, carryOut) : carryOut()
}

/** Redirects to the nearest page above, as not every part of a path is one. */
function leadUpTo(pages: ReadonlySet<string>, path: string) {
  let above = path
  let steps = 0
  do {
    above = above.replace(/\/?[^/]+$/, '')
    steps += 1
  } while (above !== '' && !pages.has(above))
  return function leadUp({ request }: HandlerArgs): Response {
    const { pathname, searchParams } = new URL(request.url)
    const parts = pathname.replace(/\/$/, '').split('/')
    const page = parts.slice(0, -steps).join('/') || '/'
    const kept = searchParams.get(REFUSED_PARAMETER)
    return seeOther(request, kept === null ? page : keptPath(page, encodeURIComponent(kept)))
  }
}

function Nothing() {
  return null
}

/** Without a `headers` export, page routes drop the headers of loaders, actions and thrown responses. */
const mergeHeaders: HeadersFunction = ({ parentHeaders, loaderHeaders, actionHeaders, errorHeaders }) => {
  const merged = new Headers(parentHeaders)
  for (const headers of [loaderHeaders, actionHeaders, errorHeaders]) {
    headers?.forEach((value, name) => {
      if (name !== 'set-cookie') merged.set(name, value)
    })
  }
  return merged
}
