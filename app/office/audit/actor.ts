import type { AuditLine } from '~/domain/overviews/audit-log.server'
import type { Texts } from '~/i18n/texts'

/** Who did it, as a reader knows them. */
export function actorIn({ by, byKey, actor }: AuditLine, { actors, byKey: ofKey }: Texts['audit']): string {
  if (byKey !== null) return ofKey(byKey)
  return by?.name ?? actors[actor]
}
