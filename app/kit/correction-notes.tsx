import type { CorrectionNote } from '~/domain/payslips/correction-notes'
import { formatMoney, formatMonth } from '~/i18n/format'
import { useLanguage, useTexts } from './language'

/** What the law says of settling a correction. */
export function CorrectionNotes({ notes }: { notes: readonly CorrectionNote[] }) {
  const { notes: texts } = useTexts().payrollClosing
  const language = useLanguage()
  if (notes.length === 0) return null
  const sentenceOf = (note: CorrectionNote) => {
    if (note.code === 'tax_changed') return texts.tax_changed
    if ('year' in note) return texts[note.code](note.year, String(Number(note.year) + 1))
    return texts[note.code](formatMoney(note.cents, language), formatMonth(note.until, language))
  }
  return (
    <ul className="to-do">
      {notes.map((note) => (
        <li key={note.code}>{sentenceOf(note)}</li>
      ))}
    </ul>
  )
}
