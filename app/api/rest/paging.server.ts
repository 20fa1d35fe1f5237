import { type ListPage, PlaceOfOtherOrder } from '~/domain/lists/paging'
import { NO_CURSOR } from './cursor'
import { wrongQuery } from './read.server'
import { reply } from './reply.server'

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
