import type { LinkedInvoice } from '~/domain/invoices/linked-invoice.server'
import { headOfFirm } from '~/i18n/head-of-firm'
import { useTexts } from '~/kit/language'

export function Imprint({ seller }: { seller: LinkedInvoice['seller'] }) {
  const { contact, footer } = useTexts().invoiceTerms
  const facts = [
    seller.contactName &&
      `${contact}: ${[seller.contactName, seller.contactPhone].filter(Boolean).join(', ')}`,
    seller.phone && footer.phone(seller.phone),
    seller.website,
    headOfFirm(seller, footer),
    seller.seat && footer.seat(seller.seat),
    seller.registerEntry,
    seller.vatId && footer.vatId(seller.vatId),
    seller.taxNumber && footer.taxNumber(seller.taxNumber),
  ].filter((fact) => fact)
  return (
    <ul className="imprint">
      <li>
        {seller.name}, {seller.addressExtra ? `${seller.addressExtra}, ` : ''}
        {seller.street}, {seller.postalCode} {seller.city}
      </li>
      {seller.email ? (
        <li>
          <a href={`mailto:${seller.email}`}>{seller.email}</a>
        </li>
      ) : null}
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
