import type { ServerBuild } from '@remix-run/node'

export type Routes = ServerBuild['routes']

/** Stands for a segment that is in no route. Browsers encode `<`, and no route has it. */
const UNKNOWN_SEGMENT = '<any>'

export interface Words {
  all: ReadonlySet<string>
  /** Depth of the deepest route: deeper paths are served by a splat or not at all. */
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
    .map((segment) => (segment === '' || all.has(segment) ? segment : UNKNOWN_SEGMENT))
    .join('/')
}
