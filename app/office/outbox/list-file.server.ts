import { longListFile } from '~/documents/list-file'
import type { RenderedFile } from '~/domain/documents/render'
import type { OfficeScope } from '~/domain/kernel/scope'
import { type ListedMail, readAllMails } from '~/domain/outbox/list.server'
import type { MailListing } from '~/domain/outbox/matching.server'
import { house } from '~/house.server'
import { formatMomentToCopy, formatMonth } from '~/i18n/format'
import { mailName } from '~/i18n/mail-name'
import { type Texts, textsOf } from '~/i18n/texts'
import type { Language } from '~db/schema'

/** All matching mails as a file, without content and links. */
export function outboxFile(
  scope: OfficeScope,
  listed: MailListing,
  language: Language,
): Promise<RenderedFile> {
  const texts = textsOf(language).outbox
  return longListFile({
    fileName: 'postausgang.csv',
    rows: readAllMails(house.reader, house.vault, scope, listed),
    columns: [
      [texts.recipient, ({ recipient }) => recipient],
      [texts.kind, ({ kind, purpose }) => mailName(kind, purpose, texts)],
      [
        texts.about,
        ({ about }) => (about.month ? formatMonth(about.month, language) : (about.invoice ?? null)),
      ],
      [texts.createdAt, ({ createdAt }) => formatMomentToCopy(createdAt, language)],
      [texts.status, (mail) => statusOf(mail, texts)],
    ],
  })
}

function statusOf({ status, attempts, isSettled }: ListedMail, texts: Texts['outbox']): string {
  const isRetried = status === 'queued' && attempts > 0
  const said = [
    texts.statuses[status].word,
    isSettled ? texts.settled : '',
    isRetried ? texts.tried(attempts) : '',
  ]
  return said.filter(Boolean).join(', ')
}
