/**
 * Plain JavaScript, since the build knows no second entry (decision 240). Nothing in the file is carried out: the PDF is asked
 * for its attachments alone, and an XML with a document type, where entities are declared, is refused before it is parsed.
 */
export const XML_PROGRAM = `
// Nobody is left to hear of it.
process.on('disconnect', () => process.exit())
let bytes, kind, libraries, limits

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

function textOf(content) {
  const start = Buffer.from(content.subarray(0, 200)).toString('latin1')
  const [, declared] = /^[\\s\\S]{0,4}<\\?xml[^>]*encoding=["']([A-Za-z0-9._-]+)["']/.exec(start) ?? []
  const mark = start.startsWith('\\u00ff\\u00fe') ? 'utf-16le' : start.startsWith('\\u00fe\\u00ff') ? 'utf-16be' : undefined
  try {
    return new TextDecoder(mark ?? declared ?? 'utf-8', { fatal: true }).decode(content)
  } catch {
    throw new Fault('einvoice_damaged')
  }
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
  const attributes = Object.fromEntries(element.attributes.map(({ localName, value }) => [localName, value]))
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
  ;({ kind, libraries, limits } = task)
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
