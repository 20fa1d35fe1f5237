import type { TextPiece } from '~/domain/incoming-payslips/page-text'
import { type PdfFile, pdfProcess } from './pdf-process.server'

/** Pages that belong together, the first one from 0. */
export interface Part {
  firstPage: number
  pageCount: number
}

/**
 * Takes a PDF apart in a process of its own: `divide` is given the text of each page and says which belong
 * together; each part is handed over as a file of its own, in order. @throws PdfRefused
 */
export async function splitPdf<Found extends Part>(
  file: PdfFile,
  divide: (pages: TextPiece[][]) => Found[],
  take: (part: Found, bytes: Uint8Array) => void,
): Promise<Found[]> {
  const reading = pdfProcess(file)
  const pages: TextPiece[][] = []
  let parts: Found[] = []
  let taken = 0
  for await (const message of reading.messages()) {
    if (Array.isArray(message.pieces)) pages.push(message.pieces as TextPiece[])
    if (message.read !== undefined) {
      parts = divide(pages)
      reading.answer(parts.map(({ firstPage, pageCount }) => ({ firstPage, pageCount })))
    }
    const part = parts[taken]
    if (message.part instanceof Uint8Array && part) {
      take(part, message.part)
      taken += 1
    }
  }
  return parts
}

/** A page as a PNG of so many pixels across; the first page is 1. @throws PdfRefused */
export async function pictureOfPage(
  bytes: Uint8Array,
  wanted: { page: number; width: number },
): Promise<Uint8Array> {
  for await (const { picture } of pdfProcess({ bytes }, wanted).messages())
    if (picture instanceof Uint8Array) return picture
  throw new Error('no picture')
}
