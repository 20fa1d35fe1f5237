import type { MailKind } from '~/domain/outbox/kinds'
import type { LinkPurpose } from '~db/schema'
import type { Texts } from './texts'

/** Of a fresh link: what it opens. */
export function mailName(
  kind: MailKind,
  purpose: LinkPurpose | null,
  { kinds, freshLinks }: Texts['outbox'],
): string {
  return kind === 'fresh_link' ? freshLinks[purpose ?? 'rechnung'] : kinds[kind]
}
