import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { EInvoiceConflict } from '~/domain/einvoices/conflict'
import type { XmlElement } from '~/domain/einvoices/xml-tree'
import { oneAtATime } from '~/domain/one-at-a-time'
import { answerOf } from '../thread-answer.server'
import { PROGRAM } from './thread-program'

/** Ten megabytes of XML take two seconds, a PDF less than one. */
const PATIENCE_MS = 15_000
/** A file that needs more ends its thread, not the server. */
const MEMORY_MB = 256
const LIMITS = {
  /** Tags of an XML, and how deep they may lie; an invoice of two thousand lines has 160,000. */
  tags: 400_000,
  depth: 60,
  /** What a PDF may unpack to, all together: memory that V8 does not count against the thread. */
  unpacked: 96 * 1024 * 1024,
}

interface Read {
  root: XmlElement
  embeddedAs?: string
}

type Answer = Read | { fault: EInvoiceConflict['code'] }

/**
 * The XML of a file as a tree. In its own thread, one at a time: files from strangers may take long, or use up all memory
 * there is.
 */
export function readInThread(bytes: Uint8Array, kind: 'pdf' | 'xml'): Promise<Read> {
  return oneAtATime('e-invoice', () => read(bytes, kind))
}

async function read(bytes: Uint8Array, kind: 'pdf' | 'xml'): Promise<Read> {
  const require = createRequire(import.meta.url)
  const libraries = {
    pdf: pathToFileURL(require.resolve('pdfjs-dist/legacy/build/pdf.mjs')).href,
    xml: require.resolve('slimdom'),
  }
  const worker = new Worker(PROGRAM, {
    eval: true,
    env: {},
    stdout: true,
    stderr: true,
    workerData: { bytes, kind, libraries, limits: LIMITS },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  const otherwise = { fault: kind === 'pdf' ? 'einvoice_pdf_damaged' : 'einvoice_damaged' } as const
  const answer = await answerOf<Answer>(worker, { patienceMs: PATIENCE_MS, otherwise })
  if ('fault' in answer) throw new EInvoiceConflict(answer.fault)
  return answer
}
