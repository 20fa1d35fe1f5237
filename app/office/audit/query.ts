import type { AuditListing, AuditOrder, AuditQuery } from '~/domain/overviews/audit-log.server'
import { listQuery, oneOf, place, rowId } from '~/kit/forms/list-query'
import { paths } from '~/paths'

export const KIND_FIELD = 'art'
export const RECORD_FIELD = 'eintrag'
export const PERSON_FIELD = 'person'
export const ORDER_FIELD = 'ordnung'

/** Query values of the order; the default, newest first, is omitted. */
export const ORDERS: Record<string, Exclude<AuditOrder, 'newest'>> = { aelteste: 'oldest' }

export const KINDS = {
  kunde: 'customer',
  vertrag: 'contract',
  mandat: 'mandate',
  rechnung: 'invoice',
  mitarbeiter: 'employee',
  lohnzettel: 'payslip',
  frage: 'payslip_question',
  nachricht: 'message',
  wunsch: 'change_request',
  aufgabe: 'task',
  link: 'access_link',
  'gezeigter-link': 'shown_link',
  mail: 'mail',
  mailtext: 'mail_template',
  person: 'user',
  firma: 'tenant',
  meldung: 'delivery',
  schluessel: 'webhook_secret',
  schnittstelle: 'api_key',
  ereignisse: 'event_endpoint',
  uebernahme: 'import',
  nummern: 'number_format',
} as const

const query = listQuery<AuditQuery>({
  subjectType: oneOf<string, undefined>(KIND_FIELD, KINDS, undefined),
  subjectId: rowId(RECORD_FIELD),
  userId: rowId(PERSON_FIELD),
  order: oneOf(ORDER_FIELD, ORDERS, 'newest' as const),
  place: place({ page: 'seite', after: 'nach', before: 'vor' }),
})

export const readAuditQuery: (request: Request) => AuditQuery = query.read

export function auditPath(narrowed: Partial<AuditQuery>): string {
  return paths.audit() + query.write(narrowed)
}

export function auditFilePath({ subjectType, subjectId, userId, order }: AuditListing): string {
  return paths.auditFile() + query.write({ subjectType, subjectId, userId, order })
}
