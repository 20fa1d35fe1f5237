export type RouteNode = { id: string; path?: string } & (
  | { index: true }
  | { index?: false; children: RouteNode[] }
)

/** The routes that may serve a path of that many segments and these words, in their order, with those around them. */
export function narrowed(nodes: readonly RouteNode[], path: string): RouteNode[] {
  return matching(nodes, path.toLowerCase().split('/').filter(Boolean))
}

function matching(nodes: readonly RouteNode[], segments: readonly string[]): RouteNode[] {
  return nodes.flatMap((node) => {
    const own = node.path?.split('/').filter(Boolean) ?? []
    if (!own.every((segment, at) => isAlike(segment, segments[at]))) return []
    const rest = segments.slice(own.length)
    const isWhole = rest.length === 0 || own.at(-1) === '*'
    if (node.index || node.children.length === 0) return isWhole ? [node] : []
    const children = matching(node.children, rest)
    return children.length > 0 || isWhole ? [{ ...node, children }] : []
  })
}

function isAlike(own: string, asked: string | undefined): boolean {
  return own === '*' || (asked !== undefined && (own.startsWith(':') || own.toLowerCase() === asked))
}
