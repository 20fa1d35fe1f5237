import { LOAD_PROGRAM } from './load-program'
import { PART_PROGRAM } from './part-program'
import { READING_PROGRAM } from './reading-program'
import { UNSEEN_PROGRAM } from './unseen-program'

/**
 * Runs in the process that splits PDFs; plain JavaScript, as the build has no second entry. Sends the text of
 * each page, one message per page, receives which pages belong together, and returns each part as a file with
 * all its readable text. On request it then reads further files.
 */
export const PDF_PROGRAM = `
${LOAD_PROGRAM}
${PART_PROGRAM}
${READING_PROGRAM}
${UNSEEN_PROGRAM}
let libraries, limits, wanted

class Refused extends Error {}
const refuseIf = (isSo, fault) => { if (isSo) throw new Refused(fault) }

// Hostile files have numbers that JSON cannot hold.
const finite = (number) => (Number.isFinite(number) ? number : 0)

async function openForReading(bytes) {
  const { getDocument } = await loadPdfjs()
  return getDocument({
    data: bytes,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    standardFontDataUrl: libraries.fonts,
    cMapUrl: libraries.maps,
    cMapPacked: true,
    verbosity: 0,
  }).promise
}

async function piecesOf(page) {
  const { items } = await page.getTextContent()
  refuseIf(items.length > limits.pieces, 'pdf_too_heavy')
  refuseIf(items.reduce((sum, { str }) => sum + str.length, 0) > limits.letters, 'pdf_too_heavy')
  return items.map(({ str, transform, width, height }) => (
    { text: str, x: finite(transform[4]), y: finite(transform[5]), width: finite(width), height: finite(height) || 8 }
  ))
}

function piecesOfNote({ textContent, textPosition, rect, annotationFlags }) {
  if (!textContent || (annotationFlags & 2) !== 0) return []
  const [x, y] = [rect[0] + (textPosition?.[0] ?? 2), rect[1] + (textPosition?.[1] ?? 2)]
  return textContent.map((text, line) => ({ text, x: finite(x), y: finite(y - line * 12), width: finite(rect[2] - rect[0]), height: 8 }))
}

async function checkedPages(document) {
  const drawn = []
  refuseIf(document.numPages > limits.pages, 'pdf_too_many_pages')
  refuseIf(await document.hasJSActions(), 'pdf_active')
  refuseIf((await document.getAttachments()) !== null, 'pdf_active')
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const annotations = await page.getAnnotations()
    refuseIf((await page.getJSActions()) !== null, 'pdf_active')
    refuseIf(annotations.some(({ subtype, actions }) => subtype === 'FileAttachment' || actions), 'pdf_active')
    const pieces = await piecesOf(page)
    drawn.push(pieces.map(({ text }) => text).join(''))
    say({ page: number - 1, pieces: [...pieces, ...annotations.flatMap(piecesOfNote)] })
    page.cleanup()
  }
  return drawn
}

// Actions a viewer would run, open or send, anywhere in the file: the payslip is opened on people's phones.
const ACTS = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'Rendition', 'RichMediaExecute']
const HOLDS = ['JS', 'XFA', 'EF', 'EmbeddedFiles', 'RichMediaContent']

function isActive(library, object, depth = 0) {
  const { PdfArray, PdfDict, PdfStream } = library
  if (depth > 40) return true
  if (object instanceof PdfArray) return [...object].some((one) => isActive(library, one, depth + 1))
  if (!(object instanceof PdfDict || object instanceof PdfStream)) return false
  return [...object].some(([key, value]) => (
    HOLDS.includes(key.value) ||
    (key.value === 'S' && ACTS.includes(value?.value)) ||
    isActive(library, value, depth + 1)
  ))
}

function refuseActive(library, whole) {
  const last = whole.context.registry.nextObjectNumber
  refuseIf(last > limits.objects, 'pdf_too_heavy')
  for (let number = 1; number < last; number += 1)
    refuseIf(isActive(library, whole.getObject(library.PdfRef.of(number, 0))), 'pdf_active')
}

/** Libraries take half a minute for a tree of 50,000 nodes; 200 pages need a few dozen. */
function refuseTallTree(bytes) {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  let nodes = 0
  for (let at = raw.indexOf('/Pages'); at >= 0; at = raw.indexOf('/Pages', at + 6)) nodes += 1
  refuseIf(nodes > limits.nodes, 'pdf_too_heavy')
}

async function split(bytes) {
  refuseTallTree(bytes)
  const library = await loadLibpdf()
  const whole = await library.PDF.load(bytes)
  refuseIf(whole.isEncrypted, 'pdf_encrypted')
  refuseIf(whole.getPageCount() > limits.pages, 'pdf_too_many_pages')
  refuseActive(library, whole)
  const document = await openForReading(bytes.slice())
  refuseIf(document.numPages !== whole.getPageCount(), 'pdf_damaged')
  const drawn = await checkedPages(document)
  await document.destroy()
  const refs = whole.getPages().map(({ ref }) => ref)
  const write = partWriter(library, whole)
  const isLayered = hidesLayers(library, whole)
  const parts = next()
  say({ read: refs.length })
  for (const { firstPage, pageCount } of (await parts).parts) {
    const part = isLayered ? undefined : await write(refs.slice(firstPage, firstPage + pageCount)).catch(() => undefined)
    const reading = part && await readSlip(part)
    // Page text comes first, followed by that of annotations and fields.
    const isSame = reading && reading.drawn.every((text, index) => text.startsWith(drawn[firstPage + index]))
    // What cannot be rewritten is kept for inspection, but never delivered.
    sayReading(isSame ? reading : UNREADABLE)
    sayFile(isSame ? part : await copied(whole, firstPage, pageCount))
  }
}

async function copied(whole, firstPage, pageCount) {
  return (await whole.extractPages(Array.from({ length: pageCount }, (_, index) => firstPage + index))).save()
}

/** A hidden layer would become visible, as the new file has no layers. */
function hidesLayers({ PdfArray, PdfDict, PdfRef }, whole) {
  const resolved = (object) => (object instanceof PdfRef ? whole.getObject(object) : object)
  const layers = resolved(whole.getCatalog().get('OCProperties'))
  const shown = layers && resolved(layers.get('D'))
  if (!shown) return false
  const off = resolved(shown.get('OFF'))
  return shown.getName('BaseState')?.value === 'OFF' || (off instanceof PdfArray && off.length > 0)
}

async function readAll() {
  for (;;) {
    const { bytes, isLookedAt } = await next()
    const reading = await readSlip(bytes).catch(() => UNREADABLE)
    if (!isLookedAt) sayReading(reading)
    else sayReading(await unseenIn(bytes).then((unseen) => ({ ...reading, unseen }), () => UNREADABLE))
  }
}

// Text in a font that neither the file nor pdfjs has is drawn in one of the machine's.
let hasFonts = false
async function canvasMaker() {
  const { GlobalFonts, createCanvas } = await import(libraries.canvas)
  if (!hasFonts) GlobalFonts.loadSystemFonts()
  hasFonts = true
  return createCanvas
}

async function picture(bytes) {
  const createCanvas = await canvasMaker()
  const document = await openForReading(bytes)
  refuseIf(wanted.page > document.numPages, 'pdf_damaged')
  const page = await document.getPage(wanted.page)
  const natural = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: wanted.width / natural.width })
  const height = Math.min(Math.ceil(viewport.height), limits.height)
  const canvas = createCanvas(Math.ceil(viewport.width), height)
  await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport }).promise
  sayFile(canvas.toBuffer('image/png'))
}

function work(task) {
  ;({ libraries, limits, wanted } = task)
  if (task.isForMore) return readAll()
  return (wanted ? picture : split)(task.path ? new Uint8Array(readFileSync(task.path)) : task.bytes)
}

carryOut(work, (error) =>
  error instanceof Refused ? error.message : error?.name === 'PasswordException' ? 'pdf_encrypted' : 'pdf_damaged',
)
`
