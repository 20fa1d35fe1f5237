/**
 * What the thread runs that takes a PDF apart: plain JavaScript, since the build knows no second entry. It says what
 * stands on each page, one message a page, is told which pages belong together, and hands each part back as a file.
 */
export const PDF_PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads')
const { readFileSync } = require('node:fs')
const { file, libraries, limits, wanted } = workerData

class Refused extends Error {}
const refuseIf = (isSo, fault) => { if (isSo) throw new Refused(fault) }

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
      { text: str.slice(0, limits.text), x: transform[4], y: transform[5], width, height: height || 8 }
    ))
    parentPort.postMessage({ page: number - 1, pieces })
    page.cleanup()
  }
}

async function split(bytes) {
  const { PDF } = await import(libraries.libpdf)
  const whole = await PDF.load(bytes)
  refuseIf(whole.isEncrypted, 'pdf_encrypted')
  refuseIf(whole.getPageCount() > limits.pages, 'pdf_too_many_pages')
  const document = await openForReading(bytes.slice())
  await checkedPages(document)
  await document.destroy()
  const parts = new Promise((resolve) => parentPort.once('message', resolve))
  parentPort.postMessage({ read: whole.getPageCount() })
  for (const { firstPage, pageCount } of await parts) {
    const indices = Array.from({ length: pageCount }, (_, index) => firstPage + index)
    const part = indices.length === whole.getPageCount() ? bytes : await (await whole.extractPages(indices)).save()
    parentPort.postMessage({ part })
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
  parentPort.postMessage({ picture: canvas.toBuffer('image/png') })
}

const bytes = () => new Uint8Array(file.path ? readFileSync(file.path) : file.bytes)
const work = wanted ? picture : split

Promise.resolve().then(() => work(bytes())).then(
  () => parentPort.postMessage({ done: true }),
  (error) => parentPort.postMessage({
    fault: error instanceof Refused ? error.message : error?.name === 'PasswordException' ? 'pdf_encrypted' : 'pdf_damaged',
  }),
)
`
