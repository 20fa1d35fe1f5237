import { documentName } from '~/domain/invoices/issuing/document-name'
import type { LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import { Lines } from '~/kit/invoice-lines'
import { useTexts } from '~/kit/language'
import { Dates } from './dates'
import { Notes } from './notes'
import { Parties } from './parties'
import { Payments } from './payments'

export function Details({ invoice }: { invoice: LinkedInvoice }) {
  const texts = useTexts()
  return (
    <section className="sheet stack invoice-paper" aria-labelledby="einzeln">
      <h2 id="einzeln">{texts.invoice.details[documentName(invoice)]}</h2>
      <Parties invoice={invoice} />
      <Dates invoice={invoice} />
      <Lines invoice={invoice} />
      <Notes invoice={invoice} />
      <Payments invoice={invoice} />
    </section>
  )
}
