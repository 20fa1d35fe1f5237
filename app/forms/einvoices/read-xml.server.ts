import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { answerOfProcess, ReadingStopped } from '~/documents/reading-process.server'
import { EInvoiceConflict } from '~/domain/einvoices/conflict'
import type { XmlElement } from '~/domain/einvoices/xml-tree'
import { oneAtATime } from '~/domain/one-at-a-time'
import { WINDOWS_1252 } from '~/domain/windows-1252'
import { XML_PROGRAM } from './xml-program'

/** Ten megabytes of XML take two seconds and 350 MB, a PDF less than one. */
const BOUNDS = { patienceMs: 15_000, memoryMb: 500, heapMb: 256 }
const LIMITS = {
  /** Tags of an XML, and how deep they may lie; an invoice of two thousand lines has 160,000. */
  tags: 200_000,
  depth: 60,
  /** Of one tag; the parser compares each of them with all the others. */
  attributes: 100,
}

interface Read {
  root: XmlElement
  embeddedAs?: string
}

type Answer = Read | { fault: EInvoiceConflict['code'] }

/**
 * The XML of a file as a tree. In a process of its own, one at a time: files from strangers may take long, or use up all
 * memory there is. @throws EInvoiceConflict
 */
export function readXml(bytes: Uint8Array, kind: 'pdf' | 'xml'): Promise<Read> {
  return oneAtATime('e-invoice', () => read(bytes, kind))
}

async function read(bytes: Uint8Array, kind: 'pdf' | 'xml'): Promise<Read> {
  const require = createRequire(import.meta.url)
  const libraries = {
    pdf: pathToFileURL(require.resolve('pdfjs-dist/legacy/build/pdf.mjs')).href,
    xml: require.resolve('slimdom'),
  }
  const task = { bytes, kind, libraries, limits: LIMITS, windows1252: WINDOWS_1252 }
  const answer = (await answerOfProcess(XML_PROGRAM, task, BOUNDS).catch(refused(kind))) as unknown as Answer
  if ('fault' in answer) throw new EInvoiceConflict(answer.fault)
  return answer
}

function refused(kind: 'pdf' | 'xml') {
  return (error: unknown) => {
    if (!(error instanceof ReadingStopped)) throw error
    if (error.isTooHeavy) throw new EInvoiceConflict('einvoice_too_heavy')
    throw new EInvoiceConflict(kind === 'pdf' ? 'einvoice_pdf_damaged' : 'einvoice_damaged')
  }
}
