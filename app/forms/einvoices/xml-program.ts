/**
 * Plain JavaScript, since the build knows no second entry (decision 240). Nothing in the file is carried out: the PDF is asked
 * for its attachments alone, and an XML with a document type, where entities are declared, is refused before it is parsed.
 */
export const XML_PROGRAM = `
// Nobody is left to hear of it.
process.on('disconnect', () => process.exit())
let bytes, kind, libraries, limits, windows1252

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
  const file =
    NAMES.map((name) => files.find((one) => named(one) === name)).find(Boolean) ??
    files.find((one) => named(one).endsWith('.xml'))
  if (!file) throw new Fault('einvoice_pdf_without')
  return { text: textOf(file.content), embeddedAs: file.filename.slice(0, 100) }
}

// By the mark in front, by how its first sign is written, by what it declares (XML 1.0, appendix F).
function encodingOf(content) {
  const start = Buffer.from(content.subarray(0, 200)).toString('latin1')
  if (/^(?:\\0\\0\\u00fe\\u00ff|\\u00ff\\u00fe\\0\\0|\\0\\0\\0<|<\\0\\0\\0)/.test(start)) return 'utf-32'
  if (/^(?:\\u00ff\\u00fe|<\\0)/.test(start)) return 'utf-16le'
  if (/^(?:\\u00fe\\u00ff|\\0<)/.test(start)) return 'utf-16be'
  if (start.startsWith('\\u00ef\\u00bb\\u00bf')) return 'utf-8'
  const [, declared = 'utf-8'] = /^\\s*<\\?xml[^>]*?encoding\\s*=\\s*["']([A-Za-z0-9._:-]+)["']/.exec(start) ?? []
  // What has one byte a sign is no UTF-16, whatever the program that wrote it believed.
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
  // Files that declare ISO-8859-1 have signs of Windows-1252 in them, as browsers know; the decoder of some Nodes knows neither.
  if (decoder.encoding === 'windows-1252')
    text = text.replace(/[\\u0080-\\u009f]/g, (control) => windows1252.charAt(control.charCodeAt(0) - 0x80))
  if (/[\\u0080-\\u009f]/.test(text)) throw new Fault('einvoice_encoding_wrong')
  return text
}

function bound(text) {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(text)) throw new Fault('einvoice_doctype')
  let depth = 0
  let tags = 0
  for (const [tag] of text.matchAll(/<(?!!|\\?)[^>]*>?/g)) {
    tags += 1
    if (tag.startsWith('</')) depth -= 1
    else if (!tag.endsWith('/>')) depth += 1
    const isCrowded = tag.split('=').length > limits.attributes
    if (tags > limits.tags || depth > limits.depth || isCrowded) throw new Fault('einvoice_too_much')
  }
}

const FILES = new Set(['AttachmentBinaryObject', 'EmbeddedDocumentBinaryObject'])

function treeOf(element) {
  const children = []
  let text = ''
  for (const node of element.childNodes) {
    if (node.nodeType === 1) children.push(treeOf(node))
    else if (node.nodeType === 3 || node.nodeType === 4) text += node.data
  }
  // Those of a namespace say where schemas are and the like.
  const own = element.attributes.filter(({ namespaceURI }) => namespaceURI === null)
  const attributes = Object.fromEntries(own.map(({ localName, value }) => [localName, value]))
  const tree = { name: element.localName, namespace: element.namespaceURI ?? '', attributes, children, text: text.trim() }
  if (children.length === 0 && /\\n\\s*$/.test(text)) tree.endsLine = true
  if (!FILES.has(tree.name)) return tree
  return { ...tree, text: '', bytes: Math.floor((tree.text.replace(/[\\s=]/g, '').length * 3) / 4) }
}

async function read() {
  const { text, embeddedAs } = kind === 'pdf' ? await xmlOfPdf() : { text: textOf(bytes) }
  bound(text)
  const { parseXmlDocument } = require(libraries.xml)
  const { documentElement } = parseXmlDocument(text)
  return { root: treeOf(documentElement), embeddedAs }
}

process.once('message', (task) => {
  ;({ kind, libraries, limits, windows1252 } = task)
  bytes = new Uint8Array(task.bytes)
  read().then(
    (answer) => process.send(answer),
    (error) =>
      process.send({
        fault: error instanceof Fault ? error.message : kind === 'pdf' ? 'einvoice_pdf_damaged' : 'einvoice_damaged',
      }),
  )
})
`
