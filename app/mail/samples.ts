import type { MailData, MailKind } from '~/domain/outbox/kinds'
import type { Firm, Letter, MailTemplate, Sender } from '~/domain/outbox/letter'
import type { TemplateName } from '~/domain/outbox/template'
import type { Language } from '~db/schema'

type Sample = { [Kind in MailKind]: { kind: Kind; data: MailData[Kind] } }[MailKind]

const PERSON = 'Jörg Petersen'
const INVOICE = 'R2026-0042'
const MONTH = '2026-02'
/** The expiry shown in samples. */
const EXPIRY = '2026-05-31T10:00:00.000Z'

const SAMPLES: Record<TemplateName, Sample> = {
  lohnzettel: { kind: 'payslip_published', data: { firstName: 'Jörg', month: MONTH, revision: 1 } },
  'link-lohnzettel': { kind: 'fresh_link', data: { name: PERSON, purpose: 'mitarbeiter-portal' } },
  'link-rechnung': { kind: 'fresh_link', data: { name: PERSON, purpose: 'rechnung' } },
  'link-portal': { kind: 'fresh_link', data: { name: PERSON, purpose: 'portal' } },
  'zahlung-ueberweisung': {
    kind: 'payment_choice_confirmed',
    data: { invoice: INVOICE, way: 'transfer' },
  },
  'zahlung-lastschrift': {
    kind: 'payment_choice_confirmed',
    data: { invoice: INVOICE, way: 'direct_debit' },
  },
  'zahlung-wunsch': { kind: 'payment_choice_confirmed', data: { invoice: INVOICE, way: 'requested' } },
}

/** A mail with made-up contents; in our own wording if there is no template. */
export function sampleLetter(
  { name, language }: { name: TemplateName; language: Language },
  letterhead: { sender: Sender; firm: Firm },
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
    linkId: kind === 'payment_choice_confirmed' ? null : '',
    linkExpiresAt: EXPIRY,
    template,
    ...letterhead,
  } as Letter
}
