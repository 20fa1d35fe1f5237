import { type ChildProcess, type Serializable, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PDF_PROGRAM } from './pdf-program'

const MOST_PAGES = 200
/** A page has some ten. */
const MOST_OBJECTS = 100_000
/** A page of text has some hundred pieces. */
const MOST_PIECES = 20_000
const LONGEST_PIECE = 2_000
const TALLEST_PICTURE = 4_000
/** Two hundred pages take three seconds. */
const PATIENCE_MS = 30_000
/** A file that unpacks to more ends its process, not the server. Two hundred pages take some 200 MB. */
const MEMORY_MB = 600
const HEAP_MB = 300
const LOOK_MS = 25
/** What `statm` counts in: the pages of memory of the machines that Node runs on. */
const PAGE_BYTES = 4096

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

/** A process that reads one PDF. What it says is handed on as it comes; it ends with its work, its time or its memory. */
export interface PdfProcess {
  /** @throws PdfRefused */
  messages(): AsyncGenerator<Record<string, unknown>>
  answer(value: unknown): void
}

/** What it unpacks lies outside the heap, which alone a thread could be limited in; a process gives all of it back. */
export function pdfProcess(file: PdfFile, wanted?: { page: number; width: number }): PdfProcess {
  const child = spawn(process.execPath, [`--max-old-space-size=${HEAP_MB}`, '-e', PDF_PROGRAM], {
    // No secret of ours.
    env: { NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
  const send = (value: unknown) => {
    // One that has ended says so by its end.
    if (child.connected) child.send(value as Serializable, () => {})
  }
  send({
    file,
    wanted,
    libraries: libraries(),
    limits: {
      pages: MOST_PAGES,
      objects: MOST_OBJECTS,
      pieces: MOST_PIECES,
      text: LONGEST_PIECE,
      height: TALLEST_PICTURE,
    },
  })
  return { messages: () => messagesOf(child), answer: send }
}

async function* messagesOf(child: ChildProcess): AsyncGenerator<Record<string, unknown>> {
  const waiting: Record<string, unknown>[] = []
  let wake = () => {}
  const take = (message: Record<string, unknown>) => {
    waiting.push(message)
    wake()
  }
  const end = (fault: PdfFault) => () => take({ fault })
  const timer = setTimeout(end('pdf_too_heavy'), PATIENCE_MS)
  const watch = setInterval(() => {
    if (memoryOf(child) > MEMORY_MB) take({ fault: 'pdf_too_heavy' satisfies PdfFault })
  }, LOOK_MS)
  child.on('message', take)
  child.once('error', end('pdf_damaged'))
  child.once('exit', end('pdf_damaged'))
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
    clearInterval(watch)
    child.kill('SIGKILL')
  }
}

/** In MB, as Linux tells it; elsewhere the heap alone is limited. */
function memoryOf({ pid }: ChildProcess): number {
  try {
    const [, resident = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')
    return (Number(resident) * PAGE_BYTES) / 1024 / 1024
  } catch {
    return 0
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
