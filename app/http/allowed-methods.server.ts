import type { ServerBuild } from '@remix-run/node'
import { routeFinder } from './serve/find-route.server'

type Routes = ServerBuild['routes']

/** Which methods each path answers to. */
export interface MethodTable {
  /** The methods of whatever is served at a path, as they stand in an Allow header. */
  allowed(path: string): string[]
}

const STATIC_METHODS = ['GET', 'HEAD']
/** The methods of every route, read off the modules: GET where there is a page or loader, POST where there is an action. */
export function methodTable(routes: Routes, find = routeFinder(routes)): MethodTable {
  return {
    allowed(path) {
      // remix-serve's static files come before its routes; the splat route must not lend them its methods.
      const id = find(path)
      const module = id === undefined ? undefined : routes[id]?.module
      if (!module) return STATIC_METHODS
      return [...(module.loader || module.default ? STATIC_METHODS : []), ...(module.action ? ['POST'] : [])]
    },
  }
}
