import { BankConflict } from '../../conflict'

/** A field of a message: its tag, and its lines as the bank broke them. */
export interface Mt940Field {
  tag: string
  lines: string[]
}

/**
 * Only these, since a text may break before the minutes of a time (`:26:37`); some banks put a hyphen before one that
 * begins behind a page.
 */
const TAG = /^-?:(20|21|25P?|28C?|60[FM]|61|62[FM]|64|65|86|13D|34F|90[CD]|NS):/
/** Behind the opening balance, these are times too. */
const OF_HEAD: ReadonlySet<string> = new Set('21 25 25P 28 28C'.split(' '))
const OPENING: ReadonlySet<string> = new Set(['60F', '60M'])
/** Lines within which a head follows the tag that begins a message. */
const HEAD_WITHIN = 4
/** One bank breaks its lines anywhere, even within a tag. */
const BROKEN_TAG = /^:\d?\d?$/
/** Head of a SWIFT envelope, and its end behind the last field. */
const ENVELOPE = /^\{1:.*?\{4:|^\{1:.*$|\{4:$/

/** What SWIFT puts around a message, and old programs at the end of a file. */
const CONTROLS = /[^\P{Cc}\r\n\t]/gu

const LINES_A_STEP = 500

/** The messages of a file, each from its `:20:` on, in steps. @throws BankConflict for interim reports (MT942) */
export function* readingMessages(text: string): Generator<void, Mt940Field[][]> {
  const messages: Mt940Field[][] = []
  const broken = text.replace(CONTROLS, '').split(/\r\n|\r|\n/)
  yield
  const lines = withWholeTags(broken)
  let hasOpening = false
  yield
  for (const [index, raw] of lines.entries()) {
    if (index % LINES_A_STEP === LINES_A_STEP - 1) yield
    const line = raw.replace(ENVELOPE, '')
    const [mark, tag] = TAG.exec(line) ?? []
    const message = messages.at(-1)
    if (
      mark !== undefined &&
      tag !== undefined &&
      isTag(tag, hasOpening, lines.slice(index + 1, index + 1 + HEAD_WITHIN))
    ) {
      if (tag === '34F' || tag === '13D') throw new BankConflict('bank_file_interim')
      const field = { tag, lines: [line.slice(mark.length)] }
      hasOpening = tag !== '20' && message !== undefined && (hasOpening || OPENING.has(tag))
      if (tag === '20') messages.push([field])
      else message?.push(field)
    } else if (!isEnd(line, lines, index)) message?.at(-1)?.lines.push(line)
  }
  return messages
}

function withWholeTags(lines: readonly string[]): string[] {
  const whole: string[] = []
  for (const line of lines) {
    const before = whole.at(-1) ?? ''
    const isRest = BROKEN_TAG.test(before) && TAG.test(before + line)
    if (isRest) whole.pop()
    whole.push(isRest ? before + line : line)
  }
  return whole
}

/** By whether its message has its opening balance, and what is below. */
function isTag(tag: string, hasOpening: boolean, below: readonly string[]): boolean {
  if (tag === '20' && hasOpening) return below.some((line) => OF_HEAD.has(TAG.exec(line)?.[1] ?? ''))
  return !(hasOpening && OF_HEAD.has(tag))
}

/** A lone hyphen ends a message, but some banks have it as a line of a text: then the message goes on. */
function isEnd(line: string, lines: readonly string[], index: number): boolean {
  if (line === '') return true
  if (!/^-(?:\}.*)?\s*$/.test(line)) return false
  const next = lines.slice(index + 1, index + 10).find((one) => one.trim() !== '')
  return next === undefined || /^(?::20:|\{1:)/.test(next)
}
