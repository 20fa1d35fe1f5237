import { type Document, type Element, parseXmlDocument, serializeToWellFormedString } from 'slimdom'

/** An e-invoice with an element that is surplus, misplaced or unknown, or has an unknown attribute. */
export interface Misplaced {
  name: string
  xml: string
}

const WAYS: Readonly<Record<string, (element: Element) => boolean>> = {
  twice: (element) => {
    element.after(element.cloneNode(true))
    return true
  },
  'after the next': (element) => {
    const next = element.nextElementSibling
    if (!next || next.nodeName === element.nodeName) return false
    next.after(element)
    return true
  },
  gone: (element) => {
    element.remove()
    return true
  },
  unknown: (element) => {
    element.append(
      (element.ownerDocument as Document).createElementNS(element.namespaceURI, `${element.prefix}:Unheard`),
    )
    return true
  },
  'of another namespace': (element) => {
    const other = (element.ownerDocument as Document).createElementNS('urn:other', `o:${element.localName}`)
    other.append(...element.childNodes)
    element.replaceWith(other)
    return true
  },
  'with an attribute': (element) => {
    element.setAttribute('unheard', '1')
    return true
  },
  'with text': (element) => {
    element.append('x')
    return true
  },
}

/** Each element spoilt in each of these ways; at most `most` of a kind. */
export function misplacedOf(xml: string, most = 1): Misplaced[] {
  const count = parseXmlDocument(xml).getElementsByTagName('*').length
  const seen = new Map<string, number>()
  const spoilt: Misplaced[] = []
  for (let at = 1; at < count; at += 1)
    for (const [way, spoil] of Object.entries(WAYS)) {
      const document = parseXmlDocument(xml)
      const element = document.getElementsByTagName('*')[at] as Element
      const name = `${element.parentElement?.localName}/${element.localName} ${way}`
      const known = seen.get(name) ?? 0
      if (known >= most || !spoil(element)) continue
      seen.set(name, known + 1)
      spoilt.push({ name, xml: serializeToWellFormedString(document) })
    }
  return spoilt
}
