import * as z from 'zod'
import { type Reader, type ReadingProcess, readingProcess } from '../reading-process.server'
import { ReadingStopped } from '../reading-stopped'
import { pdfLibraries } from './pdf-libraries.server'
import { PDF_PROGRAM } from './pdf-program'

const MOST_PAGES = 200
/** A page has about ten. */
const MOST_OBJECTS = 100_000
/** Nodes of the page tree, in all versions of the file. */
const MOST_NODES = 2_000
/** A page of text has a few hundred pieces; a list in small type has about ten thousand letters. */
const MOST_PIECES = 10_000
const MOST_LETTERS = 30_000
const TALLEST_PICTURE = 4_000

const FAULTS = [
  'pdf_no_pdf',
  'pdf_damaged',
  'pdf_encrypted',
  'pdf_too_many_pages',
  'pdf_too_heavy',
  'pdf_active',
] as const

export type PdfFault = (typeof FAULTS)[number]

const piece = z.object({
  text: z.string().max(MOST_LETTERS),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
})

const pdfMessage = z.union([
  z.object({ page: z.int().min(0).lt(MOST_PAGES), pieces: z.array(piece).max(MOST_PIECES) }),
  z.object({ shown: z.array(piece).max(MOST_PIECES) }),
  z.object({ texts: z.array(z.string()) }),
  z.object({ unseen: z.string() }),
  z.object({ unread: z.enum(['streams', 'type']).nullable(), isAllShown: z.boolean() }),
  z.object({ read: z.int().min(0).max(MOST_PAGES) }),
  /** A file, in pieces of base64. */
  z.object({ piece: z.string() }),
  z.object({ whole: z.literal(true) }),
  z.object({ fault: z.enum(FAULTS) }),
])

export type PdfMessage = Exclude<z.infer<typeof pdfMessage>, { fault: PdfFault }>

/** 200 pages take 10 s and about 200 MB. The parts may be twice as large as the file. */
export const PDF_READER: Reader<z.infer<typeof pdfMessage>> = {
  program: PDF_PROGRAM,
  bounds: { patienceMs: 45_000, memoryMb: 600, heapMb: 300, answerMb: 160 },
  message: pdfMessage,
  drawsPictures: true,
}

export class PdfRefused extends Error {
  override readonly name = 'PdfRefused'

  constructor(readonly fault: PdfFault) {
    super(fault)
  }
}

export type PdfFile = { path: string } | { bytes: Uint8Array }

/** A process that reads one PDF, or all that it is sent; its messages end in `PdfRefused` if one is unreadable. */
export function pdfProcess(
  file: PdfFile | 'all that it is sent',
  wanted?: { page: number; width: number },
  reader = PDF_READER,
): ReadingProcess<PdfMessage> {
  const limits = {
    pages: MOST_PAGES,
    objects: MOST_OBJECTS,
    nodes: MOST_NODES,
    pieces: MOST_PIECES,
    letters: MOST_LETTERS,
    height: TALLEST_PICTURE,
  }
  const task = { wanted, libraries: pdfLibraries(), limits }
  const reading =
    typeof file === 'string'
      ? readingProcess(reader, { ...task, isForMore: true })
      : 'path' in file
        ? readingProcess(reader, { ...task, path: file.path })
        : readingProcess(reader, task, file.bytes)
  return { ...reading, messages: () => refusing(reading) }
}

/** @throws PdfRefused */
async function* refusing(reading: ReadingProcess<z.infer<typeof pdfMessage>>): AsyncGenerator<PdfMessage> {
  try {
    for await (const message of reading.messages()) {
      if ('fault' in message) throw new PdfRefused(message.fault)
      yield message
    }
  } catch (error) {
    if (error instanceof ReadingStopped)
      throw new PdfRefused(error.isTooHeavy ? 'pdf_too_heavy' : 'pdf_damaged')
    throw error
  }
}
