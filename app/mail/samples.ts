import type { Brand, Firm, Letter, MailTemplate, Sender } from '~/domain/outbox/letter'
import type { TemplateName } from '~/domain/outbox/template'
import type { Language } from '~db/schema'
import { SAMPLES } from './sample-data'

/** The expiry shown in samples. */
const EXPIRY = '2026-05-31T10:00:00.000Z'

/** A mail with made-up contents; in our own wording if there is no template. */
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
