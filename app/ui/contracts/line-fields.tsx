import type { ContractLine } from '~/domain/contracts/prices'
import {
  LINE_BUTTON,
  LINES_FIELD,
  type LinePart,
  lineField,
  linesIn,
  lineValues,
  MORE_LINES,
  UNITS,
} from '~/forms/contract-lines'
import { taxChoices } from '~/i18n/tax-choices'
import { TextField } from '../field'
import { FieldFault } from '../field-frame'
import { useLanguage, useTexts } from '../language'
import { useRefusal } from '../refusal'

/** Lines that can be added and removed without a script: each such button posts the form, which comes back whole. */
export function LineFields({ stored = [] }: { stored?: readonly ContractLine[] }) {
  const { lines: texts } = useTexts().contracts
  const { values } = useRefusal()
  const shown = linesIn(values) === undefined ? lineValues(stored) : values
  const count = linesIn(shown) ?? 1
  return (
    <fieldset className="contract-lines">
      <legend>{texts.title}</legend>
      <input type="hidden" name={LINES_FIELD} value={count} key={count} />
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number; the count makes all of them anew.
        <Line key={`${count}-${index}`} number={index + 1} values={shown} isOnly={count === 1} />
      ))}
      <button type="submit" className="button button-quiet" name={LINE_BUTTON} value={MORE_LINES}>
        {texts.add}
      </button>
    </fieldset>
  )
}

interface LineProps {
  number: number
  values: Partial<Record<string, string>>
  isOnly: boolean
}

function Line({ number, values, isOnly }: LineProps) {
  const { contracts, common } = useTexts()
  const { lines: texts } = contracts
  const language = useLanguage()
  const { faults } = useRefusal()
  const field = (part: LinePart) => {
    const name = lineField(number, part)
    return { name, label: texts[part], fault: faults[name], defaultValue: values[name], autoComplete: 'off' }
  }
  const units = UNITS.map((unit) => ({ value: unit as string, label: common.units[unit]?.[0] ?? unit }))
  return (
    <fieldset className="contract-line">
      <legend>{texts.of(number)}</legend>
      <div className="contract-line-text">
        <TextField {...field('description')} />
      </div>
      <TextField
        {...field('quantity')}
        defaultValue={field('quantity').defaultValue ?? '1'}
        inputMode="decimal"
      />
      <Choice {...field('unit')} groups={[{ label: undefined, options: units }]} />
      <TextField {...field('price')} inputMode="decimal" />
      <Choice {...field('tax')} groups={taxChoices(language)} />
      {isOnly ? null : (
        <button
          type="submit"
          className="button button-quiet button-row"
          name={LINE_BUTTON}
          value={number}
          formNoValidate
        >
          {texts.remove(number)}
        </button>
      )}
    </fieldset>
  )
}

interface ChoiceGroup {
  label: string | undefined
  options: { value: string; label: string }[]
}

interface ChoiceProps {
  name: string
  label: string
  fault: Parameters<typeof FieldFault>[0]['fault']
  defaultValue: string | undefined
  groups: readonly ChoiceGroup[]
}

function Choice({ name, label, fault, defaultValue, groups }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <FieldFault id={name} fault={fault} />
      <select className="input" id={name} name={name} defaultValue={defaultValue}>
        {groups.map(({ label: group, options }) =>
          group === undefined ? (
            <Options key="" options={options} />
          ) : (
            <optgroup key={group} label={group}>
              <Options options={options} />
            </optgroup>
          ),
        )}
      </select>
    </div>
  )
}

function Options({ options }: Pick<ChoiceGroup, 'options'>) {
  return options.map((option) => (
    <option key={option.value} value={option.value}>
      {option.label}
    </option>
  ))
}
