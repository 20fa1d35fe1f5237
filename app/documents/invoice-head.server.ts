import { documentName } from '~/domain/invoices/issuing/document-name'
import type { InvoiceView, PartyView } from '~/domain/invoices/issuing/view'
import { documentsTexts } from '~/i18n/documents.en.server'
import { formatCountry, formatDate, formatIban } from '~/i18n/format'
import { headOfFirm } from '~/i18n/head-of-firm'
import { servicePeriod } from '~/i18n/service-period'
import { type Fact, factsOf } from './facts.server'
import type { FooterColumn } from './page-furniture.server'

export type Parties = Pick<InvoiceView, 'buyer' | 'seller' | 'language'>

const FOOTER_WIDTHS = [31, 43, 46, 45]

export function invoiceFacts(view: InvoiceView): Fact[] {
  const { language, refersTo } = view
  const texts = documentsTexts[language].invoice
  return factsOf([
    [texts.numberOf[documentName(view)], view.number],
    [texts.issuedOn, formatDate(view.issuedOn, language)],
    [
      view.isAdvance ? texts.plannedPeriod : texts.servicePeriod,
      servicePeriod(view.serviceFrom, view.serviceTo, language),
    ],
    [
      texts.refersTo,
      refersTo && texts.refersToValue(refersTo.number, formatDate(refersTo.issuedOn, language)),
    ],
    [texts.customerNumber, view.customerNumber],
    [texts.contractNumber, view.contractNumber],
    [texts.orderNumber, view.orderNumber ?? null],
    [texts.projectNumber, view.projectNumber ?? null],
    [texts.supplierNumber, view.buyer.supplierNumber ?? null],
    [texts.buyerReference, view.buyerReference ?? null],
    [texts.buyerVatId, view.buyer.vatId],
    [texts.contact, contactOf(view.seller)],
  ])
}

/** The contact person; a phone number without a name is the firm's, in the footer. */
function contactOf({ contactName, contactPhone }: InvoiceView['seller']): string | null {
  // A phone number broken across lines gets misread.
  return contactName && [contactName, contactPhone?.replaceAll(' ', '\u00a0')].filter(Boolean).join(', ')
}

/** One line each; the country only if it differs from the seller's. */
export function recipientOf({ buyer, seller, language }: Parties): string[] {
  const { attention } = documentsTexts[language].invoice
  return [
    buyer.name,
    buyer.contactName && attention(buyer.contactName),
    buyer.addressExtra,
    buyer.street,
    `${buyer.postalCode} ${buyer.city}`.trim(),
    buyer.country !== seller.country && formatCountry(buyer.country, language).toUpperCase(),
  ].filter((line): line is string => Boolean(line))
}

export function returnLineOf(seller: PartyView): string {
  return `${seller.name} · ${seller.street} · ${seller.postalCode}\u00a0${seller.city}`
}

/** Mandatory particulars on business letters; the country only on letters abroad. */
export function footerOf({ buyer, seller, language }: Parties): FooterColumn[] {
  const isAbroad = buyer.country !== seller.country
  const texts = documentsTexts[language].invoice.footer
  return [
    [
      ...[seller.name, seller.addressExtra, seller.street, `${seller.postalCode} ${seller.city}`],
      isAbroad && formatCountry(seller.country, language),
    ],
    [seller.phone && texts.phone(seller.phone), seller.email, seller.website],
    [
      headOfFirm(seller, texts),
      seller.seat && texts.seat(seller.seat),
      seller.registerEntry,
      seller.vatId && texts.vatId(seller.vatId),
      seller.taxNumber && texts.taxNumber(seller.taxNumber),
    ],
    [
      seller.bankName,
      seller.iban && texts.iban(formatIban(seller.iban)),
      seller.bic && texts.bic(seller.bic),
      seller.creditorId && texts.creditorId(seller.creditorId),
    ],
  ].map((column, index) => ({
    width: FOOTER_WIDTHS[index] ?? 0,
    paragraphs: column.filter((text): text is string => Boolean(text)),
  }))
}
