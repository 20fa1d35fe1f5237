import type { MailKind } from '~/domain/outbox/kinds'
import type { Letter } from '~/domain/outbox/letter'
import { paperLanguage } from '~/domain/paper-language'
import { conditionTexts } from '~/i18n/condition'
import { formatCountry, formatLongDate, formatLongDayOf, formatLongMoment, formatMonth } from '~/i18n/format'
import type { mailTexts } from '~/i18n/mail.server'
import { mailTextsOf } from '~/i18n/reader/mails.server'
import type { Language } from '~db/schema'
import { buttonOf, isLinked } from './button'
import { creditValues } from './credit-values'
import { defaultTemplate } from './default-template'
import { fill, oneLine, quoted, type Values } from './fill'
import { CODE, LINK, mailHtml, SIGNATURE } from './layout'
import { payableFacts, payingSentence } from './payable'

const LONGEST_SUBJECT = 180
/** Nobody needs to be told who they are themselves. */
const TO_OFFICE: readonly MailKind[] = [
  'payslip_question',
  'customer_message',
  'customer_notice',
  'service_state',
]

type MailTexts = (typeof mailTexts)['de']

interface ComposedMail {
  subject: string
  body: string
  text: string
  html: string
}

/** The URL of a live link or a code; or words in its place, where the secret must not be shown. */
type Secret = { url: string } | { code: string } | { words: string }

/** Without its secret, the mail shows words in place of the code. */
export function composeMail(
  letter: Letter,
  link:
    | { url: string; expiresAt?: string }
    | { code: string; expiresAt?: undefined }
    | { words: string; expiresAt?: string | undefined }
    | null,
): ComposedMail {
  const texts = mailTextsOf(letter.language)
  const template = letter.template ?? defaultTemplate(letter)
  const values = {
    ...valuesOf(letter, texts),
    gueltig_bis: validUntil(letter, link?.expiresAt ?? letter.linkExpiresAt, texts),
  }
  const subject = oneLine(fill(template.subject, values)).slice(0, LONGEST_SUBJECT)
  const body =
    fill(withFacts(bodyFor(letter, template.body), values), values) + SIGNATURE + signature(letter, texts)
  return { subject, body, ...renderBody(letter, { subject, body }, link) }
}

/** Text and HTML of a body, whether composed now or frozen when it was sent. */
export function renderBody(
  letter: Letter,
  { subject, body: template }: { subject: string; body: string },
  link: Secret | null,
): { text: string; html: string } {
  const { language, data, brand } = letter
  const button = link !== null && !('code' in link) ? buttonOf(letter) : null
  const shown = link === null || 'code' in link ? '' : 'url' in link ? link.url : link.words
  const code = link !== null && 'code' in link ? link.code : mailTextsOf(language).hiddenCode
  const body = 'codeId' in data ? template.replaceAll(CODE, code) : template
  const href = link !== null && 'url' in link ? link.url : null
  return {
    text: button === null ? body : body.replaceAll(LINK, shown),
    html: mailHtml({ language, subject, body, brand, href, button }),
  }
}

/** Without the paragraph of the link where there is none. */
function bodyFor(letter: Letter, body: string): string {
  return isLinked(letter) ? body : body.replaceAll(`\n\n${LINK}`, '')
}

/** What is owed stands in each mail about money, even in a firm's own words that do not ask for it. */
function withFacts(body: string, { angaben }: Values): string {
  if (!angaben || body.includes('{angaben}')) return body
  return `${body}\n\n{angaben}`
}

/** Links to an account live for minutes or days, so the time of day is given too. */
function validUntil({ data, language }: Letter, expiresAt: string | null, mail: MailTexts): string {
  if (expiresAt === null) return '…'
  if ('accountLinkId' in data) return mail.untilMoment(formatLongMoment(expiresAt, language))
  return formatLongDayOf(expiresAt, language)
}

