import { now } from '~/clock.server'
import { config } from '~/config.server'
import type { StoredDocument } from '~/domain/documents/stored-documents.server'
import { Forbidden } from '~/domain/kernel/errors'
import { may } from '~/domain/kernel/rights'
import type { OfficeScope } from '~/domain/kernel/scope'
import { isReplaceable } from '~/domain/links/recipient.server'
import type { Letter } from '~/domain/outbox/letter'
import { type MailDetail, readMail } from '~/domain/outbox/page.server'
import { asItHolds } from '~/domain/overviews/mail-as-it-holds.server'
import { findMailPerson, type MailPerson } from '~/domain/overviews/mail-persons.server'
import { house } from '~/house.server'
import { sha256 } from '~/http/sha256.server'
import { mailTextsOf } from '~/i18n/reader/mails.server'
import { withShownLogo } from '~/mail/brand-head'
import { calendarOf } from '~/mail/calendar'
import { composeMail, renderBody } from '~/mail/compose'
import { buildMessage } from '~/mail/message'
import { withSender } from '~/mail/sender'
import { openEnclosures } from '~/mail-enclosures.server'
import { linkToSend, type SentLink } from '~/mail-link.server'
import { paths } from '~/paths'
import type { LinkPurpose, ReaderLanguage } from '~db/schema'

/** Without the mail's link. */
export type ShownMail = Omit<MailDetail, 'letter' | 'frozen' | 'area'> & {
  id: string
  kind: MailDetail['letter']['kind']
  purpose: LinkPurpose | null
  isAboutAccount: boolean
  language: ReaderLanguage
  recipient: string
  sender: string
  replyTo: string
  subject: string
  text: string
  hasLink: boolean
  isLinkEnded: boolean
  /** To whom it went, if that is known. */
  person: MailPerson | null
  /** The person's address of today, if the mail's is no longer theirs. */
  newAddress: string | null
  /** The person has none by now. */
  hasNoAddress: boolean
  /** Whether the role may change the person's address. */
  mayMend: boolean
  /** Where the firm's own address is proven, for a role that may. */
  senderPage: string | null
}

/** A mail with its link masked, for every reader. @throws NotFound */
export async function mailPageData(scope: OfficeScope, mailId: string): Promise<ShownMail> {
  const { letter: found, frozen, area, ...mail } = await readShown(scope, mailId)
  const letter = withSender(found, config().mailFrom)
  const link = await linkToSend(letter, scope.at)
  const { subject, text } = write({ letter, frozen, status: mail.status }, wordsForLink(letter, link))
  // A mail not tried yet goes out as soon as possible, unless its link expires first.
  const waitsItsTurn = mail.status === 'queued' && mail.attempts === 0 && link !== undefined
  const isForNobody =
    link === undefined && letter.linkId !== null && !(await isReplaceable(house.reader, scope, letter.linkId))
  const { recipient, linkId } = letter
  const addressed = await findMailPerson(house.reader, scope, { recipient, area, linkId })
  const hasNoAddress = addressed?.hasNoAddress ?? false
  return {
    ...mail,
    person: addressed?.person ?? null,
    newAddress: addressed?.newAddress ?? null,
    hasNoAddress,
    mayMend: may(scope.role, addressed?.person.kind === 'employee' ? 'keep_employees' : 'keep_customers'),
    senderPage: may(scope.role, 'manage_firm') ? paths.tenantSender(scope.tenantId) : null,
    may: {
      ...mail.may,
      send: mail.may.send && !waitsItsTurn && !isForNobody && !hasNoAddress,
      download: mail.may.download && link !== undefined,
    },
    id: letter.id,
    isAboutAccount: area === 'accounts',
    kind: letter.kind,
    purpose: letter.kind === 'fresh_link' ? letter.data.purpose : null,
    recipient: letter.recipient,
    sender: `${letter.sender.name} <${letter.sender.address}>`,
    replyTo: letter.replyTo ?? letter.sender.replyTo,
    language: letter.language,
    subject,
    text,
    hasLink: link !== null,
    isLinkEnded: link === undefined,
  }
}

/** The mail as its recipient sees it, with the link masked. @throws NotFound */
export async function mailPreview(scope: OfficeScope, mailId: string): Promise<string> {
  const mail = await readShown(scope, mailId)
  const { html } = write(mail, wordsForLink(mail.letter, await linkToSend(mail.letter, scope.at)))
  return withShownLogo(html, mail.letter.brand)
}

/**
 * The finished mail with its live link, for roles that may pass it on; undefined where its link has ended.
 * @throws NotFound; Forbidden
 */
export async function mailFile(
  scope: OfficeScope,
  mailId: string,
): Promise<{ file: StoredDocument; hasLink: boolean } | undefined> {
  const mail = await readShown(scope, mailId)
  if (!mail.may.download) throw new Forbidden()
  const link = await linkToSend(mail.letter, scope.at)
  if (link === undefined) return undefined
  const { bytes } = await buildMessage({
    letter: mail.letter,
    composed: {
      ...write(mail, link),
      calendar: calendarOf(mail.letter, scope.at),
      enclosed: await openEnclosures(mail.letter),
    },
    date: now(),
    bounceTo: config().mailFrom,
    isDraft: true,
  })
  const fileName = `E-Mail-${mail.createdAt.slice(0, 10)}-${mail.letter.id.slice(0, 8)}.eml`
  const file = { bytes, mediaType: 'message/rfc822', fileName, sha256: sha256(bytes) }
  return { file, hasLink: link !== null }
}

/** What is still to be sent names the account and the day of today. @throws NotFound */
async function readShown(scope: OfficeScope, mailId: string): Promise<MailDetail> {
  const mail = await readMail(house.reader, house.vault, scope, mailId)
  return isSent(mail) ? mail : { ...mail, letter: await asItHolds(house.reader, mail.letter, scope.today) }
}

function wordsForLink({ language }: Letter, link: SentLink | null | undefined) {
  return { words: mailTextsOf(language).hiddenLink, expiresAt: link?.expiresAt }
}

/** A sent mail as sent, any other as it would be sent now. */
function write(
  mail: Pick<MailDetail, 'letter' | 'frozen' | 'status'>,
  link: Parameters<typeof composeMail>[1],
): { subject: string; text: string; html: string } {
  if (!isSent(mail)) return composeMail(mail.letter, link)
  return { subject: mail.frozen.subject, ...renderBody(mail.letter, mail.frozen, link) }
}

type Sent<Mail extends Pick<MailDetail, 'frozen'>> = Mail & { frozen: NonNullable<Mail['frozen']> }

function isSent<Mail extends Pick<MailDetail, 'frozen' | 'status'>>(mail: Mail): mail is Sent<Mail> {
  return mail.frozen !== null && mail.status !== 'queued'
}
