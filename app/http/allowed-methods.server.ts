import type { ServerBuild } from '@remix-run/node'
import { matchRoutes } from '@remix-run/react'

/** As much of a route as matching needs. */
type RouteNode = { id: string; path?: string } & ({ index: true } | { index?: false; children: RouteNode[] })

type Routes = ServerBuild['routes']

/** Which methods each path answers to. */
export interface MethodTable {
  /** The methods of whatever is served at a path, as they stand in an Allow header. */
  allowed(path: string): string[]
}

const STATIC_METHODS = ['GET', 'HEAD']
/** Paths whose methods are remembered; beyond that somebody is guessing, and everything is forgotten. */
const PATHS_KEPT = 500
/** Which route serves a path does not depend on its token. */
const TOKEN = /^(\/(?:rechnung|portal|mitarbeiter-portal)\/)[^/]+(?=\/|$)/i

/** The methods of every route, read off the modules: GET where there is a page or loader, POST where there is an action. */
export function methodTable(routes: Routes): MethodTable {
  const tree = childrenOf(routes, undefined)
  const known = new Map<string, string[]>()

  function methodsAt(path: string): string[] {
    // remix-serve's static files come before its routes; the splat route must not lend them its methods.
    const match = matchRoutes(tree, path)?.at(-1)
    const module = match?.route.id === undefined ? undefined : routes[match.route.id]?.module
    if (!module) return STATIC_METHODS
    return [...(module.loader || module.default ? STATIC_METHODS : []), ...(module.action ? ['POST'] : [])]
  }

  return {
    allowed(path) {
      // Matching ranks all routes anew each time, and Remix is going to do it twice more.
      const shape = pagePath(path).replace(TOKEN, '$1token')
      const methods = known.get(shape) ?? methodsAt(shape)
      if (known.size >= PATHS_KEPT) known.clear()
      known.set(shape, methods)
      return methods
    },
  }
}

/** Client navigations ask for `/page.data`; the methods are the page's. */
function pagePath(path: string): string {
  if (path === '/_root.data') return '/'
  return path.endsWith('.data') ? path.slice(0, -'.data'.length) : path
}

function childrenOf(routes: Routes, parentId: string | undefined): RouteNode[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .flatMap((route): RouteNode[] => {
      if (!route) return []
      const shared = { id: route.id, ...(route.path === undefined ? {} : { path: route.path }) }
      if (route.index) return [{ ...shared, index: true }]
      return [{ ...shared, children: childrenOf(routes, route.id) }]
    })
}
