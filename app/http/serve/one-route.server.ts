import type { ServerBuild } from '@remix-run/node'

/**
 * The build with one route, the layouts around it and the root. Remix ranks and compiles every route of the build
 * it is given for each request, and `RemixServer` makes objects of them all; given few, a request costs the
 * same however many routes the product has.
 */
export function onlyRoute(build: ServerBuild, id: string): ServerBuild {
  const line = lineOf(build.routes, id)
  return {
    ...build,
    routes: pick(build.routes, line),
    assets: { ...build.assets, routes: pick(build.assets.routes, line) },
  }
}

/** The ids of a route and of all around it, the root first. */
export function lineOf(routes: ServerBuild['routes'], id: string): string[] {
  const parentId = routes[id]?.parentId
  return parentId === undefined ? [id] : [...lineOf(routes, parentId), id]
}

function pick<T>(all: Record<string, T>, keys: string[]): Record<string, T> {
  return Object.fromEntries(keys.flatMap((key) => (key in all ? [[key, all[key] as T]] : [])))
}
