import type { XmlElement } from '../values/xml-tree'

/** Names of the elements with neither text nor children. */
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

/** CII requires it in every invoice, even if nothing was delivered. */
const MAY_BE_EMPTY: ReadonlySet<string> = new Set(['ApplicableHeaderTradeDelivery'])
