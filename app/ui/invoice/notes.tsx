import type { LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import { taxStatements } from '~/i18n/tax-reasons'
import { useLanguage, useTexts } from '../language'

/** The statements the law requires for untaxed supplies, then the firm's own note. */
export function Notes({ invoice: { lines, note, language, kind } }: { invoice: LinkedInvoice }) {
  const { reason } = useTexts().invoice
  const legal = taxStatements(lines, useLanguage())
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
