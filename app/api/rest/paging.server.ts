import * as z from 'zod'
import { type ListPage, type Place, PlaceOfOtherOrder, type RowKeys } from '~/domain/lists/paging'
import { wrongQuery } from './read.server'
import { reply } from './reply.server'

const NO_CURSOR = 'must be next_cursor of an earlier answer with the same order'

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

/** A page of a list; `next_cursor` is null on the last. @throws Response 400: a problem */
export async function replyPage<Row, Shown extends object>(
  read: Promise<Pick<ListPage<Row>, 'items' | 'nextKeys'>>,
  show: (row: Row) => Shown,
): Promise<Response> {
  const { items, nextKeys = null } = await read.catch(asProblem)
  return reply({
    items: items.map(show),
    next_cursor: nextKeys === null ? null : Buffer.from(JSON.stringify(nextKeys)).toString('base64url'),
  })
}

function asProblem(error: unknown): never {
  if (!(error instanceof PlaceOfOtherOrder)) throw error
  throw wrongQuery([{ pointer: '/cursor', detail: NO_CURSOR }])
}
