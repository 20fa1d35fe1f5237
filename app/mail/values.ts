import type { Letter } from '~/domain/outbox/letter'
import { paperLanguage } from '~/domain/values/paper-language'
import { condition } from '~/i18n/condition.en'
import { formatCountry, formatLongDate, formatLongMoment, formatMoney, formatMonth } from '~/i18n/format'
import type { mailTexts } from '~/i18n/mail.en.server'
import type { Language } from '~db/schema'
import { accountFacts } from './account-facts'
import { chargeStatementFacts } from './charge-statement-facts'
import { creditValues } from './credit-values'
import { dueFact } from './due-fact'
import { dunningValues } from './dunning-values'
import { fill, oneLine, quoted, type Values } from './fill'
import { FACT } from './layout'
import { attachedFact, invoicesToPay, payableFacts, payingSentence } from './payable'

type MailTexts = (typeof mailTexts)['de']

export function valuesOf(letter: Letter, mail: MailTexts): Values {
  const language = paperLanguage(letter.language)
  const firm = { firma: oneLine(letter.firm.name) }
  const greet = (name: string) => `${mail.greeting} ${oneLine(name)}`.trim()
  switch (letter.kind) {
    case 'invoice_sent':
    case 'payment_reminder': {
      const { invoice, issuedOn, payable } = letter.data
      const attached = attachedFact(letter.data, language)
      return {
        ...firm,
        anrede: greet(payable.name),
        rechnung: invoice,
        datum: formatLongDate(issuedOn, letter.language),
        zahlungssatz: payingSentence(payable, language),
        angaben: [payableFacts(invoice, payable, language), ...attached].join('\n'),
      }
    }
    case 'dunning_notice':
      return { ...firm, ...dunningValues(letter.data, language) }
    case 'account_statement': {
      const { name, from, to } = letter.data
      return {
        ...firm,
        anrede: greet(name),
        anfang: formatLongDate(from, letter.language),
        ende: formatLongDate(to, letter.language),
        angaben: accountFacts(letter.data, language),
      }
    }
    case 'charge_statement':
      return {
        ...firm,
        anrede: greet(letter.data.name),
        ende: formatLongDate(letter.data.asOf, language),
        angaben: chargeStatementFacts(letter.data, language),
      }
    case 'credit_sent':
      return { ...firm, anrede: greet(letter.data.name), ...creditValues(letter.data, language) }
    case 'payslip_published':
      return {
        ...firm,
        anrede: greet(letter.data.firstName),
        monat: formatMonth(letter.data.month, letter.language),
        dokument: letter.data.revision > 1 ? mail.correctedPayslip : mail.payslip,
        angaben: dueFact(letter.data.dueCents ?? null, language, mail),
      }
    case 'document_added':
      return { ...firm, anrede: greet(letter.data.firstName), dokument: mail.documents[letter.data.document] }
    case 'email_changed': {
      const { label, none } = mail.newEmail
      return {
        ...firm,
        anrede: greet(letter.data.firstName),
        angaben: `${label}${FACT}${letter.data.after ?? none}`,
      }
    }
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
        angaben: quotedLines(letter.data.details.map((line) => withCountryName(line, language))),
      }
    case 'wish_settled': {
      const { name, details, reason, invoices = [] } = letter.data
      return {
        ...firm,
        anrede: greet(name),
        angaben: quotedLines(details.map((line) => withCountryName(line, language))),
        rechnungen: invoicesToPay(invoices, language),
        grund: reason ?? mail.noReason,
      }
    }
    case 'debit_announced': {
      const { invoice, payable } = letter.data
      return {
        ...firm,
        anrede: greet(payable.name),
        rechnung: invoice,
        datum: formatLongDate(payable.on, letter.language),
        angaben: payableFacts(invoice, payable, language),
      }
    }
    case 'debit_called_off': {
      const { name, invoice, amountCents, on } = letter.data
      return {
        ...firm,
        anrede: greet(name),
        rechnung: invoice,
        datum: formatLongDate(on, letter.language),
        betrag: formatMoney(amountCents, language),
      }
    }
    case 'debit_returned': {
      const { name, invoice, reason, details, invoices } = letter.data
      return {
        ...firm,
        anrede: greet(name),
        rechnung: invoice,
        angaben: quotedLines(details),
        grund: mail.returnReasons[reason],
        rechnungen: invoicesToPay(invoices, language),
      }
    }
    case 'mandate_ended': {
      const { name, mandate, details, invoices } = letter.data
      return {
        ...firm,
        anrede: greet(name),
        mandat: oneLine(mandate),
        angaben: quotedLines(details),
        rechnungen: invoicesToPay(invoices, language),
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
    case 'account_changed': {
      const { name, by, before, after } = letter.data
      return {
        ...firm,
        anrede: greet(name),
        person: oneLine(by ?? mail.nobodyKnown),
        bisher: before ?? mail.noAccount,
        neu: after ?? mail.noAccount,
      }
    }
    case 'service_state':
      return {
        ...firm,
        anrede: greet(letter.data.name),
        seit: mail.untilMoment(formatLongMoment(letter.data.since, letter.language)),
        angaben: letter.data.concerns
          .map((concern) => `– ${condition[language].concerns[concern]}`)
          .join('\n'),
      }
  }
}

/** '' if there is nothing to quote. */
function quotedLines(lines: string[]): string {
  return lines.length > 0 ? quoted(lines.join('\n')) : ''
}

function withCountryName(line: string, language: Language): string {
  return /^[A-Z]{2}$/.test(line) ? formatCountry(line, language) : line
}

function answerTo({ replyTo }: Letter, { canReply, cannotReply }: MailTexts): string {
  return replyTo ? fill(canReply, { adresse: oneLine(replyTo) }) : cannotReply
}
