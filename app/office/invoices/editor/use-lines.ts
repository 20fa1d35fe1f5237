import { useEffect, useRef, useState } from 'react'
import type { Fault, FormRefusal } from '~/kit/forms/faults'
import {
  LINE_BUTTON,
  MORE_LINES,
  moveButton,
  PASTE_FIELD,
  SHOW_TOTALS,
  withOtherLines,
} from '~/kit/forms/line-buttons'
import { LINE_PARTS, LINES_FIELD, type LinePart, lineField, linesIn } from '~/kit/forms/priced-lines'
import { useLanguage } from '~/kit/language'
import { UNSAVED_MARK } from '~/kit/office/unsaved'
import { enteredIn } from './entered'

/** A line as last read, identified by its key wherever it moves. */
export interface Entry {
  key: string
  values: Partial<Record<LinePart, string>>
  faults: Partial<Record<LinePart, Fault>>
}

interface Done {
  what: 'removed' | 'pasted' | 'moved' | 'undone'
  before: Entry[] | undefined
  count: number
}

const KEY = 'schluessel' as LinePart
let newest = 0

/** The form's lines; with scripts they change without a request, by the server's own function. */
export function useLines({ values, faults }: Pick<FormRefusal, 'values' | 'faults'>) {
  const mark = useLanguage() === 'de' ? ',' : '.'
  const [entries, setEntries] = useState(() => entriesOf(values, faults, []))
  const [done, setDone] = useState<Done>()
  const [fault, setFault] = useState<Fault>()
  const place = useRef<HTMLFieldSetElement>(null)
  const focus = useRef<string>()
  const isFresh = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: form and focus follow changes of the lines.
  useEffect(() => {
    const form = place.current?.closest('form')
    if (focus.current === undefined || !form) return
    form.setAttribute(UNSAVED_MARK, '')
    form.dispatchEvent(new Event('input', { bubbles: true }))
    isFresh.current = true
    const next = placesLike(focus.current).find((id) => document.getElementById(id))
    document.getElementById(next ?? '')?.focus()
    focus.current = undefined
  }, [entries])

  /** Returns whether the button was handled without a request. */
  function press(asked: string, pasted?: string): boolean {
    const form = place.current?.closest('form')
    if (!form || asked === SHOW_TOTALS) return false
    const entered = enteredIn(form)
    const before = entries.map((entry, index) => ({ ...entry, values: valuesOf(entered, index + 1) }))
    entries.forEach(({ key }, index) => {
      entered[lineField(index + 1, KEY)] = key
    })
    const other = withOtherLines({ ...entered, [LINE_BUTTON]: asked, [PASTE_FIELD]: pasted }, mark)
    if (!other) return false
    const tooMany = other.faults[LINES_FIELD] ?? other.faults[PASTE_FIELD]
    setFault(tooMany)
    if (tooMany) return true
    const after = entriesOf(other.values, other.faults, before)
    focus.current = pasted === undefined ? goneOnWith(asked, other.at) : lineField(other.at, 'description')
    setEntries(after)
    const what = pasted !== undefined ? 'pasted' : /^\d/.test(asked) ? 'removed' : 'moved'
    setDone(asked === MORE_LINES ? undefined : { what, before, count: after.length - before.length })
    return true
  }

  function undo(): boolean {
    if (!done?.before) return false
    focus.current = lineField(1, 'description')
    setEntries(done.before)
    setDone({ what: 'undone', before: undefined, count: 0 })
    return true
  }

  return { entries, place, press, undo, done, fault, isFresh }
}

function entriesOf(
  values: FormRefusal['values'],
  faults: FormRefusal['faults'],
  known: readonly Entry[],
): Entry[] {
  return Array.from({ length: linesIn(values) ?? 1 }, (_, index) => {
    const same = known.find(({ key }) => key === values[lineField(index + 1, KEY)])
    if (same) return same
    newest += 1
    return { key: `neu-${newest}`, values: valuesOf(values, index + 1), faults: valuesOf(faults, index + 1) }
  })
}

/** The element to focus after a button: the same one if a line was moved, else the line's first field. */
function goneOnWith(asked: string, at: number): string {
  const active = document.activeElement
  const [, move] = /^(auf|ab)-/.exec(asked) ?? []
  if (move && active instanceof HTMLButtonElement) return `${move}-${at}`
  const [, part] = /^position_\d+_(\w+)$/.exec(active?.id ?? '') ?? []
  return lineField(at, move && part ? (part as LinePart) : 'description')
}

/** Fallbacks, as a line at the end lacks one button: the other button, or the line's first field. */
function placesLike(id: string): string[] {
  const number = Number(/\d+/.exec(id)?.[0] ?? 1)
  const others = /^(auf|ab)-/.test(id) ? [moveButton('auf', number), moveButton('ab', number)] : []
  return [id, ...others, lineField(number, 'description')]
}

function valuesOf<Value>(
  all: Partial<Record<string, Value>>,
  number: number,
): Partial<Record<LinePart, Value>> {
  return Object.fromEntries(
    LINE_PARTS.flatMap((part) => {
      const value = all[lineField(number, part)]
      return value === undefined ? [] : [[part, value]]
    }),
  )
}
