export interface Element {
  name: string
  attributes: Readonly<Record<string, string>>
  content: string | readonly Element[]
}

type Nothing = null | undefined | false | ''

/** Content of an element: missing parts are omitted, and so are elements that end up empty. */
export type Part = Element | Nothing

/** Undefined without content, because empty elements are errors in e-invoices. */
export function element(
  name: string,
  content: string | Nothing | readonly (Part | readonly Part[])[],
  attributes: Readonly<Record<string, string>> = {},
): Element | undefined {
  if (!content || typeof content === 'string') {
    const text = content ? withoutForbidden(content) : ''
    return text.trim() ? { name, attributes, content: text } : undefined
  }
  const children = content.flat().filter((part): part is Element => Boolean(part))
  return children.length > 0 ? { name, attributes, content: children } : undefined
}

export function xmlDocument(root: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`
}

export function escapeXml(text: string): string {
  return withoutForbidden(text)
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
}

function written({ name, attributes, content }: Element, indent: string): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const inner =
    typeof content === 'string'
      ? escapeXml(content)
      : `\n${content.map((child) => written(child, `${indent}  `)).join('')}${indent}`
  return `${indent}<${name}${pairs.join('')}>${inner}</${name}>\n`
}

/** XML 1.0 allows only three control characters, no lone surrogates and no U+FFFE or U+FFFF, not even escaped. */
function withoutForbidden(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\t\n\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '')
}
