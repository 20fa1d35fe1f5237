/** An element of an XML file, as far as an invoice needs it. */
export interface XmlElement {
  /** Without its prefix. */
  name: string
  namespace: string
  attributes: Readonly<Record<string, string>>
  /** Its own text, without the blanks around it. */
  text: string
  children: readonly XmlElement[]
  /** Whether a line feed follows the text. */
  endsLine?: boolean
  /** Of an embedded file, whose text is left out. */
  bytes?: number
}

type Start = XmlElement | undefined

/** Every element at a path of names: `all(tree, 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem')`. */
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
  return all(start, path)[0]
}

export function textAt(start: Start, path: string): string | undefined {
  return first(start, path)?.text
}

export function textsAt(start: Start, path: string): string[] {
  return all(start, path).map(({ text }) => text)
}

/** With the line feed that ends it, which tells one line of terms from the next. */
export function wholeText(element: Start): string | undefined {
  return element && `${element.text}${element.endsLine ? '\n' : ''}`
}

/** The names of the elements that hold neither text nor others. */
export function emptyIn(root: XmlElement): Set<string> {
  const names = new Set<string>()
  const look = ({ name, text, bytes, children }: XmlElement) => {
    children.forEach(look)
    if (children.length === 0 && text === '' && bytes === undefined && !MAY_BE_EMPTY.has(name))
      names.add(name)
  }
  look(root)
  return names
}

/** CII demands it of every invoice, also where nothing was delivered. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['ApplicableHeaderTradeDelivery'])

/** An id with the scheme that it is of. */
export function idOf(element: Start, scheme = 'schemeID'): { value: string; scheme?: string } | undefined {
  if (!element) return undefined
  const of = element.attributes[scheme]
  return { value: element.text, ...(of === undefined ? {} : { scheme: of }) }
}
