import { TextField } from '~/kit/field'
import { LINE_BUTTON, moveButton } from '~/kit/forms/line-buttons'
import { USUAL_UNIT } from '~/kit/forms/new-line'
import { type LinePart, lineField } from '~/kit/forms/priced-lines'
import { useTexts } from '~/kit/language'
import { DescriptionField } from './description-field'
import { LineSelect } from './line-select'
import { RareFields } from './rare-fields'
import type { LineChoices } from './use-line-choices'
import type { Entry } from './use-lines'

interface Props {
  number: number
  count: number
  entry: Entry
  choices: LineChoices
  withPeriod: boolean
  withLabour: boolean
}

export function LineField({ number, count, entry, choices, withPeriod, withLabour }: Props) {
  const { lines: texts } = useTexts().contracts
  const { values, faults } = entry
  const field = (part: LinePart) => ({
    name: lineField(number, part),
    label: texts[part],
    fault: faults[part],
    defaultValue: values[part],
    autoComplete: 'off',
  })
  const select = (part: 'unit' | 'tax', usual: string) => ({
    name: lineField(number, part),
    label: texts[part],
    fault: faults[part],
    value: values[part] ?? usual,
    choices: choices[part],
  })
  return (
    <fieldset className="priced-line" id={`position-${number}`} data-line={number}>
      <legend>{texts.of(number)}</legend>
      <div className="line-text">
        <DescriptionField {...field('description')} />
      </div>
      <TextField {...field('quantity')} defaultValue={values.quantity ?? '1'} inputMode="decimal" />
      <LineSelect {...select('unit', USUAL_UNIT)} />
      <TextField {...field('price')} inputMode="decimal" />
      <LineSelect {...select('tax', choices.usualTax)} />
      <RareFields {...{ number, entry, field, withPeriod, withLabour }} isLong={choices.isLong} />
      {count === 1 ? null : <LineButtons number={number} count={count} />}
    </fieldset>
  )
}

function LineButtons({ number, count }: Pick<Props, 'number' | 'count'>) {
  const { lines: texts } = useTexts().contracts
  const button = { type: 'submit', className: 'button button-quiet button-row', name: LINE_BUTTON } as const
  const move = (to: 'auf' | 'ab', sign: string, keys: string) => (
    <button
      {...button}
      id={moveButton(to, number)}
      value={moveButton(to, number)}
      aria-label={texts.move[to](number)}
      aria-keyshortcuts={keys}
      formNoValidate
    >
      {sign}
    </button>
  )
  return (
    <div className="line-buttons">
      {number > 1 ? move('auf', '↑', 'Alt+ArrowUp') : null}
      {number < count ? move('ab', '↓', 'Alt+ArrowDown') : null}
      <button {...button} value={number} aria-keyshortcuts="Alt+Delete" formNoValidate>
        {texts.remove(number)}
      </button>
    </div>
  )
}
