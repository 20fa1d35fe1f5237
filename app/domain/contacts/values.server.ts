import type { ContactRow } from '~db/schema'

/** Fields of a contact, named as the columns and the form fields. */
export const CONTACT_FIELDS = [
  'name',
  'job_title',
  'email',
  'phone',
  'language',
  'is_for_invoices',
] as const satisfies readonly (keyof ContactRow)[]

export type ContactValues = Pick<ContactRow, (typeof CONTACT_FIELDS)[number]>
