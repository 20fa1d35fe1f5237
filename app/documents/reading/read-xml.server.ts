import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import { WINDOWS_1252 } from '~/domain/values/windows-1252'
import type { XmlElement } from '~/domain/values/xml-tree'
import { type Reader, readingProcess } from '../reading-process.server'
import { ReadingStopped } from '../reading-stopped'
import { growTree } from './grow-tree'
import { type XmlReason, XmlUnreadable } from './unreadable'
import { XML_PROGRAM } from './xml-program'

const LIMITS = {
  /** Largest depth; CII needs twelve, camt fourteen. */
  depth: 60,
  /** Per tag; the parser compares each with all the others. */
  attributes: 100,
  /** Characters per name or namespace, and per text. */
  name: 200,
  text: 10_000,
  /** Characters that are parsed at once: their tree takes forty times as much memory. */
  piece: 200_000,
  batch: 500,
  batchText: 50_000,
}

/** What a noun's files may hold, all together. */
interface XmlLimits {
  elements: number
  /** Characters. */
  allText: number
}

const element = z.object({
  depth: z.int().min(0).max(LIMITS.depth),
  name: z.string().max(LIMITS.name),
  namespace: z.string().max(LIMITS.name).exactOptional(),
  attributes: z.record(z.string(), z.string()).exactOptional(),
  text: z.string().exactOptional(),
  endsLine: z.literal(true).exactOptional(),
  beginsWithBlank: z.literal(true).exactOptional(),
  bytes: z.int().min(0).exactOptional(),
})

/** Name of the XML in the PDF, and of other e-invoices in it with different content. */
const embeddedFile = z.object({ name: z.string().max(100), others: z.array(z.string().max(100)).max(10) })

const REASONS = [
  ...['damaged', 'encoding_unknown', 'encoding_wrong', 'embedded_damaged'],
  ...['pdf_damaged', 'pdf_locked', 'pdf_without', 'doctype', 'too_much'],
] as const satisfies readonly string[]

const xmlMessage = z.union([
  z.object({ elements: z.array(element).max(LIMITS.batch) }),
  z.object({ embedded: embeddedFile }),
  z.object({ whole: z.literal(true) }),
  z.object({ fault: z.enum(REASONS as readonly XmlReason[]) }),
])

/** 10 MB of XML take 2 s and 150 MB, a PDF less than one second. */
export const XML_READER: Reader<z.infer<typeof xmlMessage>> = {
  program: XML_PROGRAM,
  bounds: { patienceMs: 15_000, memoryMb: 500, heapMb: 256, answerMb: 96 },
  message: xmlMessage,
  drawsPictures: false,
}

interface Read {
  root: XmlElement
  embedded?: z.infer<typeof embeddedFile> | undefined
}

/**
 * Parses the XML of a file in a separate process: third-party files may take long, or use up all memory.
 * @throws XmlUnreadable
 */
export async function readXml(
  bytes: Uint8Array,
  kind: 'pdf' | 'xml',
  limits: XmlLimits,
  reader = XML_READER,
): Promise<Read> {
  const [read] = await readAll([bytes], kind, limits, reader).catch(refused(kind))
  if (!read) throw new XmlUnreadable(kind === 'pdf' ? 'pdf_damaged' : 'damaged')
  return read
}

/** The roots of several files, in their order, by one process. @throws XmlUnreadable */
export async function readXmlFiles(
  files: readonly Uint8Array[],
  limits: XmlLimits,
  reader = XML_READER,
): Promise<XmlElement[]> {
  const read = await readAll(files, 'xml', limits, reader).catch(refused('xml'))
  if (read.length !== files.length) throw new XmlUnreadable('damaged')
  return read.map(({ root }) => root)
}

async function readAll(
  files: readonly Uint8Array[],
  kind: 'pdf' | 'xml',
  limits: XmlLimits,
  reader: typeof XML_READER,
): Promise<Read[]> {
  const require = createRequire(import.meta.url)
  const libraries = {
    pdf: pathToFileURL(require.resolve('pdfjs-dist/legacy/build/pdf.mjs')).href,
    xml: require.resolve('slimdom'),
  }
  const lengths = files.map(({ length }) => length)
  const task = { kind, lengths, libraries, limits: { ...LIMITS, ...limits }, windows1252: WINDOWS_1252 }
  const bytes = files.length === 1 && files[0] ? files[0] : Buffer.concat(files)
  const read: Read[] = []
  let tree = growTree(limits.elements)
  let embedded: Read['embedded']
  for await (const message of readingProcess(
    { ...reader, drawsPictures: kind === 'pdf' },
    task,
    bytes,
  ).messages()) {
    if ('fault' in message) throw new XmlUnreadable(message.fault)
    if ('embedded' in message) embedded = message.embedded
    else if ('elements' in message) for (const element of message.elements) tree.add(element)
    else {
      read.push({ root: tree.root(), embedded })
      tree = growTree(limits.elements)
    }
    if (read.length > files.length) throw new ReadingStopped('answer_malformed')
  }
  return read
}

function refused(kind: 'pdf' | 'xml') {
  return (error: unknown) => {
    if (!(error instanceof ReadingStopped)) throw error
    if (error.isTooHeavy) throw new XmlUnreadable('too_heavy')
    throw new XmlUnreadable(kind === 'pdf' ? 'pdf_damaged' : 'damaged')
  }
}
