import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import type { RequestHandler } from 'express'
import { logAccess } from '../access-log.server'
import { send, type WholePage } from './answer.server'
import { lineOf, onlyRoute } from './one-route.server'
import { type HandleError, pageServer } from './page.server'
import { resourceServer } from './resource.server'
import { webRequest } from './web-request.server'

type Handler = (request: Request) => Promise<Response | WholePage>

/** Answers with the route found by the front, if any. */
export function routeServer(build: ServerBuild): RequestHandler {
  const handlers = new Map<string, Handler>()

  function handlerOf(id: string, isData: boolean): Handler {
    const key = isData ? `${id}.data` : id
    const handler = handlers.get(key) ?? makeHandler(build, id, isData)
    handlers.set(key, handler)
    return handler
  }

  return async function serve(request, response, next) {
    const { routeId, isData } = response.locals as { routeId?: string; isData?: boolean }
    // Addresses without a route may still be files: remix-serve looks before it asks Remix for the error
    // page.
    if (routeId === undefined || build.routes[routeId]?.path === '*') return next()
    const noteHead = logAccess(request, response)
    try {
      const answer = await handlerOf(routeId, isData === true)(webRequest(request, response))
      noteHead()
      await send(response, answer)
    } catch (error) {
      next(error)
    }
  }
}

/** Remix's whole handler runs only for pages with scripts; each handler knows no other route. */
function makeHandler(build: ServerBuild, id: string, isData: boolean): Handler {
  const line = lineOf(build.routes, id).map((part) => build.routes[part] as Route)
  const { module } = line.at(-1) as Route
  if (isData || line.some(hasScripts)) return createRequestHandler(onlyRoute(build, id), process.env.NODE_ENV)
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

function hasScripts({ module }: Route): boolean {
  return (module.handle as { scripts?: boolean } | undefined)?.scripts === true
}
