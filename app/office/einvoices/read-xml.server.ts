import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { type Reader, readingProcess } from '~/documents/reading-process.server'
import { ReadingStopped } from '~/documents/reading-stopped'
import { EInvoiceConflict } from '~/domain/einvoices/conflict'
import type { XmlElement } from '~/domain/einvoices/xml-tree'
import { WINDOWS_1252 } from '~/domain/values/windows-1252'
import { growTree } from './grow-tree'
import { XML_PROGRAM } from './xml-program'

const LIMITS = {
  /** An invoice of 1,000 lines has about 40,000. */
  elements: 50_000,
  /** Largest depth; CII needs twelve. */
  depth: 60,
  /** Per tag; the parser compares each with all the others. */
  attributes: 100,
  /** Characters per name or namespace, per text, and in total: 2,000 lines have a million. */
  name: 200,
  text: 10_000,
  allText: 4_000_000,
  batch: 1000,
  batchText: 100_000,
}

const element = z.object({
  depth: z.int().min(0).max(LIMITS.depth),
  name: z.string().max(LIMITS.name),
  namespace: z.string().max(LIMITS.name),
  attributes: z.record(z.string(), z.string()),
  text: z.string(),
  endsLine: z.literal(true).exactOptional(),
  bytes: z.int().min(0).exactOptional(),
})

/** Name of the XML in the PDF, and of other e-invoices in it with different content. */
const embeddedFile = z.object({ name: z.string().max(100), others: z.array(z.string().max(100)).max(10) })

const xmlMessage = z.union([
  z.object({ elements: z.array(element).max(LIMITS.batch) }),
  z.object({ embedded: embeddedFile }),
  z.object({
    fault: z.enum([
      'einvoice_damaged',
      'einvoice_encoding_unknown',
      'einvoice_encoding_wrong',
      'einvoice_embedded_damaged',
      'einvoice_pdf_damaged',
      'einvoice_pdf_locked',
      'einvoice_pdf_without',
      'einvoice_doctype',
      'einvoice_too_much',
    ]),
  }),
])

/** 10 MB of XML take 2 s and 350 MB, a PDF less than one second. */
export const XML_READER: Reader<z.infer<typeof xmlMessage>> = {
  program: XML_PROGRAM,
  bounds: { patienceMs: 15_000, memoryMb: 500, heapMb: 256, answerMb: 32 },
  message: xmlMessage,
  drawsPictures: false,
}

interface Read {
  root: XmlElement
  embedded?: z.infer<typeof embeddedFile> | undefined
}

/**
 * Parses the XML of a file in a separate process: third-party files may take long, or use up all memory.
 * @throws EInvoiceConflict
 */
export function readXml(bytes: Uint8Array, kind: 'pdf' | 'xml', reader = XML_READER): Promise<Read> {
  return read(bytes, kind, reader).catch(refused(kind))
}

async function read(bytes: Uint8Array, kind: 'pdf' | 'xml', reader: typeof XML_READER): Promise<Read> {
  const require = createRequire(import.meta.url)
  const libraries = {
    pdf: pathToFileURL(require.resolve('pdfjs-dist/legacy/build/pdf.mjs')).href,
    xml: require.resolve('slimdom'),
  }
  const tree = growTree(LIMITS.elements)
  let embedded: Read['embedded']
  const task = { kind, libraries, limits: LIMITS, windows1252: WINDOWS_1252 }
  for await (const message of readingProcess(
    { ...reader, drawsPictures: kind === 'pdf' },
    task,
    bytes,
  ).messages()) {
    if ('fault' in message) throw new EInvoiceConflict(message.fault)
    if ('embedded' in message) embedded = message.embedded
    else for (const element of message.elements) tree.add(element)
  }
  return { root: tree.root(), embedded }
}

function refused(kind: 'pdf' | 'xml') {
  return (error: unknown) => {
    if (!(error instanceof ReadingStopped)) throw error
    if (error.isTooHeavy) throw new EInvoiceConflict('einvoice_too_heavy')
    throw new EInvoiceConflict(kind === 'pdf' ? 'einvoice_pdf_damaged' : 'einvoice_damaged')
  }
}
