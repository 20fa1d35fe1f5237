import { endOfScans, segmentsBeforeScans } from '../letterhead/jpeg-segments'
import { measurePng } from '../letterhead/measure-png.server'
import { PNG_SIGNATURE, packedPixels, viewOf } from '../letterhead/png.server'

const JPEG = Uint8Array.of(0xff, 0xd8, 0xff)
const PDF = /^%PDF-[12]\.\d/
const END_OF_PDF = '%%EOF'
/** For a PDF: some programs append a little after its end. */
const TAIL_BYTES = 1024
/** A small file can claim dimensions that no program could open; A4 at 1,200 dpi has 14,031. */
const MOST_PIXELS_A_SIDE = 20_000

export type ScanType = 'application/pdf' | 'image/jpeg' | 'image/png'

export interface ScanFile {
  mediaType: ScanType
  bytes: Uint8Array
}

/**
 * Type by content, whatever the file name, cut off at its end: anything after it could be a page with scripts. Undefined
 * for other types and incomplete files.
 */
export function readScan(file: Uint8Array): ScanFile | undefined {
  if (PDF.test(viewOf(file).toString('latin1', 0, 8))) return upTo(endOfPdf(file), 'application/pdf', file)
  if (startsWith(file, PNG_SIGNATURE)) return upTo(endOfPng(file), 'image/png', file)
  return startsWith(file, JPEG) ? upTo(endOfJpeg(file), 'image/jpeg', file) : undefined
}

function upTo(end: number, mediaType: ScanType, file: Uint8Array): ScanFile | undefined {
  return end > 0 && end <= file.length ? { mediaType, bytes: file.subarray(0, end) } : undefined
}

function endOfPdf(file: Uint8Array): number {
  const view = viewOf(file)
  const at = view.lastIndexOf(END_OF_PDF)
  if (at < Math.max(0, view.length - TAIL_BYTES)) return 0
  const [line = ''] = /^\r?\n?/.exec(view.toString('latin1', at + END_OF_PDF.length)) ?? []
  return at + END_OF_PDF.length + line.length
}

function endOfPng(file: Uint8Array): number {
  const measures = measurePng(file)
  if (!measures || Math.max(measures.width, measures.height) > MOST_PIXELS_A_SIDE) return 0
  try {
    return packedPixels(viewOf(file)).end
  } catch {
    return 0
  }
}

function endOfJpeg(file: Uint8Array): number {
  const segments = segmentsBeforeScans(file)
  return segments ? endOfScans(file, segments.at(-1)?.end ?? 2) : 0
}

function startsWith(file: Uint8Array, signature: Uint8Array): boolean {
  return signature.every((byte, index) => file[index] === byte)
}
