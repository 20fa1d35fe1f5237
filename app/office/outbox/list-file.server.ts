import { csvFile, csvLine } from '~/documents/csv'
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
export async function outboxFile(
  scope: OfficeScope,
  listed: MailListing,
  language: Language,
): Promise<RenderedFile> {
  const texts = textsOf(language).outbox
  const { recipient, kind, about, createdAt, status } = texts
  const parts = [csvFile([[recipient, kind, about, createdAt, status]])]
  for await (const mails of readAllMails(house.reader, house.vault, scope, listed))
    for (const mail of mails) parts.push(Buffer.from(csvLine(rowOf(mail, texts, language))))
  return { bytes: Buffer.concat(parts), mediaType: 'text/csv; charset=utf-8', fileName: 'postausgang.csv' }
}

function rowOf(mail: ListedMail, texts: Texts['outbox'], language: Language) {
  const { month, invoice } = mail.about
  const isRetried = mail.status === 'queued' && mail.attempts > 0
  const status = [
    texts.statuses[mail.status].word,
    mail.isSettled ? texts.settled : '',
    isRetried ? texts.tried(mail.attempts) : '',
  ]
  return [
    mail.recipient,
    mailName(mail.kind, mail.purpose, texts),
    month ? formatMonth(month, language) : (invoice ?? null),
    formatMomentToCopy(mail.createdAt, language),
    status.filter(Boolean).join(', '),
  ]
}
