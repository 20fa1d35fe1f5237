import type { Language, LinkPurpose } from '~db/schema'
import type { PartyView, SellerView } from '../invoices/issuing/view'
import type { DateText, Instant } from '../values/calendar'

/** A link on paper, for a person without mail. */
export interface LinkLetter {
  purpose: LinkPurpose
  language: Language
  seller: SellerView
  buyer: PartyView
  /** Salutation. */
  reader: string
  /** Number of the invoice that the link opens. */
  invoice: string | null
  url: string
  expiresAt: Instant
  issuedOn: DateText
}
