import { type Document, type Element, type Node, parseXmlDocument } from 'slimdom'
import type { Name } from '../journeys/hand'

const ELEMENT = 1
const TEXT = 3
const BLOCK =
  /^(?:address|article|aside|br|dd|div|dl|dt|fieldset|figure|footer|form|h\d|header|hr|legend|li|main|nav|ol|option|p|pre|section|select|summary|table|tbody|td|textarea|tfoot|th|thead|tr|ul)$/

/** A page as the server wrote it, whose HTML is XML but for its doctype and its scripts. */
export function parsePage(html: string): Document {
  const body = html.replace(/<!doctype html>/i, '').replace(/<script\b.*?<\/script>/gs, '')
  const page = parseXmlDocument(body)
  // HTML does not tell cases of letters apart, and React writes some attributes as its own properties.
  for (const element of allIn(page, () => true))
    for (const { name, value } of element.attributes) element.setAttribute(name.toLowerCase(), value)
  return page
}

export function allIn(node: Node, isWanted: (element: Element) => boolean): Element[] {
  return [...node.childNodes].flatMap((child) => {
    if (child.nodeType !== ELEMENT) return []
    const element = child as Element
    return [...(isWanted(element) ? [element] : []), ...allIn(element, isWanted)]
  })
}

export function oneIn(node: Node, isWanted: (element: Element) => boolean, what: string): Element {
  const [found] = allIn(node, isWanted).filter(isThere)
  if (!found) throw new Error(`The page has no ${what}:\n${wordsIn(node)}`)
  return found
}

/** What a reader sees, with single blanks. What is folded away can be unfolded without scripts. */
export function wordsIn(node: Node): string {
  return folded(textIn(node))
}

/** What a link, a button or a field is called (the part of "Accessible Name and Description" that our pages use). */
export function nameOf(element: Element): string {
  const given = element.getAttribute('aria-label')
  if (given !== null) return folded(given)
  const others = element.getAttribute('aria-labelledby')
  if (others === null) return folded(textIn(element, true))
  const root = element.ownerDocument as Document
  const named = others.split(/\s+/).map((id) => allIn(root, (one) => one.getAttribute('id') === id)[0])
  return folded(named.map((one) => (one ? textIn(one, true) : '')).join(' '))
}

export function isNamed(element: Element, name: Name): boolean {
  return typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element))
}

/** The field that a label belongs to, by `for` or around it. */
export function fieldOf(page: Document, label: Name): Element {
  const found = oneIn(page, (one) => one.localName === 'label' && isNamed(one, label), `label "${label}"`)
  const id = found.getAttribute('for')
  return id === null
    ? oneIn(found, isControl, `field in "${label}"`)
    : oneIn(page, (one) => one.getAttribute('id') === id, `field of "${label}"`)
}

export function isControl({ localName }: Element): boolean {
  return ['input', 'textarea', 'select', 'button'].includes(localName)
}

export function isDisabled(element: Element): boolean {
  const isOff = (one: Element) => one.localName === 'fieldset' && one.hasAttribute('disabled')
  return element.hasAttribute('disabled') || isWithin(element, isOff)
}

export function isWithin(element: Element, isWanted: (element: Element) => boolean): boolean {
  for (let one = element.parentElement; one; one = one.parentElement) if (isWanted(one)) return true
  return false
}

function isThere(element: Element): boolean {
  const isHidden = (one: Element) => one.hasAttribute('hidden')
  return !isHidden(element) && !isWithin(element, isHidden)
}

function textIn(node: Node, isName = false): string {
  return [...node.childNodes].map((child) => textOfNode(child, isName)).join('')
}

function textOfNode(node: Node, isName: boolean): string {
  if (node.nodeType === TEXT) return node.nodeValue ?? ''
  if (node.nodeType !== ELEMENT) return ''
  const element = node as Element
  const isSilent =
    element.hasAttribute('hidden') || (isName && element.getAttribute('aria-hidden') === 'true')
  if (isSilent || element.localName === 'head') return ''
  if (element.localName === 'img') return isName ? (element.getAttribute('alt') ?? '') : ''
  const text = textIn(element, isName)
  return BLOCK.test(element.localName) ? ` ${text} ` : text
}

function folded(text: string): string {
  return text.replace(/[\s\u00a0\u202f]+/g, ' ').trim()
}
