import type { Letter, MailTemplate } from '~/domain/outbox/letter'
import { formatDayOf, formatMoment, formatMonth } from '~/i18n/format'
import { mailTexts } from '~/i18n/mail.server'
import { CODE, LINK, mailHtml, SIGNATURE } from './layout'

const LONGEST_SUBJECT = 180
const PLACEHOLDER = /\{([a-z_]+)\}/g

type MailTexts = (typeof mailTexts)['de']

interface ComposedMail {
  subject: string
  body: string
  text: string
  html: string
}

/** What fills a template, keyed by the word in braces. */
type Values = Record<string, string>

/** The URL of a live link or a code; or words in its place, where the secret must not be shown. */
type Secret = { url: string } | { code: string } | { words: string }

/** Without its secret, the mail shows words in place of the code. */
export function composeMail(
  letter: Letter,
  link:
    | { url: string; expiresAt: string }
    | { code: string; expiresAt?: undefined }
    | { words: string; expiresAt?: string | undefined }
    | null,
): ComposedMail {
  const texts = mailTexts[letter.language]
  const template = letter.template ?? defaultTemplate(letter)
  const values = {
    ...valuesOf(letter, texts),
    gueltig_bis: validUntil(letter, link?.expiresAt ?? letter.linkExpiresAt, texts),
  }
  const subject = oneLine(fill(template.subject, values)).slice(0, LONGEST_SUBJECT)
  const body = fill(template.body, values) + SIGNATURE + signature(letter, texts)
  return { subject, body, ...renderBody(letter, { subject, body }, link) }
}

/** Text and HTML of a body, whether composed now or frozen when it was sent. */
export function renderBody(
  { kind, language, linkId, data }: Pick<Letter, 'kind' | 'language' | 'linkId' | 'data'>,
  { subject, body: template }: { subject: string; body: string },
  link: Secret | null,
): { text: string; html: string } {
  const hasLink = linkId !== null || 'accountLinkId' in data
  const shown = !hasLink || link === null || 'code' in link ? null : 'url' in link ? link.url : link.words
  const { buttons, hiddenCode } = mailTexts[language]
  const code = link !== null && 'code' in link ? link.code : hiddenCode
  const body = 'codeId' in data ? template.replaceAll(CODE, code) : template
  return {
    text: shown === null ? body : body.replaceAll(LINK, shown),
    html: mailHtml({
      language,
      subject,
      body,
      link: shown,
      isAddress: link !== null && 'url' in link,
      button: kind in buttons ? buttons[kind as keyof typeof buttons] : '',
    }),
  }
}

/** Our own wording, for firms without a template of their own. */
export function defaultTemplate(letter: Letter): MailTemplate {
  const { templates } = mailTexts[letter.language]
  switch (letter.kind) {
    case 'fresh_link':
      return templates.fresh_link[letter.data.purpose]
    case 'customer_message':
      return templates.customer_message[letter.data.invoice === null ? 'general' : 'invoice']
    case 'payment_choice_confirmed':
      return templates.payment_choice_confirmed[letter.data.way]
    default:
      return templates[letter.kind]
  }
}

/** Links to an account live for minutes or days, so the time of day is given too. */
function validUntil({ data, language }: Letter, expiresAt: string | null, mail: MailTexts): string {
  if (expiresAt === null) return '…'
  if ('accountLinkId' in data) return mail.untilMoment(formatMoment(expiresAt, language))
  return formatDayOf(expiresAt, language)
}

function valuesOf(letter: Letter, mail: MailTexts): Values {
  const firm = { firma: oneLine(letter.firm.name) }
  const greet = (name: string) => `${mail.greeting} ${oneLine(name)}`.trim()
  switch (letter.kind) {
    case 'payslip_published':
      return {
        ...firm,
        anrede: greet(letter.data.firstName),
        monat: formatMonth(letter.data.month, letter.language),
        dokument: letter.data.revision > 1 ? mail.correctedPayslip : mail.payslip,
      }
    case 'portal_code':
      return { ...firm, anrede: greet(letter.data.firstName) }
    case 'fresh_link': {
      // Customers are as often firms as people, so only employees are greeted by name.
      const isPerson = letter.data.purpose === 'mitarbeiter-portal'
      return {
        ...firm,
        anrede: greet(isPerson ? letter.data.name : ''),
        seite: mail.pages[letter.data.purpose],
      }
    }
    case 'customer_message': {
      const { canReply, cannotReply } = mail.templates.customer_message
      const answer = letter.replyTo ? fill(canReply, { adresse: oneLine(letter.replyTo) }) : cannotReply
      return {
        ...firm,
        kunde: oneLine(letter.data.customer),
        rechnung: letter.data.invoice ?? '',
        nachricht: quoted(letter.data.message),
        antwort: answer,
      }
    }
    case 'payment_choice_confirmed':
      return {
        ...firm,
        anrede: greet(''),
        rechnung: letter.data.invoice,
        zahlung: mail.ways[letter.data.way],
      }
    case 'invitation':
      return { ...firm, anrede: greet(letter.data.name), einladende: oneLine(letter.data.invitedBy) }
    case 'password_reset':
      return { ...firm, anrede: greet(letter.data.name) }
  }
}

function signature({ kind, firm }: Letter, mail: MailTexts): string {
  const isToOffice = kind === 'customer_message'
  const place = `${firm.street}, ${firm.postalCode} ${firm.city}`
  const reach = [firm.phone ? mail.phone(firm.phone) : '', mail.email(firm.email)].filter(Boolean).join(', ')
  const lines = isToOffice ? [mail.automaticToOffice] : [firm.name, place, reach, '', mail.automatic]
  return lines.map(oneLine).join('\n')
}

/**
 * In one pass, so that a value that looks like a placeholder stays as it is. Unknown placeholders stay too.
 */
function fill(template: string, values: Values): string {
  return template.replace(PLACEHOLDER, (whole, name: string) => {
    if (whole === LINK) return LINK
    return (values[name] ?? whole).replaceAll(LINK, '{ link }')
  })
}

/** A person's own words, each line marked as a quotation, so that none of them pass for the firm's. */
function quoted(message: string): string {
  return message
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
}

/** Removes line ends and other control characters, so that no value can start a header of its own. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
