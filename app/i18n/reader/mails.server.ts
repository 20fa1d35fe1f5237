import type { Language, ReaderLanguage } from '~db/schema'
import { mailTexts } from '../mail.en.server'
import { ar } from './ar-mails.server'
import type { ReaderMails } from './mail-shape'
import { pl } from './pl-mails.server'
import { ro } from './ro-mails.server'
import { tr } from './tr-mails.server'
import { uk } from './uk-mails.server'

type MailTexts = (typeof mailTexts)['de']

export const readerMails: Record<Exclude<ReaderLanguage, Language>, ReaderMails> = { pl, tr, ro, uk, ar }

const dictionaries: Record<ReaderLanguage, MailTexts> = {
  ...mailTexts,
  pl: completed(pl),
  tr: completed(tr),
  ro: completed(ro),
  uk: completed(uk),
  ar: completed(ar),
}

/** Beyond German and English, only mails to employees are translated; the others stay German. */
export function mailTextsOf(language: ReaderLanguage): MailTexts {
  return dictionaries[language]
}

function completed({ button, documentsButton, page, templates, ...words }: ReaderMails): MailTexts {
  const { de } = mailTexts
  const { fresh_link, link_sent, ...own } = templates
  return {
    ...de,
    ...words,
    pages: { ...de.pages, 'mitarbeiter-portal': page },
    linkButtons: { ...de.linkButtons, 'mitarbeiter-portal': button },
    buttons: {
      ...de.buttons,
      payslip_published: button,
      document_added: documentsButton,
      leaver_link: button,
    },
    templates: {
      ...de.templates,
      ...own,
      fresh_link: { ...de.templates.fresh_link, 'mitarbeiter-portal': fresh_link },
      link_sent: { ...de.templates.link_sent, 'mitarbeiter-portal': link_sent },
    },
  }
}
