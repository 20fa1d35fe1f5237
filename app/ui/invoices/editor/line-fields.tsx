import type { DraftLine } from '~/domain/invoices/draft-lines'
import { LINE_BUTTON, LINES_FIELD, linesIn, lineValues, MORE_LINES } from '~/forms/priced-lines'
import { useTexts } from '../../language'
import { useRefusal } from '../../refusal'
import { LineField } from './line-field'

interface Props {
  stored?: readonly DraftLine[]
  /** Whether each line may say when it was done. */
  withPeriods?: boolean
}

/** Lines that can be added and removed without a script: each such button posts the form, which comes back whole. */
export function LineFields({ stored = [], withPeriods = false }: Props) {
  const { lines: texts } = useTexts().contracts
  const { values } = useRefusal()
  const shown = linesIn(values) === undefined ? lineValues(stored) : values
  const count = linesIn(shown) ?? 1
  return (
    <fieldset className="priced-lines">
      <legend>{texts.title}</legend>
      <input type="hidden" name={LINES_FIELD} value={count} key={count} />
      {Array.from({ length: count }, (_, index) => (
        <LineField
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number; the count makes all of them anew.
          key={`${count}-${index}`}
          number={index + 1}
          values={shown}
          isOnly={count === 1}
          withPeriod={withPeriods}
        />
      ))}
      <button type="submit" className="button button-quiet" name={LINE_BUTTON} value={MORE_LINES}>
        {texts.add}
      </button>
    </fieldset>
  )
}
