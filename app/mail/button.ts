import type { Letter } from '~/domain/outbox/letter'
import { mailTexts } from '~/i18n/mail.server'

/** What the button of a mail says; null for a mail without a link. */
export function buttonOf({ kind, data, language, linkId }: Letter): string | null {
  const { buttons, linkButtons } = mailTexts[language]
  if (kind === 'fresh_link') return linkButtons[data.purpose]
  if (linkId === null && !('accountLinkId' in data)) return null
  return kind in buttons ? buttons[kind as keyof typeof buttons] : null
}
