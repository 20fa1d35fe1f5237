import type { XmlElement } from '~/domain/values/xml-tree'
import { ReadingStopped } from '../reading-stopped'

/** An element of the flat list, in document order; the root has depth 0. */
interface FlatElement {
  depth: number
  name: string
  /** That of its parent if it says none. */
  namespace?: string
  attributes?: Readonly<Record<string, string>>
  text?: string
  endsLine?: true
  beginsWithBlank?: true
  bytes?: number
}

type Growing = XmlElement & { children: XmlElement[] }

/** Shared by most elements, of which a bank's file has half a million. */
const NO_ATTRIBUTES: XmlElement['attributes'] = {}
const NO_CHILDREN: XmlElement[] = []

/** Builds a tree from a flat list. Rejects lists that the reader program cannot have sent. */
export function growTree(mostElements: number) {
  /** From the root to the possible parent of the next element. */
  const path: Growing[] = []
  const names = new Map<string, string>()
  const known = (name: string) => {
    const one = names.get(name)
    if (one === undefined) names.set(name, name)
    return one ?? name
  }
  let count = 0
  return {
    /** @throws ReadingStopped */
    add(said: FlatElement): void {
      const { depth } = said
      const isRoot = depth === 0
      const parent = path[depth - 1]
      if (isRoot !== (count === 0) || (!isRoot && !parent) || count === mostElements)
        throw new ReadingStopped('answer_malformed')
      count += 1
      const grown: Growing = {
        name: known(said.name),
        namespace: said.namespace ?? parent?.namespace ?? '',
        attributes: said.attributes ?? NO_ATTRIBUTES,
        text: said.text ?? '',
        children: NO_CHILDREN,
      }
      if (said.endsLine) grown.endsLine = true
      if (said.beginsWithBlank) grown.beginsWithBlank = true
      if (said.bytes !== undefined) grown.bytes = said.bytes
      if (parent?.children === NO_CHILDREN) parent.children = []
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
