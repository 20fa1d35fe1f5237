import type { TenantContact } from '~/domain/tenants/contact.server'
import type { LinkPurpose } from '~db/schema'

/** What the page of an ended link needs: whom to ask, and where the form goes. */
export interface EndedLink {
  kind: 'ended-link'
  purpose: LinkPurpose
  token: string
  tenant: TenantContact
}

/** The page of a link whose invoice is not issued yet. */
export interface NotPublished {
  kind: 'not-published'
  tenant: TenantContact
}

/** A form of a page that was made for one firm, while its reader has switched to another. */
export interface OtherFirm {
  kind: 'other-firm'
  now: string
  /** Null where the reader does not work for it any more. */
  shown: string | null
}

/** Whether an error's data tells of a form of another firm's page. */
export function isOtherFirm(value: unknown): value is OtherFirm {
  return kindOf(value) === 'other-firm'
}

/** Whether an error's data tells of an ended link. */
export function isEndedLink(value: unknown): value is EndedLink {
  return kindOf(value) === 'ended-link'
}

/** Whether an error's data tells of an invoice that is not issued yet. */
export function isNotPublished(value: unknown): value is NotPublished {
  return kindOf(value) === 'not-published'
}

function kindOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined
}
