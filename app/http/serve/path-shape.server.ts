import type { Routes } from './find-route.server'

/** Replaces a segment that is not a word of any route. No browser sends it unencoded, and no route has it. */
const ANY = '<any>'

export interface Words {
  all: ReadonlySet<string>
  /** No route has more segments: deeper paths are served by a splat or not at all. */
  depth: number
}

export function wordsOf(routes: Routes): Words {
  const segmentsOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id]
    return route ? [...segmentsOf(route.parentId), ...(route.path?.toLowerCase().split('/') ?? [])] : []
  }
  const paths = Object.keys(routes).map(segmentsOf)
  return {
    all: new Set(paths.flat().filter((segment) => !/^[:*]/.test(segment))),
    depth: Math.max(...paths.map(({ length }) => length)),
  }
}

export function shapeOf(path: string, { all, depth }: Words): string {
  return path
    .toLowerCase()
    .split('/', depth + 2)
    .map((segment) => (segment === '' || all.has(segment) ? segment : ANY))
    .join('/')
}
