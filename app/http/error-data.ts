import type { TenantContact } from '~/domain/tenants/contact.server'
import type { AccountLinkPurpose, LinkPurpose } from '~db/schema'
import type { OfficeFrame } from './office-frame.server'

/** For the page of an ended link: the firm to ask, and the form's address. */
export interface EndedLink {
  kind: 'ended-link'
  purpose: LinkPurpose
  token: string
  tenant: TenantContact
}

export interface NotPublished {
  kind: 'not-published'
  tenant: TenantContact
}

/** A form of one firm was sent after the user had switched to another. */
export interface OtherFirm {
  kind: 'other-firm'
  now: string
  /** Null if the user no longer works for it. */
  shown: string | null
}

/** The role may not do this; the office's frame stays, so the user can move on. */
export interface NotAllowed {
  kind: 'not-allowed'
  frame: OfficeFrame
  /** Whose it is: what owners may see by their role, a firm may leave to payroll. */
  who: 'owners' | 'payroll' | 'others'
  /** Of the owners, or of those who do payroll. */
  names: string[]
  /** The setting that would show it to owners. */
  firm: string | null
}

/** An error for a signed-in user; the office's frame stays, so the user can move on. */
export interface InOffice {
  kind: 'in-office'
  frame: OfficeFrame
}

export interface UsedLink {
  kind: 'used-link'
  purpose: AccountLinkPurpose
}

export interface Wait {
  kind: 'wait'
  seconds: number
}
