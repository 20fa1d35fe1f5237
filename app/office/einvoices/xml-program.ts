/**
 * Plain JavaScript, as the build has no second entry (decision 240). Nothing in the file is executed: a PDF is
 * only asked for its attachments, and XML with a document type, which can declare entities, is refused before
 * parsing.
 */
export const XML_PROGRAM = `
let bytes, kind, libraries, limits, windows1252, damaged

class Fault extends Error {}

const NAMES = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml']

async function xmlOfPdf() {
  const { getDocument } = await import(libraries.pdf)
  const task = getDocument({
    data: bytes,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    verbosity: 0,
  })
  const document = await task.promise.catch((error) => {
    throw new Fault(error.name === 'PasswordException' ? 'einvoice_pdf_locked' : 'einvoice_pdf_damaged')
  })
  const files = Object.values((await document.getAttachments()) ?? {})
  const named = (file) => file.filename.toLowerCase()
  const invoices = NAMES.flatMap((name) => files.filter((one) => named(one) === name))
  const file = invoices[0] ?? files.find((one) => named(one).endsWith('.xml'))
  if (!file) throw new Fault('einvoice_pdf_without')
  const others = invoices.filter(({ content }) => Buffer.compare(content, file.content) !== 0)
  return { content: file.content, embedded: { name: nameOf(file), others: others.slice(0, 10).map(nameOf) } }
}

const nameOf = ({ filename }) => filename.slice(0, 100)

// By byte order mark, first character, then declaration (XML 1.0, appendix F).
function encodingOf(content) {
  const start = Buffer.from(content.subarray(0, 200)).toString('latin1')
  if (/^(?:\\0\\0\\u00fe\\u00ff|\\u00ff\\u00fe\\0\\0|\\0\\0\\0<|<\\0\\0\\0)/.test(start)) return 'utf-32'
  if (/^(?:\\u00ff\\u00fe|<\\0)/.test(start)) return 'utf-16le'
  if (/^(?:\\u00fe\\u00ff|\\0<)/.test(start)) return 'utf-16be'
  if (start.startsWith('\\u00ef\\u00bb\\u00bf')) return 'utf-8'
  const [, declared = 'utf-8'] = /^\\s*<\\?xml[^>]*?encoding\\s*=\\s*["']([A-Za-z0-9._:-]+)["']/.exec(start) ?? []
  // Single-byte content is not UTF-16, whatever it declares.
  return /^(?:utf-?16|ucs-?2|iso-10646-ucs-2|unicode)/i.test(declared) ? 'utf-8' : declared
}

function decoderOf(encoding) {
  try {
    return new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new Fault('einvoice_encoding_unknown')
  }
}

function textOf(content) {
  const decoder = decoderOf(encodingOf(content))
  let text
  try {
    text = decoder.decode(content)
  } catch {
    throw new Fault('einvoice_encoding_wrong')
  }
  if (decoder.encoding.startsWith('utf-')) return text
  // As in browsers, ISO-8859-1 is read as Windows-1252, which some Node versions cannot decode.
  if (decoder.encoding === 'windows-1252')
    text = text.replace(/[\\u0080-\\u009f]/g, (control) => windows1252.charAt(control.charCodeAt(0) - 0x80))
  if (/[\\u0080-\\u009f]/.test(text)) throw new Fault('einvoice_encoding_wrong')
  return text
}

// A cheap look before the parser, whose time grows with the square of one tag's attributes. What the tree may hold is
// bounded by the tree.
function bound(text) {
  let tags = 0
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    if (text.startsWith('<!--', at)) at = behind(text, '-->', at + 4)
    else if (text.startsWith('<![CDATA[', at)) at = behind(text, ']]>', at + 9)
    else if (text.startsWith('<?', at)) at = behind(text, '?>', at + 2)
    else if (text.startsWith('<!', at)) throw new Fault('einvoice_doctype')
    else {
      tags += 1
      at = behindTag(text, at + 1)
    }
    // An element has at most two tags.
    if (tags > 2 * limits.elements) throw new Fault('einvoice_too_much')
  }
}

function behind(text, end, from) {
  const found = text.indexOf(end, from)
  return found < 0 ? text.length : found + end.length
}

// Skips quoted attribute values, whose > does not end the tag.
function behindTag(text, from) {
  const mark = /[>"']/g
  let attributes = 0
  mark.lastIndex = from
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (found[0] === '>') return mark.lastIndex
    attributes += 1
    if (attributes > limits.attributes) throw new Fault('einvoice_too_much')
    mark.lastIndex = behind(text, found[0], mark.lastIndex)
  }
  return text.length
}

// White space as XML defines it: a no-break space makes an amount invalid.
const BLANKS = ' \\t\\r\\n'
function edgesOf(text) {
  let from = 0
  let to = text.length
  while (from < to && BLANKS.includes(text[from])) from += 1
  while (to > from && BLANKS.includes(text[to - 1])) to -= 1
  return [from, to]
}

const FILES = new Set(['AttachmentBinaryObject', 'EmbeddedDocumentBinaryObject'])

const refuseIf = (isSo) => { if (isSo) throw new Fault('einvoice_too_much') }
const lengthOf = ({ text, attributes }) => Object.values(attributes).reduce((sum, value) => sum + value.length, text.length)
const shortened = (text, most) => (text.length > most ? text.slice(0, most) + ' […]' : text)

// In document order, each with its depth, so that the list itself is flat.
function* elementsOf(root) {
  let count = 0
  let length = 0
  let depth = 0
  for (let node = root; node; ) {
    count += 1
    const element = elementOf(node, depth)
    length += lengthOf(element)
    refuseIf(count > limits.elements || depth > limits.depth || length > limits.allText)
    yield element
    const child = node.firstElementChild
    if (child) depth += 1
    let next = child ?? node.nextElementSibling
    while (!next && depth > 0) {
      depth -= 1
      node = node.parentNode
      next = depth > 0 ? node.nextElementSibling : null
    }
    node = next
  }
}

function elementOf(element, depth) {
  const name = element.localName
  const namespace = element.namespaceURI ?? ''
  refuseIf(name.length > limits.name || namespace.length > limits.name || element.attributes.length > limits.attributes)
  // Namespaced attributes, such as schema locations, are ignored.
  const own = element.attributes.filter(({ namespaceURI }) => namespaceURI === null)
  const attributes = Object.fromEntries(
    own.map(({ localName, value }) => [localName.slice(0, limits.name), shortened(value, limits.text)]),
  )
  let text = ''
  for (const node of element.childNodes) if (node.nodeType === 3 || node.nodeType === 4) text += node.data
  const [from, to] = edgesOf(text)
  const inner = text.slice(from, to)
  if (FILES.has(name)) {
    const bytes = Math.floor((inner.replace(/[\\s=]/g, '').length * 3) / 4)
    return { depth, name, namespace, attributes, text: '', bytes }
  }
  const endsLine = element.childElementCount === 0 && text.slice(to).includes('\\n')
  return { depth, name, namespace, attributes, text: shortened(inner, limits.text), ...(endsLine ? { endsLine } : {}) }
}

function sayElements(root) {
  let elements = []
  let length = 0
  for (const element of elementsOf(root)) {
    elements.push(element)
    length += lengthOf(element)
    if (elements.length < limits.batch && length < limits.batchText) continue
    say({ elements })
    elements = []
    length = 0
  }
  say({ elements })
}

async function read() {
  const { content, embedded } = kind === 'pdf' ? await xmlOfPdf() : { content: bytes }
  // Faults from here on concern the XML.
  if (embedded) damaged = 'einvoice_embedded_damaged'
  const text = textOf(content)
  bound(text)
  const { parseXmlDocument } = require(libraries.xml)
  const { documentElement, doctype } = parseXmlDocument(text)
  if (doctype) throw new Fault('einvoice_doctype')
  if (embedded) say({ embedded })
  sayElements(documentElement)
}

function work(task) {
  ;({ bytes, kind, libraries, limits, windows1252 } = task)
  damaged = kind === 'pdf' ? 'einvoice_pdf_damaged' : 'einvoice_damaged'
  return read()
}

carryOut(work, (error) => (error instanceof Fault ? error.message : damaged))
`
