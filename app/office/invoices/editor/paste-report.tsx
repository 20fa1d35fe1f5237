import { faultWords } from '~/i18n/fault-words'
import { USUAL_TAX } from '~/kit/forms/new-line'
import { useLanguage, useTexts } from '~/kit/language'
import { badCells, type Paste, readPaste } from '~/kit/paste/read-paste'

const MOST_SHOWN = 20

export function usePaste(text: string, tax: string = USUAL_TAX): Paste {
  return readPaste(text, { mark: useLanguage() === 'de' ? ',' : '.', tax })
}

export function PasteReport({ text }: { text: string }) {
  const { paste: texts } = useTexts().contracts.lines
  const { faults } = useTexts()
  const paste = usePaste(text)
  const bad = badCells(paste)
  return (
    <div className="banner" id="eingefuegt">
      <p className="banner-title">{texts.read(paste.lines.length)}</p>
      {paste.columnsLeftOut.length > 0 ? (
        <p>{texts.columnsLeftOut(paste.columnsLeftOut.join(', '))}</p>
      ) : null}
      {paste.rowsLeftOut.length > 0 ? <p>{texts.rowsLeftOut(paste.rowsLeftOut.join(', '))}</p> : null}
      {bad.length > 0 ? (
        <>
          <p>{texts.bad(bad.length)}</p>
          <ul>
            {bad.slice(0, MOST_SHOWN).map(({ row, column, text: cell, fault }) => (
              <li
                key={`${row} ${column} ${fault}`}
              >{`${texts.cell(row, column, cell)} ${faultWords(faults, fault)}`}</li>
            ))}
          </ul>
          {bad.length > MOST_SHOWN ? <p>{texts.more(bad.length - MOST_SHOWN)}</p> : null}
        </>
      ) : null}
    </div>
  )
}
