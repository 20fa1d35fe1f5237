import type { Brand, Firm, Letter, MailTemplate, Sender } from '~/domain/outbox/letter'
import type { TemplateName } from '~/domain/outbox/template'
import type { Language } from '~db/schema'
import { SAMPLES } from './sample-data'

const EXPIRY = '2026-05-31T10:00:00.000Z'

/** A mail with fictitious content; in our own wording without a template. */
export function sampleLetter(
  { name, language }: { name: TemplateName; language: Language },
  letterhead: { sender: Sender; firm: Firm; brand: Brand },
  template: MailTemplate | null = null,
): Letter {
  const { kind, data } = SAMPLES[name]
  return {
    tenantId: '',
    id: '',
    kind,
    data,
    language,
    recipient: 'joerg.petersen@example.org',
    replyTo: null,
    linkId: '',
    linkExpiresAt: EXPIRY,
    template,
    ...letterhead,
  } as Letter
}
