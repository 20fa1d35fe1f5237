import type { ServerBuild } from '@remix-run/node'

/**
 * The build reduced to one route, its layouts and the root. Remix ranks and compiles every route of its build
 * for each request, and `RemixServer` makes objects of them all; this way a request costs the same however
 * many routes the product has.
 */
export function onlyRoute(build: ServerBuild, id: string): ServerBuild {
  const line = lineOf(build.routes, id)
  return {
    ...build,
    routes: pick(build.routes, line),
    assets: { ...build.assets, routes: pick(build.assets.routes, line) },
  }
}

/** Ids of a route and its parents, root first. */
export function lineOf(routes: ServerBuild['routes'], id: string): string[] {
  const parentId = routes[id]?.parentId
  return parentId === undefined ? [id] : [...lineOf(routes, parentId), id]
}

function pick<T>(all: Record<string, T>, keys: string[]): Record<string, T> {
  return Object.fromEntries(keys.flatMap((key) => (key in all ? [[key, all[key] as T]] : [])))
}
