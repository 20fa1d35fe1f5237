import type { LinkScope, Scope } from '~/domain/kernel/scope'
import type { DateText } from '~/domain/values/calendar'
import type { LinkPurpose } from '~db/schema'

export function officeOn(tenantId: string, today: DateText = '2026-03-02'): Scope {
  return { tenantId, actor: 'user:office', at: `${today}T09:00:00.000Z`, today }
}

export function visitorOn(scope: Scope, purpose: LinkPurpose, subjectId: string): LinkScope {
  const opened = { purpose, linkId: 'of-the-test', subjectId, contactId: null }
  return { ...scope, ...opened, actor: 'link:of-the-test' }
}
