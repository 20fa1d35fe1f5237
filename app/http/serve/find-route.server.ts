import { matchRoutes } from '@remix-run/react'
import { narrowed, type RouteNode, segmentsOf } from './narrow-routes.server'
import { type Routes, shapeOf, wordsOf } from './path-shape.server'

/** Returns the id of the route that serves a path. */
export type RouteFinder = (path: string) => string | undefined

/** Size of the cache from path shapes to routes; the oldest are dropped. */
const SHAPES_KEPT = 1000

/**
 * Finds the route of a path as Remix would. Remix ranks and compiles all routes again for each match, so it is given those
 * alone that may serve the path; which it finds depends only on where the path has words of the route table, so answers
 * are remembered by that. Relies on the front to refuse paths that are needlessly encoded or have empty segments.
 */
export function routeFinder(routes: Routes): RouteFinder {
  const tree = childrenOf(routes, undefined)
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

function childrenOf(routes: Routes, parentId: string | undefined): RouteNode[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .flatMap((route): RouteNode[] => {
      if (!route) return []
      const { id, path } = route
      const shared = { id, ...(path !== undefined && { path }), segments: segmentsOf(path ?? '') }
      if (route.index) return [{ ...shared, index: true }]
      return [{ ...shared, children: childrenOf(routes, route.id) }]
    })
}
