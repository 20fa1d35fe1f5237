import { readPaste } from '../paste/read-paste'
import type { Faults, FormRefusal } from './faults'
import { USUAL_TAX } from './new-line'
import {
  isBlank,
  LINES_FIELD,
  type LinePart,
  lineField,
  linesIn,
  MOST_LINES,
  readLines,
} from './priced-lines'

/** Button that adds, moves or removes lines; its value says which. */
export const LINE_BUTTON = 'zeile'
export const MORE_LINES = 'neu'
export const SHOW_TOTALS = 'summe'
export const PASTE = 'einfuegen'
/** The text to paste, and the last pasted text, so that the page can report how it was read. */
export const PASTE_FIELD = 'einzufuegen'
export const PASTED_FIELD = 'eingefuegt'

/** In long invoices, the line whose rarely used fields are open. */
export const OPEN_FIELD = 'offen'

/** Prefix for the number of a note from earlier invoices. */
export const NOTE_FIELD = 'bemerkung_'

export const TOTALS = 'summen'

export function moveButton(move: 'auf' | 'ab', number: number): string {
  return `${move}-${number}`
}

export function openButton(number: number): string {
  return `mehr-${number}`
}

export function noteButton(number: number): string {
  return `bemerkung-${number}`
}

export function withNote(note: string, more: string): string {
  return [note.trim(), more].filter((text) => text !== '').join('\n')
}

/** Pastes into the numbered line, or after the last. */
export function pasteButton(number?: number): string {
  return number === undefined ? PASTE : `${PASTE}-${number}`
}

export interface OtherLines {
  values: FormRefusal['values']
  /** The line to focus; 0 for none. */
  at: number
  faults: Faults
}

type Line = Partial<Record<string, string>>

/**
 * The form after one of its line buttons; undefined if none was pressed. Also called in the browser, so a line
 * may carry more than its fields.
 */
export function withOtherLines(values: FormRefusal['values'], mark: ',' | '.'): OtherLines | undefined {
  const asked = values[LINE_BUTTON] ?? ''
  const lines = linesOf(values)
  const as = (others: Line[], at: number) => ({ values: withLines(values, others), at, faults: {} })
  if (asked === SHOW_TOTALS) return { values, at: 0, faults: {} }
  const [, earlier] = /^bemerkung-(\d)$/.exec(asked) ?? []
  if (earlier) {
    const note = withNote(values.note ?? '', values[NOTE_FIELD + earlier] ?? '')
    return { values: { ...values, note }, at: 0, faults: {} }
  }
  if (asked === PASTE) return withPaste(values, lines.length, mark)
  if (asked === MORE_LINES)
    return lines.length < MOST_LINES ? as([...lines, {}], lines.length + 1) : tooMany(values, LINES_FIELD)
  const [, move = '', position] = /^(?:(auf|ab|einfuegen|mehr)-)?(\d{1,4})$/.exec(asked) ?? []
  const number = Number(position)
  if (!(number >= 1 && number <= lines.length)) return undefined
  if (move === PASTE) return withPaste(values, number, mark)
  if (move === 'mehr') return { values: { ...values, [OPEN_FIELD]: position }, at: number, faults: {} }
  if (move === '') {
    const others = lines.toSpliced(number - 1, 1)
    return as(others.length > 0 ? others : [{}], Math.max(1, Math.min(number, others.length)))
  }
  const to = Math.max(1, Math.min(lines.length, move === 'auf' ? number - 1 : number + 1))
  return as(lines.toSpliced(number - 1, 1).toSpliced(to - 1, 0, lines[number - 1] ?? {}), to)
}

/** Inserts pasted rows after a line, or in its place if it is blank, and reports cells it could not use. */
function withPaste(values: FormRefusal['values'], number: number, mark: ',' | '.'): OtherLines {
  const { [PASTE_FIELD]: text = '', [PASTED_FIELD]: _, ...others } = values
  const lines = linesOf(values)
  const { lines: read } = readPaste(text, { mark, tax: lines[0]?.tax ?? USUAL_TAX })
  if (read.length === 0) return { values, at: 0, faults: { [PASTE_FIELD]: 'paste_empty' } }
  const isFree = isBlank((part) => (lines[number - 1]?.[part] ?? '').trim())
  const start = isFree ? number - 1 : number
  const all = lines.toSpliced(start, isFree ? 1 : 0, ...read.map((one) => one.values))
  if (all.length > MOST_LINES) return tooMany(values, PASTE_FIELD)
  const pasted = withLines({ ...others, [PASTED_FIELD]: text }, all)
  const bad = Object.entries(readLines(pasted).faults).filter(([field]) => {
    const at = numberOf(field)
    return at > start && at <= start + read.length
  })
  return { values: pasted, at: start + 1, faults: Object.fromEntries(bad) }
}

function tooMany(values: FormRefusal['values'], field: string): OtherLines {
  return { values, at: 0, faults: { [field]: 'lines_too_many' } }
}

function numberOf(field: string): number {
  return Number(/^position_(\d+)_/.exec(field)?.[1])
}

function linesOf(values: FormRefusal['values']): Line[] {
  const lines: Line[] = Array.from({ length: linesIn(values) ?? 1 }, () => ({}))
  for (const [field, value] of Object.entries(values)) {
    const line = lines[numberOf(field) - 1]
    if (line) line[field.replace(/^position_\d+_/, '')] = value
  }
  return lines
}

function withLines(values: FormRefusal['values'], lines: readonly Line[]): FormRefusal['values'] {
  const rest = Object.entries(values).filter(([name]) => !name.startsWith('position_'))
  const fields = lines.flatMap((line, index) =>
    Object.entries(line).map(([part, value]) => [lineField(index + 1, part as LinePart), value]),
  )
  return Object.fromEntries([...rest, [LINES_FIELD, String(lines.length)], ...fields])
}
