export interface XmlElement {
  /** Without its prefix. */
  name: string
  namespace: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: readonly XmlElement[]
  endsLine?: boolean
  /** What a text that is cut into several elements has lost there. */
  beginsWithBlank?: boolean
  /** Size of an embedded file, whose text is left out. */
  bytes?: number
}

type Start = XmlElement | undefined

/** Every element at a path: `all(tree, 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem')`. */
export function all(start: Start, path: string): XmlElement[] {
  const beginning = start ? [start] : []
  return path
    .split('/')
    .reduce(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      beginning,
    )
}

export function first(start: Start, path: string): XmlElement | undefined {
  return start && firstOf(start, path.split('/'), 0)
}

function firstOf(start: XmlElement, names: readonly string[], at: number): XmlElement | undefined {
  for (const child of start.children) {
    if (child.name !== names[at]) continue
    const found = at === names.length - 1 ? child : firstOf(child, names, at + 1)
    if (found) return found
  }
  return undefined
}

export function textAt(start: Start, path: string): string | undefined {
  return first(start, path)?.text
}

export function textsAt(start: Start, path: string): string[] {
  return all(start, path).map(({ text }) => text)
}

/** With its final line feed, which separates the lines of payment terms. */
export function wholeText(element: Start): string | undefined {
  return element && `${element.text}${element.endsLine ? '\n' : ''}`
}

export function idOf(element: Start, scheme = 'schemeID'): { value: string; scheme?: string } | undefined {
  if (!element) return undefined
  const of = element.attributes[scheme]
  return { value: element.text, ...(of === undefined ? {} : { scheme: of }) }
}
