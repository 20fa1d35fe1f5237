import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { TextAreaField, TextField } from '~/kit/field'
import type { FieldProps } from '~/kit/field-frame'
import { UNSAVED_MARK } from '~/kit/office/unsaved'
import { NAMES } from './suggested'

interface Props extends FieldProps {
  defaultValue: string | undefined
  autoComplete: string
}

/** Nothing that is suggested is longer than what a line shows. */
const MOST_IN_A_LINE = 60

/** A line with suggestions; a longer text gets a field that grows with it. */
export function DescriptionField({ defaultValue = '', ...field }: Props) {
  const [long, setLong] = useState(defaultValue.length > MOST_IN_A_LINE ? defaultValue : undefined)

  function grow({ currentTarget }: FormEvent<HTMLInputElement>) {
    const { id, value, selectionStart, form } = currentTarget
    if (value.length <= MOST_IN_A_LINE) return
    // The new field starts with what was typed, so it would not count as changed.
    form?.setAttribute(UNSAVED_MARK, '')
    flushSync(() => setLong(value))
    const grown = document.getElementById(id)
    if (!(grown instanceof HTMLTextAreaElement)) return
    grown.focus()
    grown.setSelectionRange(selectionStart, selectionStart)
  }

  if (long === undefined)
    return <TextField {...field} defaultValue={defaultValue} list={NAMES} onInput={grow} />
  return <TextAreaField {...field} defaultValue={long} rows={1} onKeyDown={keepInOneLine} />
}

function keepInOneLine(event: KeyboardEvent): void {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault()
}
