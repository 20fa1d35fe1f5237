import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'
import { problem } from '../problem.server'
import type { HandleError } from './page.server'

type Route = NonNullable<ServerBuild['routes'][string]>

const HAS_PARAMETERS = /[:*]/

/**
 * Answers with a route that has no page: its loader or action makes the whole response, so Remix would add
 * only a second match and four copies of the request.
 */
export function resourceServer(
  { id, module }: Route,
  path: string,
  handleError: HandleError,
): (request: Request) => Promise<Response> {
  const handlers: Record<string, typeof module.loader> = {
    GET: module.loader,
    HEAD: module.loader,
    POST: module.action as typeof module.loader,
    PATCH: module.action as typeof module.loader,
  }

  // To match a pattern, Remix builds it anew each time.
  const paramsIn = HAS_PARAMETERS.test(path)
    ? (pathname: string) => matchRoutes([{ path }], pathname)?.[0]?.params
    : () => ({})

  return async function serve(request) {
    const handler = handlers[request.method]
    const params = paramsIn(new URL(request.url).pathname)
    if (!handler || !params) throw new Error(`the route ${id} has no answer to ${request.method}`)
    const args = { request, params, context: {} }
    const outcome = await settled(() => handler(args))
    return asResponse(outcome, () => handleError(outcome, { request }))
  }
}

/** A response, or the `data()` that Remix uses for error pages; anything else is unexpected. */
function asResponse(outcome: unknown, log: () => void): Response {
  const { init, headers } = Object(outcome) as { init?: ResponseInit | null; headers?: Headers }
  if (headers !== undefined) return outcome as Response
  if (init === undefined) log()
  return problem(init?.status ?? 500, { headers: Object.fromEntries(new Headers(init?.headers)) })
}

async function settled(work: () => unknown): Promise<unknown> {
  try {
    return await work()
  } catch (error) {
    return error
  }
}
