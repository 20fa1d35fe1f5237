import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type ReadingProcess, ReadingStopped, readingProcess } from '../reading-process.server'
import { PDF_PROGRAM } from './pdf-program'

const MOST_PAGES = 200
/** A page has some ten. */
const MOST_OBJECTS = 100_000
/** A page of text has some hundred pieces. */
const MOST_PIECES = 20_000
const LONGEST_PIECE = 2_000
const TALLEST_PICTURE = 4_000
/** Two hundred pages take three seconds, and some 200 MB. */
const BOUNDS = { patienceMs: 30_000, memoryMb: 600, heapMb: 300 }

export type PdfFault =
  | 'pdf_no_pdf'
  | 'pdf_damaged'
  | 'pdf_encrypted'
  | 'pdf_too_many_pages'
  | 'pdf_too_heavy'
  | 'pdf_active'

/** A PDF of others that cannot be taken. */
export class PdfRefused extends Error {
  override readonly name = 'PdfRefused'

  constructor(readonly fault: PdfFault) {
    super(fault)
  }
}

export type PdfFile = { path: string } | { bytes: Uint8Array }

/** A process that reads one PDF; its messages end in `PdfRefused` where it cannot. */
export function pdfProcess(file: PdfFile, wanted?: { page: number; width: number }): ReadingProcess {
  const limits = {
    pages: MOST_PAGES,
    objects: MOST_OBJECTS,
    pieces: MOST_PIECES,
    text: LONGEST_PIECE,
    height: TALLEST_PICTURE,
  }
  const reading = readingProcess(PDF_PROGRAM, { file, wanted, libraries: libraries(), limits }, BOUNDS)
  return { ...reading, messages: () => refusing(reading) }
}

/** @throws PdfRefused */
async function* refusing(reading: ReadingProcess): AsyncGenerator<Record<string, unknown>> {
  try {
    for await (const message of reading.messages()) {
      if (message.fault) throw new PdfRefused(message.fault as PdfFault)
      yield message
    }
  } catch (error) {
    if (error instanceof ReadingStopped)
      throw new PdfRefused(error.isTooHeavy ? 'pdf_too_heavy' : 'pdf_damaged')
    throw error
  }
}

function libraries() {
  const require = createRequire(import.meta.url)
  const urlOf = (name: string) => pathToFileURL(require.resolve(name)).href
  const root = dirname(require.resolve('pdfjs-dist/package.json'))
  return {
    pdfjs: urlOf('pdfjs-dist/legacy/build/pdf.mjs'),
    libpdf: urlOf('@libpdf/core'),
    canvas: urlOf('@napi-rs/canvas'),
    fonts: `${join(root, 'standard_fonts')}/`,
    maps: `${join(root, 'cmaps')}/`,
  }
}
