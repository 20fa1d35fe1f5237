import type { MailKind } from '~/domain/outbox/kinds'
import type { Letter } from '~/domain/outbox/letter'
import { headOf, isOwned } from '~/domain/tenants/legal-form'
import { paperLanguage } from '~/domain/values/paper-language'
import { formatLastDayBefore, formatLongDate, formatLongMoment } from '~/i18n/format'
import { headOfFirm } from '~/i18n/head-of-firm'
import { invoiceTerms } from '~/i18n/invoice-terms.en'
import type { mailTexts } from '~/i18n/mail.en.server'
import { mailTextsOf } from '~/i18n/reader/mails.server'
import { buttonOf, isLinked } from './button'
import { defaultTemplate } from './default-template'
import { fill, oneLine, type Values } from './fill'
import { CODE, LINK, mailHtml, SIGNATURE } from './layout'
import { valuesOf } from './values'

const LONGEST_SUBJECT = 180
/** Mails to the office itself, which omit its own name. */
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
  const subject = [...oneLine(fill(template.subject, values))].slice(0, LONGEST_SUBJECT).join('')
  const body =
    fill(
      withFacts(withAddressNews(letter, withoutUnusedLink(letter, template.body), texts), values),
      values,
    ) +
    SIGNATURE +
    signature(letter, texts)
  return { subject, body, ...renderBody(letter, { subject, body }, link) }
}

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

function withoutUnusedLink(letter: Letter, body: string): string {
  return isLinked(letter) ? body : body.replaceAll(`\n\n${LINK}`, '')
}

/** Below the link, whatever the firm's own template says. */
function withAddressNews({ data, language }: Letter, body: string, { emailSince }: MailTexts): string {
  if (!('emailSince' in data) || !data.emailSince) return body
  return body.replace(LINK, `${LINK}\n\n${emailSince(formatLongDate(data.emailSince, language))}`)
}

/** Every mail about money states the amount, even if the firm's own template leaves it out. */
function withFacts(body: string, { angaben }: Values): string {
  if (angaben === '') return body.replace(/\n\n\{angaben\}/g, '')
  if (!angaben || body.includes('{angaben}')) return body
  return `${body}\n\n{angaben}`
}

/** Account links live for minutes or days, so the time of day is given too. */
function validUntil({ data, language }: Letter, expiresAt: string | null, mail: MailTexts): string {
  if (expiresAt === null) return '…'
  if ('accountLinkId' in data) return mail.untilMoment(formatLongMoment(expiresAt, language))
  return formatLastDayBefore(expiresAt, language)
}

function signature(letter: Letter, mail: MailTexts): string {
  const { kind, firm, sender } = letter
  const isToOffice = TO_OFFICE.includes(kind)
  const place = [firm.addressExtra, firm.street, `${firm.postalCode} ${firm.city}`].filter(Boolean).join(', ')
  const reach = [firm.phone ? mail.phone(firm.phone) : '', mail.email(firm.email)].filter(Boolean).join(', ')
  const own = [firm.name, place, reach, ...legalLines(letter)]
  const lines = isToOffice
    ? [mail.automaticToOffice]
    : kind === 'reply'
      ? own
      : [...own, '', sender.isUnread ? mail.automaticUnread : mail.automatic, mail.note]
  return lines.map(oneLine).join('\n').trimEnd()
}

/** Legal representatives and register entry, as on the firm's papers. */
function legalLines({ firm, language }: Letter): string[] {
  const { footer } = invoiceTerms[paperLanguage(language)]
  const head = { ...firm, isOwned: isOwned(firm.legalForm), headedBy: headOf(firm.legalForm) }
  const parts = [headOfFirm(head, footer), firm.seat && footer.seat(firm.seat), firm.registerEntry]
  return [parts.filter(Boolean).join(', ')].filter((text) => text !== '')
}
