import type { TenantContact } from '~/domain/tenants/contact.server'
import type { AccountLinkPurpose, LinkPurpose } from '~db/schema'
import type { OfficeFrame } from './office-frame.server'

/** For the page of an ended link: the firm to ask, and where the form posts to. */
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

/** A form was sent from a page made for one firm after its reader had switched to another. */
export interface OtherFirm {
  kind: 'other-firm'
  now: string
  /** Null if the reader no longer works for it. */
  shown: string | null
}

/** The role may not do this; the office's frame stays, so that there is a way on. */
export interface NotAllowed {
  kind: 'not-allowed'
  frame: OfficeFrame
  /** Whether only the owners may do it. */
  isForOwners: boolean
  /** The names of the owners. */
  owners: string[]
}

/** Something is not there, or not as it was, for a person of the office; the frame stays, so that there is a way on. */
export interface InOffice {
  kind: 'in-office'
  frame: OfficeFrame
}

/** A one-time link to an account was used before or has expired. */
export interface UsedLink {
  kind: 'used-link'
  purpose: AccountLinkPurpose
}

/** Too many requests. */
export interface Wait {
  kind: 'wait'
  seconds: number
}
