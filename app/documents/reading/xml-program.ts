import { XML_PIECES_PROGRAM } from './xml-pieces-program'

/**
 * Plain JavaScript, as the build has no second entry (decision 240). Nothing in the file is executed: a PDF is
 * only asked for its attachments, and XML with a document type, which can declare entities, is refused before
 * parsing.
 */
export const XML_PROGRAM = `
let bytes, kind, lengths, libraries, limits, windows1252, damaged
let count = 0
let length = 0

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
    throw new Fault(error.name === 'PasswordException' ? 'pdf_locked' : 'pdf_damaged')
  })
  const files = Object.values((await document.getAttachments()) ?? {})
  const named = (file) => file.filename.toLowerCase()
  const invoices = NAMES.flatMap((name) => files.filter((one) => named(one) === name))
  const file = invoices[0] ?? files.find((one) => named(one).endsWith('.xml'))
  if (!file) throw new Fault('pdf_without')
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
    throw new Fault('encoding_unknown')
  }
}

function textOf(content) {
  const decoder = decoderOf(encodingOf(content))
  let text
  try {
    text = decoder.decode(content)
  } catch {
    throw new Fault('encoding_wrong')
  }
  if (decoder.encoding.startsWith('utf-')) return text
  // As in browsers, ISO-8859-1 is read as Windows-1252, which some Node versions cannot decode.
  if (decoder.encoding === 'windows-1252')
    text = text.replace(/[\\u0080-\\u009f]/g, (control) => windows1252.charAt(control.charCodeAt(0) - 0x80))
  if (/[\\u0080-\\u009f]/.test(text)) throw new Fault('encoding_wrong')
  return text
}

${XML_PIECES_PROGRAM}
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

const refuseIf = (isSo) => { if (isSo) throw new Fault('too_much') }
const lengthOf = ({ text = '', attributes = {} }) =>
  Object.values(attributes).reduce((sum, value) => sum + value.length, text.length)
const shortened = (text, most) => (text.length > most ? text.slice(0, most) + ' […]' : text)

// In document order, each with its depth, so that the list itself is flat. The first ones of a piece only stand around it.
function* elementsOf(root, around) {
  let depth = 0
  let passed = 0
  for (let node = root; node; ) {
    passed += 1
    if (passed > around) {
      const element = elementOf(node, depth)
      count += 1
      length += lengthOf(element)
      refuseIf(count > limits.elements || depth > limits.depth || length > limits.allText)
      yield element
    } else if (textIn(node).trim() !== '') throw new Fault('damaged')
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

function textIn(element) {
  let text = ''
  for (const node of element.childNodes) if (node.nodeType === 3 || node.nodeType === 4) text += node.data
  return text
}

// What an element shares with most others is left out: the namespace of its parent, no attributes, no text.
function elementOf(element, depth) {
  const name = element.localName
  const namespace = element.namespaceURI ?? ''
  refuseIf(name.length > limits.name || namespace.length > limits.name || element.attributes.length > limits.attributes)
  const said = { depth, name }
  if (namespace !== (element.parentElement?.namespaceURI ?? '')) said.namespace = namespace
  // Namespaced attributes, such as schema locations, are ignored.
  const own = element.attributes.filter(({ namespaceURI }) => namespaceURI === null)
  if (own.length > 0)
    said.attributes = Object.fromEntries(
      own.map(({ localName, value }) => [localName.slice(0, limits.name), shortened(value, limits.text)]),
    )
  const text = textIn(element)
  const [from, to] = edgesOf(text)
  const inner = text.slice(from, to)
  if (FILES.has(name)) return { ...said, bytes: Math.floor((inner.replace(/[\\s=]/g, '').length * 3) / 4) }
  if (inner) said.text = shortened(inner, limits.text)
  if (element.childElementCount === 0 && text.slice(to).includes('\\n')) said.endsLine = true
  if (element.childElementCount === 0 && inner && /^ +$/.test(text.slice(0, from))) said.beginsWithBlank = true
  return said
}

function sayElements(root, around) {
  let elements = []
  let length = 0
  for (const element of elementsOf(root, around)) {
    elements.push(element)
    length += lengthOf(element)
    if (elements.length < limits.batch && length < limits.batchText) continue
    say({ elements })
    elements = []
    length = 0
  }
  say({ elements })
}

function sayTree(content) {
  const { parseXmlDocument } = require(libraries.xml)
  for (const { xml, around } of piecesOf(textOf(content))) {
    const { documentElement, doctype } = parseXmlDocument(xml)
    if (doctype) throw new Fault('doctype')
    sayElements(documentElement, around)
  }
}

async function read() {
  if (kind === 'xml') {
    let from = 0
    for (const bytesOfFile of lengths) {
      sayTree(bytes.subarray(from, from + bytesOfFile))
      say({ whole: true })
      from += bytesOfFile
    }
    return
  }
  const { content, embedded } = await xmlOfPdf()
  // Faults from here on concern the XML.
  damaged = 'embedded_damaged'
  say({ embedded })
  sayTree(content)
  say({ whole: true })
}

function work(task) {
  ;({ bytes, kind, lengths, libraries, limits, windows1252 } = task)
  damaged = kind === 'pdf' ? 'pdf_damaged' : 'damaged'
  return read()
}

carryOut(work, (error) => (error instanceof Fault ? error.message : damaged))
`
