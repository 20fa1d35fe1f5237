import { type Element, parseXmlDocument } from 'slimdom'
import type { XmlElement } from '~/domain/values/xml-tree'

/** An XML file as the reader delivers it, without a process for each of a thousand. */
export function treeOf(xml: string): XmlElement {
  const { documentElement } = parseXmlDocument(xml)
  if (!documentElement) throw new Error('no element')
  return elementOf(documentElement)
}

function elementOf(element: Element): XmlElement {
  const texts = element.childNodes
    .filter(({ nodeType }) => nodeType === 3 || nodeType === 4)
    .map(({ nodeValue }) => nodeValue)
  const text = texts.join('')
  return {
    name: element.localName,
    namespace: element.namespaceURI ?? '',
    attributes: Object.fromEntries(
      element.attributes
        .filter(({ namespaceURI }) => namespaceURI === null)
        .map(({ localName, value }) => [localName, value]),
    ),
    text: text.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ''),
    children: element.children.map(elementOf),
    ...(element.children.length === 0 && /\n\s*$/.test(text) ? { endsLine: true } : {}),
    ...(element.children.length === 0 && /^ +[^ \t\r\n]/.test(text) ? { beginsWithBlank: true } : {}),
  }
}
