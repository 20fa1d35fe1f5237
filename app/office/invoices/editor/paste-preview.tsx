import { useEffect, useRef } from 'react'
import { taxChoices } from '~/i18n/tax-choices'
import { useLanguage, useTexts } from '~/kit/language'
import { PasteReport, usePaste } from './paste-report'

export interface PasteToCheck {
  text: string
  button: string
}

interface Props {
  toCheck: PasteToCheck | undefined
  tax: string | undefined
  onTake: () => void
  onEnd: () => void
}

const PARTS = ['article', 'description', 'quantity', 'unit', 'price', 'tax'] as const

export function PastePreview({ toCheck, ...acts }: Props) {
  return toCheck ? <Preview {...acts} text={toCheck.text} /> : null
}

function Preview({ text, tax, onTake, onEnd }: Omit<Props, 'toCheck'> & { text: string }) {
  const { lines: texts } = useTexts().contracts
  const { units } = useTexts().common
  const taxes = taxChoices(useLanguage()).flatMap(({ options }) => options)
  const shown = (part: (typeof PARTS)[number], value = '') => {
    if (part === 'unit') return units[value]?.[0] ?? value
    return part === 'tax' ? (taxes.find((one) => one.value === value)?.label ?? value) : value
  }
  const dialog = useRef<HTMLDialogElement>(null)
  const { lines } = usePaste(text, tax)
  useEffect(() => dialog.current?.showModal(), [])
  const take = () => {
    onEnd()
    onTake()
  }
  return (
    <dialog ref={dialog} className="stack-tight" aria-labelledby="einfuegen" onClose={onEnd}>
      <h2 id="einfuegen">{texts.paste.title}</h2>
      <PasteReport text={text} />
      <div className="paste-rows">
        <table className="table">
          <thead>
            <tr>
              {PARTS.map((part) => (
                <th key={part} scope="col" className={isNumber(part) ? 'number' : undefined}>
                  {texts[part]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ row, values }) => (
              <tr key={row}>
                {PARTS.map((part) => (
                  <td key={part} className={isNumber(part) ? 'number' : undefined}>
                    {shown(part, values[part])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="actions">
        {lines.length > 0 ? (
          // biome-ignore lint/a11y/noAutofocus: a dialog begins with what it asks.
          <button type="button" className="button" onClick={take} autoFocus>
            {texts.paste.take(lines.length)}
          </button>
        ) : null}
        <button type="button" className="button button-quiet" onClick={onEnd}>
          {texts.paste.cancel}
        </button>
      </p>
    </dialog>
  )
}

function isNumber(part: (typeof PARTS)[number]): boolean {
  return part === 'quantity' || part === 'price'
}
