import { matchRoutes } from '@remix-run/react'
import { narrowed, type RouteNode, segmentsOf } from './narrow-routes.server'
import { type Routes, shapeOf, wordsOf } from './path-shape.server'

/** Returns the id of the route that serves a path. */
export type RouteFinder = (path: string) => string | undefined

type Route = NonNullable<Routes[string]>

/** Size of the cache from path shapes to routes; the oldest are dropped. */
const SHAPES_KEPT = 1000

/**
 * Finds the route of a path as Remix would. Remix ranks and compiles all routes again for each match, so it is given those
 * alone that may serve the path; which it finds depends only on where the path has words of the route table, so answers
 * are remembered by that. Relies on the front to refuse paths that are needlessly encoded or have empty segments.
 */
export function routeFinder(routes: Routes): RouteFinder {
  const tree = treeOf(routes)
  const words = wordsOf(routes)
  const found = new Map<string, string | undefined>()

  return function find(path) {
    const shape = shapeOf(pagePath(path), words)
    if (found.has(shape)) return found.get(shape)
    const id = matchRoutes(narrowed(tree, shape), shape)?.at(-1)?.route.id
    if (found.size >= SHAPES_KEPT) found.delete(found.keys().next().value ?? '')
    found.set(shape, id)
    return id
  }
}

/** Client navigations ask for `/page.data`, which the page serves. */
function pagePath(path: string): string {
  if (path === '/_root.data') return '/'
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : path
}

function treeOf(routes: Routes): RouteNode[] {
  const children = new Map<string | undefined, Route[]>()
  for (const route of Object.values(routes)) {
    if (!route) continue
    const siblings = children.get(route.parentId)
    if (siblings) siblings.push(route)
    else children.set(route.parentId, [route])
  }
  const below = (parentId: string | undefined): RouteNode[] =>
    (children.get(parentId) ?? []).map(({ id, path, index }) => {
      const shared = { id, ...(path !== undefined && { path }), segments: segmentsOf(path ?? '') }
      return index ? { ...shared, index } : { ...shared, children: below(id) }
    })
  return below(undefined)
}
