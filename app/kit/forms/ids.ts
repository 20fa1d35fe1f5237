import * as z from 'zod'
import type { FaultKey } from './faults'

const ROW_ID = /^[\w-]{1,64}$/

/** An id in lower case, as the database has it; senders may use capitals. */
export function id(fault?: FaultKey) {
  return z.guid(fault).toLowerCase()
}

/** The id that a form gives to what it makes, so that a double click makes one; empty on pages without. */
export function formKey() {
  return id().catch('')
}

/** The id of a row in an address. Ids of links are no UUIDs and tell capitals apart. */
export function rowIdIn(text: string): string | undefined {
  return ROW_ID.test(text) ? (id().safeParse(text).data ?? text) : undefined
}

/** The ids of the ticked rows. */
export function idsIn(form: URLSearchParams, field: string): string[] {
  return form.getAll(field).map((text) => text.toLowerCase())
}
