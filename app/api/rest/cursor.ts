import * as z from 'zod'
import type { Place, RowKeys } from '~/domain/lists/paging'

export const NO_CURSOR = 'must be next_cursor of an earlier answer with the same order'

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
    context.addIssue({ code: 'custom', message: NO_CURSOR })
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
