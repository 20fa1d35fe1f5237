import type { TenantContact } from '~/domain/tenants/contact.server'
import type { LinkPurpose } from '~db/schema'

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

export function isOtherFirm(value: unknown): value is OtherFirm {
  return kindOf(value) === 'other-firm'
}

export function isEndedLink(value: unknown): value is EndedLink {
  return kindOf(value) === 'ended-link'
}

export function isNotPublished(value: unknown): value is NotPublished {
  return kindOf(value) === 'not-published'
}

function kindOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined
}
