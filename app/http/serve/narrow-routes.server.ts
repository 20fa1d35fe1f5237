export type RouteNode = { id: string; path?: string; segments: readonly string[] } & (
  | { index: true }
  | { index?: false; children: RouteNode[] }
)

export function segmentsOf(path: string): string[] {
  return path.toLowerCase().split('/').filter(Boolean)
}

/** The routes that may serve a path of that many segments and these words, in their order, with those around them. */
export function narrowed(nodes: readonly RouteNode[], path: string): RouteNode[] {
  return matching(nodes, segmentsOf(path))
}

function matching(nodes: readonly RouteNode[], asked: readonly string[]): RouteNode[] {
  const found: RouteNode[] = []
  for (const node of nodes) {
    const { segments } = node
    if (!segments.every((segment, at) => isAlike(segment, asked[at]))) continue
    const isWhole = asked.length === segments.length || segments.at(-1) === '*'
    const isLeaf = node.index || node.children.length === 0
    const children = isLeaf ? [] : matching(node.children, asked.slice(segments.length))
    if (children.length > 0) found.push({ ...node, index: false, children })
    else if (isWhole) found.push(isLeaf ? node : { ...node, index: false, children })
  }
  return found
}

function isAlike(own: string, asked: string | undefined): boolean {
  return own === '*' || (asked !== undefined && (own === asked || own.startsWith(':')))
}
