import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { problem } from '../problem.server'

type Route = NonNullable<ServerBuild['routes'][string]>

/**
 * Answers with a route that has no page: its loader or action makes the whole response, so Remix has nothing to add
 * but a second matching and four copies of the request.
 */
export function resourceServer({ id, module }: Route, path: string): (request: Request) => Promise<Response> {
  const handlers: Record<string, typeof module.loader> = {
    GET: module.loader,
    HEAD: module.loader,
    POST: module.action as typeof module.loader,
  }

  return async function serve(request) {
    const handler = handlers[request.method]
    const match = matchRoutes([{ path }], new URL(request.url).pathname)?.[0]
    if (!handler || !match) throw new Error(`the route ${id} has no answer to ${request.method}`)
    try {
      return asResponse(await handler({ request, params: match.params, context: {} }))
    } catch (error) {
      return asResponse(error)
    }
  }
}

/** A response, returned or thrown, or what `data()` of Remix makes for its error pages. */
function asResponse(outcome: unknown): Response {
  const { init, headers } = Object(outcome) as { init?: ResponseInit | null; headers?: Headers }
  if (headers !== undefined) return outcome as Response
  if (init === undefined) throw outcome
  return problem(init?.status ?? 500, { headers: Object.fromEntries(new Headers(init?.headers)) })
}
