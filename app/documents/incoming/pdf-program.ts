import { PART_PROGRAM } from './part-program'
import { READING_PROGRAM } from './reading-program'

/**
 * What the process runs that takes a PDF apart: plain JavaScript, since the build knows no second entry. It says what
 * is on each page, one message a page, is told which pages belong together, and hands each part back as a file, with
 * all that can be read in it. Asked for more, it reads the files that it is sent.
 */
export const PDF_PROGRAM = `
${PART_PROGRAM}
${READING_PROGRAM}
let libraries, limits, wanted

class Refused extends Error {}
const refuseIf = (isSo, fault) => { if (isSo) throw new Refused(fault) }

// JSON knows no others; hostile files have them.
const finite = (number) => (Number.isFinite(number) ? number : 0)

async function openForReading(bytes) {
  const { getDocument } = await import(libraries.pdfjs)
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

/** What a field or a note shows, line by line. */
function piecesOfNote({ textContent, textPosition, rect, annotationFlags }) {
  if (!textContent || (annotationFlags & 2) !== 0) return []
  const [x, y] = [rect[0] + (textPosition?.[0] ?? 2), rect[1] + (textPosition?.[1] ?? 2)]
  return textContent.map((text, line) => ({ text, x: finite(x), y: finite(y - line * 12), width: finite(rect[2] - rect[0]), height: 8 }))
}

/** What each page says. */
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

// What a viewer would carry out, open or send, wherever in the file it hangs; the paper goes to people's phones.
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

async function split(bytes) {
  const library = await import(libraries.libpdf)
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
    // Behind what the page says stands what its notes and fields show.
    const isSame = reading && reading.drawn.every((text, index) => text.startsWith(drawn[firstPage + index]))
    // What cannot be written anew is kept to be looked at, and nobody gets it.
    sayReading(isSame ? reading : UNREADABLE)
    sayFile(isSame ? part : await copied(whole, firstPage, pageCount))
  }
}

async function copied(whole, firstPage, pageCount) {
  return (await whole.extractPages(Array.from({ length: pageCount }, (_, index) => firstPage + index))).save()
}

/** A layer that is off would be drawn once the file knows no layers. */
function hidesLayers({ PdfArray, PdfDict, PdfRef }, whole) {
  const resolved = (object) => (object instanceof PdfRef ? whole.getObject(object) : object)
  const layers = resolved(whole.getCatalog().get('OCProperties'))
  const shown = layers && resolved(layers.get('D'))
  if (!shown) return false
  const off = resolved(shown.get('OFF'))
  return shown.getName('BaseState')?.value === 'OFF' || (off instanceof PdfArray && off.length > 0)
}

/** Reads each file it is sent, until it is ended. */
async function readAll() {
  for (;;) {
    const { bytes } = await next()
    sayReading(await readSlip(bytes).catch(() => UNREADABLE))
  }
}

async function picture(bytes) {
  const { createCanvas } = await import(libraries.canvas)
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
