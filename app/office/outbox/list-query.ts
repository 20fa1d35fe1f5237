import { MAIL_KINDS, MAIL_STATUSES } from '~/domain/outbox/kinds'
import type { MailQuery } from '~/domain/outbox/list.server'
import type { MailListing, MailOrder } from '~/domain/outbox/matching.server'
import { listQuery, oneOf, place, search } from '~/kit/forms/list-query'
import { paths } from '~/paths'

export const RECIPIENT_FIELD = 'empfaenger'
export const KIND_FIELD = 'art'
export const STATUS_FIELD = 'stand'
export const ORDER_FIELD = 'ordnung'

/** Query values of the order; the default, newest first, is omitted. */
export const ORDERS: Record<string, Exclude<MailOrder, 'newest'>> = {
  aelteste: 'oldest',
  empfaenger: 'recipient',
}

const query = listQuery<MailQuery>({
  recipient: search(RECIPIENT_FIELD),
  kind: oneOf(KIND_FIELD, itself(MAIL_KINDS), undefined),
  status: oneOf(STATUS_FIELD, itself([...MAIL_STATUSES, 'troubled' as const]), undefined),
  order: oneOf(ORDER_FIELD, ORDERS, 'newest' as const),
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readMailQuery: (request: Request) => MailQuery = query.read

export function outboxPath(narrowed: Partial<MailQuery>): string {
  return paths.outbox() + query.write(narrowed)
}

export function outboxFilePath({ recipient, kind, status, order }: MailListing): string {
  return paths.outboxFile() + query.write({ recipient, kind, status, order })
}

function itself<Word extends string>(words: readonly Word[]): Record<string, Word> {
  return Object.fromEntries(words.map((word) => [word, word]))
}
