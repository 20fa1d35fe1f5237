import type { InvoiceView } from '~/domain/invoices/issuing/view'
import { deductionWords } from '~/i18n/deduction-words'
import { legalStatements } from '~/i18n/legal-statements'

/** BT-22: the firm's note, the advances of a final invoice (§ 14 (5) UStG), and legal statements that do not fit the tax group (BT-120). */
export function notesOf(view: InvoiceView): string[] {
  const { note, language } = view
  const legal = legalStatements(view, language).filter(({ category = 'Z' }) => category === 'Z')
  const deducted = (view.deductions ?? []).map((one) => {
    const { which, parts } = deductionWords(one, language)
    return `${which}: ${parts.join('; ')}`
  })
  const legalNotes = [...legal.map(({ text }) => text), ...deducted].map((text) =>
    text.replaceAll('\u00a0', ' '),
  )
  return [...(note === null ? [] : [note]), ...legalNotes]
}
