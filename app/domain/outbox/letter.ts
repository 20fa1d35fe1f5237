import type { ReaderLanguage } from '~db/schema'
import type { Instant } from '../values/calendar'
import type { MailData, MailKind } from './kinds'

interface LetterFrame {
  tenantId: string
  id: string
  language: ReaderLanguage
  recipient: string
  /** Reply address, if not the firm's. */
  replyTo: string | null
  linkId: string | null
  linkExpiresAt: Instant | null
  template: MailTemplate | null
  sender: Sender
  firm: Firm
  brand: Brand
}

/** A firm's own subject and body; placeholders such as `{link}` are filled in. */
export interface MailTemplate {
  subject: string
  body: string
}

export interface Sender {
  name: string
  address: string
  replyTo: string
  isUnread?: boolean
  /** Whether the firm has proven that it receives mail there. */
  isProven: boolean
}

export interface Firm {
  name: string
  addressExtra: string | null
  street: string
  postalCode: string
  city: string
  email: string
  phone: string | null
  /** Legal notice of business letters, including mails (§ 35a GmbHG, § 80 AktG, § 37a HGB). */
  managingDirector: string | null
  supervisoryChair: string | null
  legalForm: string | null
  seat: string | null
  registerEntry: string | null
}

export interface Brand {
  name: string
  /** Six hexadecimal digits; null for the product's colour. */
  accentColor: string | null
  logo: { mediaType: string; bytes: Uint8Array; width: number; height: number } | null
}

export type Letter = { [Kind in MailKind]: LetterFrame & { kind: Kind; data: MailData[Kind] } }[MailKind]
