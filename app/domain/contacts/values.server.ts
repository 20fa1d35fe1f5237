import type { ContactRow } from '~db/schema'

/** What the office keeps of a contact. The names are those of the columns and the fields of the form. */
export const CONTACT_FIELDS = [
  'name',
  'job_title',
  'email',
  'phone',
  'language',
  'is_for_invoices',
] as const satisfies readonly (keyof ContactRow)[]

export type ContactValues = Pick<ContactRow, (typeof CONTACT_FIELDS)[number]>
