import { ReadingStopped } from '~/documents/reading-stopped'
import type { XmlElement } from '~/domain/einvoices/xml-tree'

/** An element of the flat list, in document order; the root has depth 0. */
export interface FlatElement extends Omit<XmlElement, 'children'> {
  depth: number
}

type Growing = XmlElement & { children: XmlElement[] }

/** Builds a tree from a flat list. Rejects lists that the reader program cannot have sent. */
export function growTree(mostElements: number) {
  /** From the root to the possible parent of the next element. */
  const path: Growing[] = []
  let count = 0
  return {
    /** @throws ReadingStopped */
    add({ depth, ...element }: FlatElement): void {
      const isRoot = depth === 0
      const parent = path[depth - 1]
      if (isRoot !== (count === 0) || (!isRoot && !parent) || count === mostElements)
        throw new ReadingStopped('answer_malformed')
      count += 1
      const grown = { ...element, children: [] }
      parent?.children.push(grown)
      path.length = depth
      path.push(grown)
    },
    /** @throws ReadingStopped */
    root(): XmlElement {
      const [root] = path
      if (!root) throw new ReadingStopped('answer_malformed')
      return root
    },
  }
}