function valuesOf(letter: Letter, mail: MailTexts): Values {
  const language = paperLanguage(letter.language)
  const firm = { firma: oneLine(letter.firm.name) }
  const greet = (name: string) => `${mail.greeting} ${oneLine(name)}`.trim()
  switch (letter.kind) {
    case 'invoice_sent':
    case 'payment_reminder': {
      const { invoice, issuedOn, payable } = letter.data
      return {
        ...firm,
        anrede: greet(payable.name),
        rechnung: invoice,
        datum: formatLongDate(issuedOn, letter.language),
        zahlungssatz: payingSentence(payable, language),
        angaben: payableFacts(invoice, payable, language),
      }
    }
    case 'credit_sent':
      return { ...firm, anrede: greet(letter.data.name), ...creditValues(letter.data, language) }
    case 'payslip_published':
      return {
        ...firm,
        anrede: greet(letter.data.firstName),
        monat: formatMonth(letter.data.month, letter.language),
        dokument: letter.data.revision > 1 ? mail.correctedPayslip : mail.payslip,
      }
    case 'document_added':
      return { ...firm, anrede: greet(letter.data.firstName), dokument: mail.documents[letter.data.document] }
    case 'leaver_link':
    case 'portal_code':
      return { ...firm, anrede: greet(letter.data.firstName) }
    case 'sender_code':
      return { ...firm, anrede: greet(''), adresse: oneLine(letter.data.address) }
    case 'fresh_link':
      return { ...firm, anrede: greet(letter.data.name), seite: mail.pages[letter.data.purpose] }
    case 'link_sent':
      return { ...firm, anrede: greet(letter.data.name), rechnung: letter.data.detail ?? '' }
    case 'payslip_question':
      return {
        ...firm,
        name: oneLine(letter.data.name),
        monat: formatMonth(letter.data.month, letter.language),
        nachricht: quoted(letter.data.message),
        antwort: answerTo(letter, mail),
      }
    case 'customer_message':
      return {
        ...firm,
        kunde: oneLine(letter.data.customer),
        rechnung: letter.data.invoice ?? '',
        nachricht: quoted(letter.data.message),
        antwort: answerTo(letter, mail),
      }
    case 'reply':
      return {
        ...firm,
        anrede: greet(letter.data.name),
        betreff: oneLine(letter.data.subject),
        nachricht: letter.data.message,
        zitat: quoted(letter.data.quoted),
      }
    case 'customer_notice':
      return {
        ...firm,
        kunde: oneLine(letter.data.customer),
        rechnung: letter.data.invoice ?? '',
        angaben: quotedLines(letter.data.details.map((line) => inWords(line, language))),
      }
    case 'wish_settled': {
      const { name, details, reason } = letter.data
      return {
        ...firm,
        anrede: greet(name),
        angaben: quotedLines(details.map((line) => inWords(line, language))),
        grund: reason ?? mail.noReason,
      }
    }
    case 'payment_choice_confirmed': {
      const { invoice, way, payable } = letter.data
      return {
        ...firm,
        anrede: greet(payable?.name ?? ''),
        rechnung: invoice,
        zahlung: mail.ways[way],
        angaben: payable ? payableFacts(invoice, payable, language) : '',
      }
    }
    case 'invitation':
      return { ...firm, anrede: greet(letter.data.name), einladende: oneLine(letter.data.invitedBy) }
    case 'password_reset':
      return { ...firm, anrede: greet(letter.data.name) }
    case 'service_state':
      return {
        ...firm,
        anrede: greet(letter.data.name),
        seit: mail.untilMoment(formatLongMoment(letter.data.since, letter.language)),
        angaben: letter.data.concerns
          .map((concern) => `– ${conditionTexts[language].concerns[concern]}`)
          .join('\n'),
      }
  }
}

/** Nothing where there is nothing to quote. */
function quotedLines(lines: string[]): string {
  return lines.length > 0 ? quoted(lines.join('\n')) : ''
}

/** A country stands in an address as its code. */
function inWords(line: string, language: Language): string {
  return /^[A-Z]{2}$/.test(line) ? formatCountry(line, language) : line
}

function answerTo({ replyTo }: Letter, { canReply, cannotReply }: MailTexts): string {
  return replyTo ? fill(canReply, { adresse: oneLine(replyTo) }) : cannotReply
}

function signature({ kind, firm, sender }: Letter, mail: MailTexts): string {
  const isToOffice = TO_OFFICE.includes(kind)
  const place = `${firm.street}, ${firm.postalCode} ${firm.city}`
  const reach = [firm.phone ? mail.phone(firm.phone) : '', mail.email(firm.email)].filter(Boolean).join(', ')
  const lines = isToOffice
    ? [mail.automaticToOffice]
    : kind === 'reply'
      ? [firm.name, place, reach]
      : [firm.name, place, reach, '', sender.isUnread ? mail.automaticUnread : mail.automatic, mail.note]
  return lines.map(oneLine).join('\n').trimEnd()
}
