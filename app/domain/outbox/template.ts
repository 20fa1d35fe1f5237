import { charactersIn } from '../values/characters'
import type { MailData, MailKind } from './kinds'
import type { MailTemplate } from './letter'

export const LONGEST_SUBJECT = 150
export const LONGEST_BODY = 4000

/** Mails for which a firm may have its own text, as named in addresses and rows. */
export type TemplateName =
  | 'rechnung'
  | 'erinnerung'
  | 'lohnzettel'
  | 'link-lohnzettel'
  | 'link-rechnung'
  | 'link-portal'
  | 'zahlung-ueberweisung'
  | 'zahlung-lastschrift'
  | 'zahlung-wunsch'

/** Faults of a firm's own text; the values are fault keys. */
export interface TemplateFaults {
  subject?: 'required' | 'too_long' | 'template_word_unknown' | 'template_link_in_subject'
  body?: 'required' | 'too_long' | 'template_word_unknown' | 'template_link_missing'
}

const INVOICE_WORDS = [
  'anrede',
  'firma',
  'rechnung',
  'datum',
  'zahlungssatz',
  'angaben',
  'link',
  'gueltig_bis',
] as const
const LINK_WORDS = ['anrede', 'firma', 'seite', 'link', 'gueltig_bis'] as const
const PAYMENT_WORDS = ['anrede', 'firma', 'rechnung', 'zahlung', 'angaben', 'link'] as const

export const TEMPLATE_WORDS = {
  rechnung: INVOICE_WORDS,
  erinnerung: INVOICE_WORDS,
  lohnzettel: ['anrede', 'firma', 'dokument', 'monat', 'angaben', 'link', 'gueltig_bis'],
  'link-lohnzettel': LINK_WORDS,
  'link-rechnung': LINK_WORDS,
  'link-portal': LINK_WORDS,
  'zahlung-ueberweisung': PAYMENT_WORDS,
  'zahlung-lastschrift': PAYMENT_WORDS,
  'zahlung-wunsch': PAYMENT_WORDS,
} as const satisfies Record<TemplateName, readonly string[]>

export type TemplateWord = (typeof TEMPLATE_WORDS)[TemplateName][number]

export const TEMPLATE_NAMES = Object.keys(TEMPLATE_WORDS) as TemplateName[]

/** Undefined for a mail to the office or about an account, which always has our text. */
export function templateNameOf({ kind, data }: { kind: MailKind; data: object }): TemplateName | undefined {
  switch (kind) {
    case 'invoice_sent':
      return 'rechnung'
    case 'payment_reminder':
      return 'erinnerung'
    case 'payslip_published':
      return 'lohnzettel'
    case 'fresh_link': {
      const { purpose } = data as MailData['fresh_link']
      return purpose === 'mitarbeiter-portal' ? 'link-lohnzettel' : `link-${purpose}`
    }
    case 'payment_choice_confirmed': {
      const { way } = data as MailData['payment_choice_confirmed']
      if (way === 'transfer') return 'zahlung-ueberweisung'
      return way === 'requested' ? 'zahlung-wunsch' : 'zahlung-lastschrift'
    }
    default:
      return undefined
  }
}

/** Faults of a firm's own text. A mail about a link must contain it. */
export function templateFaults(name: TemplateName, { subject, body }: MailTemplate): TemplateFaults {
  const words: readonly string[] = TEMPLATE_WORDS[name]
  const faults: TemplateFaults = {}
  if (subject.trim() === '') faults.subject = 'required'
  else if (charactersIn(subject) > LONGEST_SUBJECT) faults.subject = 'too_long'
  else if (subject.includes('{link}')) faults.subject = 'template_link_in_subject'
  else if (hasStrangeWord(subject, words)) faults.subject = 'template_word_unknown'
  if (body.trim() === '') faults.body = 'required'
  else if (charactersIn(body) > LONGEST_BODY) faults.body = 'too_long'
  else if (hasStrangeWord(body, words)) faults.body = 'template_word_unknown'
  else if (needsLink(words) && !body.includes('{link}')) faults.body = 'template_link_missing'
  return faults
}

/** Any brace outside a placeholder would be sent as typed. */
function hasStrangeWord(text: string, words: readonly string[]): boolean {
  const rest = text.replace(/\{([a-z_]+)\}/g, (whole, word: string) => (words.includes(word) ? '' : whole))
  return /[{}]/.test(rest)
}

function needsLink(words: readonly string[]): boolean {
  return words.includes('gueltig_bis')
}
