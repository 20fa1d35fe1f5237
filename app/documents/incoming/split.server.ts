import type { TextPiece } from '~/domain/payslip-files/page-text'
import type { SlipReading } from '~/domain/payslip-files/slip-reading'
import { collectSlip } from './collect-slip'
import { PDF_READER, type PdfFile, PdfRefused, pdfProcess } from './pdf-process.server'

/** Consecutive pages; the first page is 0. */
export interface Part {
  firstPage: number
  pageCount: number
}

/**
 * Splits a PDF in a separate process: `divide` gets the text of each page and returns the parts; each is passed
 * on, in order, as a rewritten file with its text read again. @throws PdfRefused
 */
export async function splitPdf<Found extends Part>(
  file: PdfFile,
  divide: (pages: TextPiece[][]) => Found[] | Promise<Found[]>,
  take: (part: Found, bytes: Uint8Array, slipReading: SlipReading) => void | Promise<void>,
  reader = PDF_READER,
): Promise<Found[]> {
  const reading = pdfProcess(file, undefined, reader)
  const pages: TextPiece[][] = []
  let parts: Found[] | undefined
  let pieces: Buffer[] = []
  let heard = collectSlip()
  let taken = 0
  for await (const message of reading.messages()) {
    if ('pieces' in message) pages.push(message.pieces)
    if ('read' in message) {
      if (parts || message.read !== pages.length) throw new PdfRefused('pdf_damaged')
      parts = await divide(pages)
      reading.answer({ parts: parts.map(({ firstPage, pageCount }) => ({ firstPage, pageCount })) })
    }
    heard.take(message)
    if ('piece' in message) pieces.push(Buffer.from(message.piece, 'base64'))
    if ('whole' in message) {
      const part = parts?.[taken]
      const slipReading = heard.whole()
      if (!part || !slipReading) throw new PdfRefused('pdf_damaged')
      await take(part, new Uint8Array(Buffer.concat(pieces)), slipReading)
      pieces = []
      heard = collectSlip()
      taken += 1
    }
  }
  if (taken !== parts?.length) throw new PdfRefused('pdf_damaged')
  return parts
}

/** A page as a PNG of `width` pixels; the first page is 1. @throws PdfRefused */
export async function pictureOfPage(
  bytes: Uint8Array,
  wanted: { page: number; width: number },
): Promise<Uint8Array> {
  const pieces: Buffer[] = []
  for await (const message of pdfProcess({ bytes }, wanted).messages()) {
    if ('piece' in message) pieces.push(Buffer.from(message.piece, 'base64'))
    if ('whole' in message) return new Uint8Array(Buffer.concat(pieces))
  }
  throw new PdfRefused('pdf_damaged')
}
