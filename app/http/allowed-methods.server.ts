import type { ServerBuild } from '@remix-run/node'
import { routeFinder } from './serve/find-route.server'

type Routes = ServerBuild['routes']

export interface MethodTable {
  /** As an Allow header. */
  allowed(path: string): string[]
}

const STATIC_METHODS = ['GET', 'HEAD']
/** Reads the methods off the route modules: GET for a page or loader, POST for an action. */
export function methodTable(routes: Routes, find = routeFinder(routes)): MethodTable {
  return {
    allowed(path) {
      // remix-serve's static files precede its routes; the splat route must not add its methods.
      const id = find(path)
      const module = id === undefined ? undefined : routes[id]?.module
      if (!module) return STATIC_METHODS
      return [
        ...(module.loader || module.default ? STATIC_METHODS : []),
        ...(module.action ? changesOf(module) : []),
      ]
    },
  }
}

/** What an action takes: a form's POST, or what the handle of a machine's route names. */
function changesOf({ handle }: NonNullable<Routes[string]>['module']): readonly string[] {
  return (handle as { changesBy?: readonly string[] } | undefined)?.changesBy ?? ['POST']
}
