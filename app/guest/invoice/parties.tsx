import type { LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import { Address } from '~/kit/address'
import { useTexts } from '~/kit/language'

export function Parties({ invoice: { seller, buyer, delivery } }: { invoice: LinkedInvoice }) {
  const texts = useTexts()
  return (
    <div className="parties">
      <div>
        <h3 className="label">{texts.invoice.seller}</h3>
        <Address party={seller} />
      </div>
      <div>
        <h3 className="label">{texts.invoice.buyer}</h3>
        <Address party={buyer} />
        {buyer.vatId ? (
          <p className="small">
            {texts.invoiceTerms.buyerVatId} {buyer.vatId}
          </p>
        ) : null}
      </div>
      {delivery ? (
        <div>
          <h3 className="label">{texts.invoiceTerms.delivery}</h3>
          <Address party={delivery} />
        </div>
      ) : null}
    </div>
  )
}
