import { TextAreaField } from '~/kit/field'
import { LINE_BUTTON, PASTE_FIELD, PASTED_FIELD, pasteButton } from '~/kit/forms/line-buttons'
import { useTexts } from '~/kit/language'
import { tableOf } from '~/kit/paste/table'
import { fieldOf, useRefusal } from '~/kit/refusal'
import { PasteReport } from './paste-report'

export function PasteBox() {
  const { paste: texts } = useTexts().contracts.lines
  const refusal = useRefusal()
  const pasted = refusal.values[PASTED_FIELD]
  return (
    <>
      {pasted === undefined ? null : <PasteReport text={pasted} />}
      <details className="line-more" open={refusal.faults[PASTE_FIELD] !== undefined}>
        <summary>{texts.title}</summary>
        <div>
          <TextAreaField
            {...fieldOf(refusal, PASTE_FIELD)}
            label={texts.label}
            hint={texts.hint}
            rows={4}
            autoComplete="off"
          />
          <button
            type="submit"
            className="button button-quiet"
            name={LINE_BUTTON}
            value={pasteButton()}
            formNoValidate
          >
            {texts.button}
          </button>
        </div>
      </details>
    </>
  )
}

/** Whether a text has several cells or rows; a single cell or sentence goes into its field. */
export function pastedTable(text: string): boolean {
  return (
    tableOf(text.includes('\t') ? text : text.replaceAll(';', ' '))
      .flat()
      .filter((cell) => cell !== '').length > 1
  )
}
