import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useState,
} from 'react'
import type { DraftLine } from '~/domain/invoices/drafts/draft-lines'
import { Checkbox } from '~/kit/choice'
import { FieldFault } from '~/kit/field-frame'
import type { Suggestion } from '~/kit/forms/earlier-lines'
import {
  LINE_BUTTON,
  MORE_LINES,
  moveButton,
  PASTE,
  PASTE_FIELD,
  pasteButton,
} from '~/kit/forms/line-buttons'
import { GROSS_FIELD, LINES_FIELD, linesIn, lineValues } from '~/kit/forms/priced-lines'
import { useTexts } from '~/kit/language'
import { useRefusal } from '~/kit/refusal'
import { LineField } from './line-field'
import { LinesDone } from './lines-done'
import { PasteBox, pastedTable } from './paste-box'
import { PastePreview, type PasteToCheck } from './paste-preview'
import { fillLine, markFilled, SuggestedLists } from './suggested'
import { useLineChoices } from './use-line-choices'
import { useLines } from './use-lines'

interface Props {
  stored?: readonly DraftLine[]
  suggestions?: readonly Suggestion[]
  withPeriods?: boolean
  /** Whether the customer is a household, which may want the labour share shown. */
  withLabour?: boolean
  usualTax: string
}

/**
 * Lines that can be added, moved, removed and pasted without a script: each such button posts the form, which comes
 * back whole. With scripts nothing is posted, and the keyboard does the same.
 */
export function LineFields({
  stored = [],
  suggestions = [],
  withPeriods = false,
  withLabour = false,
  usualTax,
}: Props) {
  const { lines: texts } = useTexts().contracts
  const { values, faults } = useRefusal()
  const lines = useLines({ values: linesIn(values) === undefined ? lineValues(stored) : values, faults })
  const [toCheck, setToCheck] = useState<PasteToCheck>()
  const { entries, place, press, undo } = lines
  const choices = useLineChoices(entries, usualTax)
  const isGross =
    linesIn(values) === undefined ? stored.some((one) => one.isGross) : Boolean(values[GROSS_FIELD])

  function onClick(event: MouseEvent) {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (button?.name !== LINE_BUTTON) return
    if (button.value === PASTE) {
      const text = button.form?.querySelector<HTMLTextAreaElement>(`[name=${PASTE_FIELD}]`)?.value ?? ''
      if (text.trim() === '') return
      event.preventDefault()
      setToCheck({ text, button: PASTE })
    } else if (press(button.value)) event.preventDefault()
  }

  function onKeyDown(event: KeyboardEvent) {
    const number = lineNumberAt(event.target)
    const isUndo = event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey
    if (isUndo && lines.isFresh.current && undo()) return event.preventDefault()
    const asked = number === undefined ? undefined : buttonOf(event, number)
    if (asked !== undefined && press(asked)) event.preventDefault()
  }

  function onPaste(event: ClipboardEvent) {
    const number = lineNumberAt(event.target)
    const text = event.clipboardData.getData('text/plain')
    if (number === undefined || !isInOneLine(event.target) || !pastedTable(text)) return
    event.preventDefault()
    setToCheck({ text, button: pasteButton(number) })
  }

  function onInput({ nativeEvent, target }: FormEvent) {
    if (!nativeEvent.isTrusted) return
    lines.isFresh.current = false
    // A suggestion is only applied once chosen: typed text may still go on.
    if (!/^(insertText|delete)/.test((nativeEvent as InputEvent).inputType ?? '')) fill(target)
  }

  function fill(target: EventTarget, next: EventTarget | null = null) {
    if (target instanceof HTMLInputElement) fillLine(target, suggestions, next)
  }

  return (
    <fieldset
      className="priced-lines"
      ref={place}
      {...{ onClick, onKeyDown, onPaste, onInput }}
      onFocus={({ target }) => markFilled(target)}
      onBlur={({ target, relatedTarget }) => fill(target, relatedTarget)}
    >
      <legend>{texts.title}</legend>
      <input type="hidden" name={LINES_FIELD} value={entries.length} />
      <Checkbox id={GROSS_FIELD} name={GROSS_FIELD} label={texts.isGross} isChecked={isGross} />
      <SuggestedLists suggestions={suggestions} />
      {entries.map((entry, index) => (
        <LineField
          key={entry.key}
          number={index + 1}
          count={entries.length}
          entry={entry}
          choices={choices}
          withPeriod={withPeriods}
          withLabour={withLabour}
        />
      ))}
      <LinesDone {...lines} />
      <FieldFault id={LINES_FIELD} fault={lines.fault ?? faults[LINES_FIELD]} />
      <p className="actions">
        <button
          type="submit"
          className="button button-quiet"
          id={LINES_FIELD}
          name={LINE_BUTTON}
          value={MORE_LINES}
          formNoValidate
        >
          {texts.add}
        </button>
        <KeysHint />
      </p>
      <PasteBox />
      <PastePreview
        toCheck={toCheck}
        tax={entries[0]?.values.tax}
        onTake={() => toCheck && press(toCheck.button, toCheck.text)}
        onEnd={() => setToCheck(undefined)}
      />
    </fieldset>
  )
}

/** Shown only with scripts, as the shortcuts need them. */
function KeysHint() {
  const { keys } = useTexts().contracts.lines
  const [hasScripts, setScripts] = useState(false)
  useEffect(() => setScripts(true), [])
  return hasScripts ? <span className="keys-hint soft small">{keys}</span> : null
}

/** A long description is still one line; of the other fields only inputs are. */
function isInOneLine(target: EventTarget): boolean {
  if (target instanceof HTMLTextAreaElement) return target.name.endsWith('_description')
  return target instanceof HTMLInputElement
}

function lineNumberAt(target: EventTarget): number | undefined {
  const line = target instanceof Element ? target.closest('[data-line]') : null
  return line instanceof HTMLElement ? Number(line.dataset.line) : undefined
}

function buttonOf(event: KeyboardEvent, number: number): string | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event
  if (shiftKey) return undefined
  if ((ctrlKey || metaKey) && !altKey) return key === 'Enter' ? MORE_LINES : undefined
  if (!altKey || ctrlKey || metaKey) return undefined
  if (key === 'ArrowUp') return moveButton('auf', number)
  if (key === 'ArrowDown') return moveButton('ab', number)
  return key === 'Delete' ? String(number) : undefined
}
