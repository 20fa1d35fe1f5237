import { type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Fault } from '~/kit/forms/faults'
import { useTexts } from '~/kit/language'
import { SelectField } from '~/kit/select-field'
import type { Choices } from './use-line-choices'

interface Props {
  name: string
  label: string
  value: string
  fault: Fault | undefined
  choices: Choices
}

/** Not a valid choice, so the server returns the form with all options. */
const OTHER = 'andere'

/** Renders few options until used. Always shows the value entered, even an invalid one. */
export function LineSelect({ value, choices: { all, few }, ...field }: Props) {
  const { otherChoice } = useTexts().contracts.lines
  const [isFilled, setFilled] = useState(false)
  const isKnown = all.some(({ options }) => options.some((one) => one.value === value))
  const own = isKnown ? [] : [{ value, label: value === OTHER ? otherChoice : value }]
  const isFull = few === undefined || isFilled || !isKnown

  function fill({ target }: SyntheticEvent) {
    if (isFull || !(target instanceof HTMLSelectElement)) return
    const chosen = target.value
    flushSync(() => setFilled(true))
    for (const option of target.options) option.defaultSelected = option.value === value
    target.value = chosen
  }

  return (
    <div onPointerDownCapture={fill} onFocusCapture={fill}>
      <SelectField
        {...field}
        value={value}
        options={isFull ? own : [...few, { value: OTHER, label: otherChoice }]}
        groups={isFull ? all : []}
      />
    </div>
  )
}
