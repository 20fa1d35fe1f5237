import type { Letter } from '~/domain/outbox/letter'
import { mailTextsOf } from '~/i18n/reader/mails.server'

/** Whether a mail leads somewhere. */
export function isLinked({ linkId, data }: Letter): boolean {
  return (
    linkId !== null ||
    'accountLinkId' in data ||
    'concerns' in data ||
    ('openTaskId' in data && data.openTaskId !== undefined)
  )
}

/** What the button of a mail says; null for a mail without a link. */
export function buttonOf(letter: Letter): string | null {
  const { kind, data, language } = letter
  const { buttons, linkButtons } = mailTextsOf(language)
  if (kind === 'fresh_link' || kind === 'link_sent') return linkButtons[data.purpose]
  if (!isLinked(letter)) return null
  return kind in buttons ? buttons[kind as keyof typeof buttons] : null
}
