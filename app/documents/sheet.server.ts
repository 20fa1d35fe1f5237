import { createRequire } from 'node:module'
import type { default as Pdf } from 'pdfkit'
import type { Language } from '~db/schema'
import { CAP_HEIGHT, drawable, openFonts, widthOf } from './fonts.server'
import { type Run, runsOf } from './german-words'
import { breakLines } from './lines'
import { PAGE, type TextStyle } from './style'
import { type DocumentFacts, documentXmp } from './xmp'

// We break lines and pages ourselves: pdfkit's own breaks would split marked content.

export type Element = PDFKit.PDFStructureElement

/** A PDF being drawn. `y` is the top of the next block of running text, `bottom` its lower limit. */
export interface Sheet {
  doc: PDFKit.PDFDocument
  /** BCP 47 tag. */
  language: string
  root: Element
  y: number
  bottom: number
  /** Whether rows move closer together to save a page. */
  isTight: boolean
  /** Draws what every further page repeats. */
  onNewPage: () => void
  finished: Promise<Uint8Array>
}

interface Box {
  x: number
  y: number
  width: number
}

/** Opens a tagged PDF/A-3b and PDF/UA-1 document with an empty first page. */
export function openSheet(facts: DocumentFacts & { reference: string; issuedOn: string }): Sheet {
  // Loaded lazily, as the server's pages need none of its 25 MB.
  const PDFDocument: typeof Pdf = createRequire(import.meta.url)('pdfkit')
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7', // below 1.4 pdfkit writes no metadata
    subset: 'PDF/A-3b',
    tagged: true,
    lang: facts.language,
    displayTitle: true,
    bufferPages: true,
    font: null as unknown as string, // Helvetica would not be embedded
    info: infoOf(facts),
  })
  const finished = collect(doc)
  for (const [weight, font] of Object.entries(openFonts())) doc.registerFont(weight, font as never)
  doc.appendXML(documentXmp(facts))
  keepTitleOutOfMetadata(doc)
  const root = doc.struct('Document')
  doc.addStructure(root)
  return {
    doc,
    language: facts.language,
    root,
    y: 0,
    bottom: PAGE.bottom,
    isTight: false,
    onNewPage: () => undefined,
    finished,
  }
}

export function closeSheet(sheet: Sheet): Promise<Uint8Array> {
  sheet.doc.end()
  return sheet.finished
}

export function breakPage(sheet: Sheet): void {
  sheet.doc.addPage()
  sheet.y = PAGE.top
  sheet.bottom = PAGE.bottom
  sheet.onNewPage()
}

export function ensureSpace(sheet: Sheet, height: number): void {
  if (sheet.y + height > sheet.bottom) breakPage(sheet)
}

/** Adds a structure element, which the caller has to fill and end. */
export function addElement(
  sheet: Sheet,
  parent: Element,
  tag: string,
  options: {
    alt?: string
    lang?: Language
    scope?: 'Column' | 'Row'
    bbox?: [number, number, number, number]
  } = {},
): Element {
  const element = sheet.doc.struct(tag, options as PDFKit.Mixins.StructureElementOptions)
  parent.add(element)
  return element
}

/** Breaks a text into lines, reduced to what the font can draw. */
export function linesOf(text: string, style: TextStyle, width: number): string[] {
  return breakLines(drawable(text).trim(), width, (part) => widthOf(part, style))
}

interface Tagged {
  parent: Element
  tag: string
  style: TextStyle
}

/** Writes a tagged text and returns the `y` below it. */
export function write(sheet: Sheet, as: Tagged, text: string, box: Box): number {
  return writeLines(sheet, as, linesOf(text, as.style, box.width), box)
}

export function writeLines(sheet: Sheet, { parent, tag, style }: Tagged, lines: string[], box: Box): number {
  const element = addElement(sheet, parent, tag)
  const runs = sheet.language === 'de' ? [] : runsOf(lines)
  if (runs.some((line) => line.some(({ isGerman }) => isGerman)))
    addRuns(sheet, { element, runs, style, box })
  else element.add(() => drawLines(sheet, lines, style, box))
  element.end()
  return box.y + lines.length * style.leading
}

interface Mixed {
  element: Element
  runs: Run[][]
  style: TextStyle
  box: Box
}

function addRuns(sheet: Sheet, { element, runs, style, box }: Mixed): void {
  runs.forEach((line, index) => {
    let x = box.x
    for (const { text, isGerman } of line) {
      const place = { ...box, x, y: box.y + index * style.leading }
      const draw = () => drawLines(sheet, [text], style, place)
      if (isGerman) {
        const span = addElement(sheet, element, 'Span', { lang: 'de' })
        span.add(draw)
        span.end()
      } else element.add(draw)
      x += widthOf(text, style)
    }
  })
}

/** Draws lines that are already broken; the caller must have marked the content. */
export function drawLines(sheet: Sheet, lines: string[], style: TextStyle, box: Box): void {
  const { doc } = sheet
  doc.font(style.weight).fontSize(style.size).fillColor(style.color)
  lines.forEach((line, index) => {
    const indent = style.align === 'right' ? box.width - widthOf(line.trimEnd(), style) : 0
    const baseline = box.y + (index + 0.5) * style.leading + (CAP_HEIGHT * style.size) / 2
    if (line !== '') doc.text(line, box.x + indent, baseline, { lineBreak: false, baseline: 'alphabetic' })
  })
}

/** File ids derive from this: number, title and firm keep those of one day distinct. */
function infoOf(facts: DocumentFacts & { reference: string; issuedOn: string }): PDFKit.DocumentInfo {
  const info = {
    Title: drawable(facts.title),
    Author: drawable(facts.author),
    Producer: 'Zahltag',
    Creator: 'Zahltag',
    CreationDate: dateOf(facts),
    Reference: drawable(facts.reference),
  }
  return info
}

/** Noon of the day of issue, so that rendering again gives the same bytes. */
export function dateOf({ issuedOn }: { issuedOn: string }): Date {
  return new Date(`${issuedOn}T12:00:00Z`)
}

/** pdfkit would append `info` to the metadata unescaped; ours has it already. */
function keepTitleOutOfMetadata(doc: PDFKit.PDFDocument): void {
  const internals = doc as unknown as { endMetadata(): void; info: PDFKit.DocumentInfo }
  const endMetadata = internals.endMetadata.bind(doc)
  internals.endMetadata = () => {
    delete internals.info.Title
    delete internals.info.Author
    endMetadata()
  }
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = []
    doc.on('data', (chunk: Uint8Array) => chunks.push(chunk))
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    doc.on('error', reject)
  })
}
