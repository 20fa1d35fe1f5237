import * as z from 'zod'
import type { ListPage, Place } from '~/domain/lists/paging'

const CURSOR = /^(\d{1,5})\.(.+)$/

/** Where to read on: the last row, and the page that would be, should the row be gone by then. */
export const cursor = z
  .string()
  .optional()
  .transform((sent, context): Place => {
    if (sent === undefined) return { page: 1 }
    const [, page, after] = CURSOR.exec(Buffer.from(sent, 'base64url').toString('latin1')) ?? []
    if (page !== undefined) return { page: Number(page), after }
    context.addIssue({ code: 'custom', message: 'must be next_cursor of an earlier answer' })
    return z.NEVER
  })
  .meta({ description: 'Where to read on: next_cursor of the page before.' })

/** A page of a list; `next_cursor` is null on the last. */
export function asPage<Row, Shown extends object>(
  { items, page, next }: Pick<ListPage<Row>, 'items' | 'page' | 'next'>,
  show: (row: Row) => Shown,
) {
  return {
    items: items.map(show),
    next_cursor: next === null ? null : Buffer.from(`${page + 1}.${next}`, 'latin1').toString('base64url'),
  }
}
