import type { LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import { legalStatements } from '~/i18n/legal-statements'
import { useLanguage, useTexts } from '~/kit/language'

/** Legal statements, then the firm's note. */
export function Notes({ invoice }: { invoice: LinkedInvoice }) {
  const { note, language, kind } = invoice
  const { reason } = useTexts().invoice
  const legal = legalStatements(invoice, useLanguage())
  const own = note?.trim()
  if (legal.length === 0 && !own) return null
  return (
    <div className="stack-tight">
      {legal.map(({ text }) => (
        <p key={text}>{text}</p>
      ))}
      {own ? (
        <div>
          {kind === 'invoice' ? null : <h3 className="label">{reason}</h3>}
          <p className="note" lang={language}>
            {own}
          </p>
        </div>
      ) : null}
    </div>
  )
}
