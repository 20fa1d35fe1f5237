import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { Request as Incoming, Response as Outgoing, RequestHandler } from 'express'
import type { Config } from '~/config.server'
import { Busy } from '~/domain/kernel/errors'
import { languageOf } from '~/i18n/language'
import { logAccess } from '../access-log.server'
import { isApiPath } from '../headers.server'
import { languageSource, plainPage } from '../plain-page.server'
import { PROBLEM_TYPE, problemText } from '../problem.server'
import { codeAt } from '../problem-codes'
import { send, type WholePage } from './answer.server'
import { wayIn } from './crowd.server'
import { lineOf, onlyRoute } from './one-route.server'
import { type HandleError, pageServer } from './page.server'
import { resourceServer } from './resource.server'
import { webRequest } from './web-request.server'

type Handler = (request: Request) => Promise<Response | WholePage>

export function routeServer(
  build: ServerBuild,
  { isServedByRemix }: Pick<Config, 'isServedByRemix'>,
): RequestHandler {
  const handlers = new Map<string, Handler>()
  const remix = createRequestHandler(build, process.env.NODE_ENV)

  function handlerOf(id: string, isData: boolean): Handler {
    if (isServedByRemix) return remix
    const key = isData ? `${id}.data` : id
    const handler = handlers.get(key) ?? makeHandler(build, id, isData)
    handlers.set(key, handler)
    return handler
  }

  return async function serve(request, response, next) {
    const { routeId, isData } = response.locals as { routeId?: string; isData?: boolean }
    // Addresses without a route may still be files: remix-serve tries them before it asks Remix for the
    // error page.
    if (routeId === undefined || build.routes[routeId]?.path === '*') return next()
    const noteHead = logAccess(request, response)
    try {
      await wayIn(
        build.routes[routeId] as Route,
        request,
      )(async (body) => {
        const asked = webRequest(request, response, { whole: body, isCopied: isServedByRemix })
        const answer = await handlerOf(routeId, isData === true)(asked)
        noteHead()
        await send(response, answer)
      })
    } catch (error) {
      if (error instanceof Busy) sendAway(request, response)
      // A client that disconnected while sending gets no answer.
      else if (!request.socket.destroyed) next(error)
    }
  }
}

/** Without Remix, to stay cheap under load. */
function sendAway(request: Incoming, response: Outgoing): void {
  const isApi = isApiPath(request.path)
  const type = isApi ? PROBLEM_TYPE : 'text/html; charset=utf-8'
  response.status(503).set({ 'Retry-After': '1', 'Content-Type': type })
  response.end(
    isApi
      ? problemText(503, { code: codeAt(request.path, 503) })
      : plainPage(503, languageOf(languageSource(request))),
  )
}

/** Remix's whole handler runs only for the data of pages; each handler knows a single route. */
function makeHandler(build: ServerBuild, id: string, isData: boolean): Handler {
  const line = lineOf(build.routes, id).map((part) => build.routes[part] as Route)
  const { module } = line.at(-1) as Route
  if (isData) return createRequestHandler(onlyRoute(build, id), process.env.NODE_ENV)
  if (module.default === undefined) {
    const path = line
      .map((route) => route.path ?? '')
      .filter(Boolean)
      .join('/')
    return resourceServer(line.at(-1) as Route, path, build.entry.module.handleError as HandleError)
  }
  return pageServer(onlyRoute(build, id))
}

type Route = NonNullable<ServerBuild['routes'][string]>
