import type { Letter } from '~/domain/outbox/letter'
import { mailTextsOf } from '~/i18n/reader/mails.server'

export function isLinked({ linkId, data }: Letter): boolean {
  return (
    linkId !== null ||
    'accountLinkId' in data ||
    'concerns' in data ||
    ('openTaskId' in data && data.openTaskId !== undefined)
  )
}

export function buttonOf(letter: Letter): string | null {
  const { kind, data, language } = letter
  const { buttons, linkButtons } = mailTextsOf(language)
  if (kind === 'fresh_link' || kind === 'link_sent') return linkButtons[data.purpose]
  if (!isLinked(letter)) return null
  return kind in buttons ? buttons[kind as keyof typeof buttons] : null
}
