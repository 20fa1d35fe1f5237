import type { LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import { useTexts } from '../language'

/** The statements the law requires for untaxed supplies, then the firm's own note. */
export function Notes({ invoice: { taxes, note, language, kind } }: { invoice: LinkedInvoice }) {
  const { notes } = useTexts().invoiceTerms
  const { reason } = useTexts().invoice
  const categories = [...new Set(taxes.map(({ category }) => category))]
  const legal = categories.flatMap((category) => (category === 'S' ? [] : [notes[category]]))
  const own = note?.trim()
  if (legal.length === 0 && !own) return null
  return (
    <div className="stack-tight">
      {legal.map((text) => (
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
