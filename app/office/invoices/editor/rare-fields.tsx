import { type MouseEvent, useState } from 'react'
import { TextAreaField, TextField } from '~/kit/field'
import type { FieldProps } from '~/kit/field-frame'
import { LINE_BUTTON, OPEN_FIELD, openButton } from '~/kit/forms/line-buttons'
import { type LinePart, lineField } from '~/kit/forms/priced-lines'
import { useTexts } from '~/kit/language'
import { useRefusal } from '~/kit/refusal'
import { ARTICLES } from './suggested'
import type { Entry } from './use-lines'

interface Props {
  number: number
  entry: Entry
  field: (part: LinePart) => FieldProps & { defaultValue: string | undefined; autoComplete: string }
  withPeriod: boolean
  withLabour: boolean
  /** In long invoices these fields are rendered only on request. */
  isLong: boolean
}

const RARE: readonly LinePart[] = ['labour', 'article', 'details', 'discount', 'from', 'to']

export function RareFields(props: Props) {
  const { number, entry, isLong, withLabour } = props
  const { lines: texts } = useTexts().contracts
  const { values } = useRefusal()
  const [isAsked, setAsked] = useState(false)
  const isFaulty = RARE.some((part) => entry.faults[part])
  const isUsed = RARE.some((part) => entry.values[part])
  if (isLong && !isAsked && !isFaulty && values[OPEN_FIELD] !== String(number))
    return <FoldedFields {...props} onOpen={() => setAsked(true)} />
  return (
    <details className="line-more" open={isAsked || isUsed || isFaulty || isLong}>
      <summary>{withLabour ? texts.moreWithLabour(number) : texts.more(number)}</summary>
      <Fields {...props} />
    </details>
  )
}

function Fields({ field, withPeriod, withLabour }: Props) {
  const { lines: texts } = useTexts().contracts
  return (
    <div>
      {withLabour ? <TextField {...field('labour')} hint={texts.labourHint} isOptional /> : null}
      <div className="field-pair">
        <TextField {...field('article')} list={ARTICLES} isOptional />
        <TextField {...field('discount')} hint={texts.discountHint} isOptional />
      </div>
      {withPeriod ? (
        <div className="field-pair">
          <TextField {...field('from')} type="date" isOptional />
          <TextField {...field('to')} type="date" isOptional />
        </div>
      ) : null}
      <TextAreaField {...field('details')} rows={2} isOptional />
    </div>
  )
}

/** The values of fields not rendered, and the button that shows them. */
function FoldedFields({ number, entry: { values }, withLabour, onOpen }: Props & { onOpen(): void }) {
  const { lines: texts } = useTexts().contracts
  const used = RARE.filter((part) => values[part])
  function open(event: MouseEvent) {
    event.preventDefault()
    event.stopPropagation()
    onOpen()
  }
  return (
    <div className="line-folded">
      {used.map((part) => (
        <input key={part} type="hidden" name={lineField(number, part)} value={values[part]} />
      ))}
      <button
        type="submit"
        className="act"
        name={LINE_BUTTON}
        value={openButton(number)}
        onClick={open}
        formNoValidate
      >
        {withLabour ? texts.moreWithLabour(number) : texts.more(number)}
      </button>
      {used.length > 0 ? (
        <span className="soft small">{used.map((part) => values[part]).join(', ')}</span>
      ) : null}
    </div>
  )
}
