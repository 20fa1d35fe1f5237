import type { InvoiceView } from '~/domain/invoices/view'
import { legalStatements } from '~/i18n/legal-statements'

/** BT-22: the firm's own note, and what the law demands where the tax itself has no place for it (BT-120). */
export function notesOf(view: InvoiceView): string[] {
  const { note, language } = view
  const legal = legalStatements(view, language).filter(({ category = 'Z' }) => category === 'Z')
  return [...(note === null ? [] : [note]), ...legal.map(({ text }) => text.replaceAll('\u00a0', ' '))]
}
