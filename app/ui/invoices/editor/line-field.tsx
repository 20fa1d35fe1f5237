import { LINE_BUTTON, type LinePart, lineField, UNITS } from '~/forms/priced-lines'
import { taxChoices } from '~/i18n/tax-choices'
import { TextAreaField, TextField } from '../../field'
import { useLanguage, useTexts } from '../../language'
import { useRefusal } from '../../refusal'
import { SelectField } from '../../select-field'

interface Props {
  number: number
  values: Partial<Record<string, string>>
  isOnly: boolean
  withPeriod: boolean
}

const RARE: readonly LinePart[] = ['article', 'details', 'discount', 'from', 'to']

export function LineField({ number, values, isOnly, withPeriod }: Props) {
  const { contracts, common } = useTexts()
  const { lines: texts } = contracts
  const language = useLanguage()
  const field = useLineField(number, values)
  const isMore = RARE.some((part) => values[lineField(number, part)] || field(part).fault)
  const units = UNITS.map((unit) => ({ value: unit as string, label: common.units[unit]?.[0] ?? unit }))
  return (
    <fieldset className="priced-line">
      <legend>{texts.of(number)}</legend>
      <div className="line-text">
        <TextField {...field('description')} />
      </div>
      <TextField
        {...field('quantity')}
        defaultValue={field('quantity').defaultValue ?? '1'}
        inputMode="decimal"
      />
      <SelectField {...field('unit')} value={field('unit').defaultValue ?? 'HUR'} options={units} />
      <TextField {...field('price')} inputMode="decimal" />
      <SelectField
        {...field('tax')}
        value={field('tax').defaultValue ?? 'S 19'}
        groups={taxChoices(language)}
      />
      <details className="line-more" open={isMore}>
        <summary>{texts.more(number)}</summary>
        <div>
          <div className="field-pair">
            <TextField {...field('article')} isOptional />
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
      </details>
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

function useLineField(number: number, values: Props['values']) {
  const { lines: texts } = useTexts().contracts
  const { faults } = useRefusal()
  return (part: LinePart) => {
    const name = lineField(number, part)
    return { name, label: texts[part], fault: faults[name], defaultValue: values[name], autoComplete: 'off' }
  }
}
