import * as z from 'zod'
import type { ListPage, Place, RowKeys } from '~/domain/lists/paging'

const keys = z
  .array(z.union([z.string(), z.number()]))
  .min(1)
  .max(4)

/** Where to read on: what the order compares of the last row, so that the row itself need not be there any more. */
export const cursor = z
  .string()
  .optional()
  .transform((sent, context): Place => {
    if (sent === undefined) return { page: 1, behind: 'start' }
    const behind = keysIn(sent)
    if (behind) return { page: 1, behind }
    context.addIssue({ code: 'custom', message: 'must be next_cursor of an earlier answer' })
    return z.NEVER
  })
  .meta({ description: 'Where to read on: next_cursor of the page before, with the same filters and order.' })

function keysIn(sent: string): RowKeys | undefined {
  try {
    return keys.safeParse(JSON.parse(Buffer.from(sent, 'base64url').toString())).data
  } catch {
    return undefined
  }
}

/** A page of a list; `next_cursor` is null on the last. */
export function asPage<Row, Shown extends object>(
  { items, nextKeys = null }: Pick<ListPage<Row>, 'items' | 'nextKeys'>,
  show: (row: Row) => Shown,
) {
  return {
    items: items.map(show),
    next_cursor: nextKeys === null ? null : Buffer.from(JSON.stringify(nextKeys)).toString('base64url'),
  }
}
