/**
 * What the process runs that takes a PDF apart: plain JavaScript, since the build knows no second entry. It says what
 * is on each page, one message a page, is told which pages belong together, and hands each part back as a file.
 */
export const PDF_PROGRAM = `
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

async function checkedPages(document) {
  refuseIf(document.numPages > limits.pages, 'pdf_too_many_pages')
  refuseIf(await document.hasJSActions(), 'pdf_active')
  refuseIf((await document.getAttachments()) !== null, 'pdf_active')
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number)
    const annotations = await page.getAnnotations()
    refuseIf((await page.getJSActions()) !== null, 'pdf_active')
    refuseIf(annotations.some(({ subtype, actions }) => subtype === 'FileAttachment' || actions), 'pdf_active')
    const { items } = await page.getTextContent()
    const pieces = items.slice(0, limits.pieces).map(({ str, transform, width, height }) => (
      { text: str.slice(0, limits.text), x: finite(transform[4]), y: finite(transform[5]), width: finite(width), height: finite(height) || 8 }
    ))
    say({ page: number - 1, pieces })
    page.cleanup()
  }
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
  await checkedPages(document)
  await document.destroy()
  const parts = next()
  say({ read: whole.getPageCount() })
  for (const { firstPage, pageCount } of (await parts).parts) {
    const indices = Array.from({ length: pageCount }, (_, index) => firstPage + index)
    const part = indices.length === whole.getPageCount() ? bytes : await (await whole.extractPages(indices)).save()
    sayFile(part)
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
  return (wanted ? picture : split)(task.path ? new Uint8Array(readFileSync(task.path)) : task.bytes)
}

carryOut(work, (error) =>
  error instanceof Refused ? error.message : error?.name === 'PasswordException' ? 'pdf_encrypted' : 'pdf_damaged',
)
`
