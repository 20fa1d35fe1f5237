import { MAIL_KINDS, MAIL_STATUSES, type MailKind } from '~/domain/outbox/kinds'
import type { MailQuery } from '~/domain/outbox/list.server'
import { paths } from '~/paths'
import type { MailStatus } from '~db/schema'
import { readPage } from './page-number'

export const RECIPIENT_FIELD = 'empfaenger'
export const KIND_FIELD = 'art'
export const STATUS_FIELD = 'stand'
const PAGE = 'seite'
const LONGEST_SEARCH = 100

/** What an address asks of the list; whatever is no kind, state or page is as if it were not there. */
export function readMailQuery(request: Request): MailQuery {
  const search = new URL(request.url).searchParams
  const kind = search.get(KIND_FIELD) as MailKind | null
  const status = search.get(STATUS_FIELD) as MailStatus | 'troubled' | null
  return {
    recipient: (search.get(RECIPIENT_FIELD) ?? '').trim().slice(0, LONGEST_SEARCH),
    kind: kind && MAIL_KINDS.includes(kind) ? kind : undefined,
    status: status && [...MAIL_STATUSES, 'troubled'].includes(status) ? status : undefined,
    page: readPage(search, PAGE),
  }
}

/** The address of the outbox with its list narrowed down. */
export function outboxPath({ recipient = '', kind, status, page = 1 }: Partial<MailQuery>): string {
  const search = new URLSearchParams()
  if (recipient !== '') search.set(RECIPIENT_FIELD, recipient)
  if (kind) search.set(KIND_FIELD, kind)
  if (status) search.set(STATUS_FIELD, status)
  if (page > 1) search.set(PAGE, String(page))
  return `${paths.outbox()}${search.size > 0 ? `?${search}` : ''}`
}
