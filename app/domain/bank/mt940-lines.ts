import { BankConflict } from './conflict'

/** A field of a message: its tag, and its lines as the bank broke them. */
export interface Mt940Field {
  tag: string
  lines: string[]
}

const TAG = /^:(\d\d[A-Z]?):/
/** Head of a SWIFT envelope, and its end behind the last field. */
const ENVELOPE = /^\{1:.*?\{4:|^\{1:.*$|\{4:$/

const LINES_A_STEP = 500

/** The messages of a file, each from its `:20:` on, in steps. @throws BankConflict for interim reports (MT942) */
export function* readingMessages(text: string): Generator<void, Mt940Field[][]> {
  const messages: Mt940Field[][] = []
  const lines = text.split(/\r\n|\r|\n/)
  yield
  for (const [index, raw] of lines.entries()) {
    if (index % LINES_A_STEP === LINES_A_STEP - 1) yield
    const line = raw.replace(ENVELOPE, '')
    const [mark, tag] = TAG.exec(line) ?? []
    const message = messages.at(-1)
    if (mark !== undefined && tag !== undefined) {
      if (tag === '34F' || tag === '13D') throw new BankConflict('bank_file_interim')
      const field = { tag, lines: [line.slice(mark.length)] }
      if (tag === '20') messages.push([field])
      else message?.push(field)
    } else if (!isEnd(line, lines, index)) message?.at(-1)?.lines.push(line)
  }
  return messages
}

/** A lone hyphen ends a message, but some banks have it as a line of a text: then the message goes on. */
function isEnd(line: string, lines: readonly string[], index: number): boolean {
  if (line === '') return true
  if (!/^-(?:\}.*)?\s*$/.test(line)) return false
  const next = lines.slice(index + 1, index + 10).find((one) => one.trim() !== '')
  return next === undefined || /^(?::20:|\{1:)/.test(next)
}
