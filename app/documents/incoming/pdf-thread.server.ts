import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { PDF_PROGRAM } from './pdf-program'

const MOST_PAGES = 200
/** A page of text has some hundred pieces. */
const MOST_PIECES = 20_000
const LONGEST_PIECE = 2_000
const TALLEST_PICTURE = 4_000
/** Two hundred pages take three seconds. */
const PATIENCE_MS = 30_000
/** A file that unpacks to more ends its thread, not the server. */
const MEMORY_MB = 300

export type PdfFault = 'pdf_no_pdf' | 'pdf_damaged' | 'pdf_encrypted' | 'pdf_too_many_pages' | 'pdf_active'

/** A PDF of others that cannot be taken. */
export class PdfRefused extends Error {
  override readonly name = 'PdfRefused'

  constructor(readonly fault: PdfFault) {
    super(fault)
  }
}

export type PdfFile = { path: string } | { bytes: Uint8Array }

/** A thread that reads one PDF. What it says is handed on as it comes; it ends with its work, its time or its memory. */
export interface PdfThread {
  /** @throws PdfRefused */
  messages(): AsyncGenerator<Record<string, unknown>>
  answer(value: unknown): void
}

export function pdfThread(file: PdfFile, wanted?: { page: number; width: number }): PdfThread {
  const worker = new Worker(PDF_PROGRAM, {
    eval: true,
    env: {},
    stdout: true,
    stderr: true,
    workerData: {
      file,
      wanted,
      libraries: libraries(),
      limits: { pages: MOST_PAGES, pieces: MOST_PIECES, text: LONGEST_PIECE, height: TALLEST_PICTURE },
    },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  return { messages: () => messagesOf(worker), answer: (value) => worker.postMessage(value) }
}

async function* messagesOf(worker: Worker): AsyncGenerator<Record<string, unknown>> {
  const waiting: Record<string, unknown>[] = []
  let wake = () => {}
  const take = (message: Record<string, unknown>) => {
    waiting.push(message)
    wake()
  }
  const damaged = () => take({ fault: 'pdf_damaged' })
  const timer = setTimeout(damaged, PATIENCE_MS)
  worker.on('message', take)
  worker.once('error', damaged)
  worker.once('exit', damaged)
  try {
    for (;;) {
      const message = waiting.shift()
      if (message?.fault) throw new PdfRefused(message.fault as PdfFault)
      if (message?.done) return
      if (message) yield message
      else await new Promise<void>((resolve) => (wake = resolve))
    }
  } finally {
    clearTimeout(timer)
    await worker.terminate()
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
