import { parseIban } from '../../../values/iban'
import { joinedLines } from '../joined-lines'
import type { CsvLayout } from './layout'

/** What a text holds besides the purpose. */
interface TextParts {
  purpose: string
  label?: string | undefined
  name?: string | undefined
  iban?: string | undefined
  bic?: string | undefined
  endToEndId?: string | undefined
  mandateReference?: string | undefined
  creditorId?: string | undefined
  reference?: string | undefined
}

const TAKERS: Record<NonNullable<CsvLayout['text']>, (text: string) => TextParts> = {
  comdirect: ofComdirect,
  commerzbank: ofCommerzbank,
  targobank: ofTargobank,
  'first-line-label': ofFirstLine,
}

export function textParts(text: string, kind: CsvLayout['text']): TextParts {
  return kind ? TAKERS[kind](text) : { purpose: text }
}

const COMDIRECT = /(Auftraggeber|Empfänger|Zahlungspflichtiger|Kto\/IBAN|BLZ\/BIC|Buchungstext): ?/
const REFERENCE = /\s+Ref\. (\S+)$/

/** `Empfänger: NameKto/IBAN: DE… BLZ/BIC: …  Buchungstext: … Ref. AB12/3` */
function ofComdirect(text: string): TextParts {
  const [reference] = REFERENCE.exec(text.trim())?.slice(1) ?? []
  const [before = '', ...tagged] = text.trim().replace(REFERENCE, '').split(COMDIRECT)
  const found: Record<string, string> = {}
  for (let at = 0; at < tagged.length; at += 2) found[tagged[at] ?? ''] ??= (tagged[at + 1] ?? '').trim()
  const iban = found['Kto/IBAN']
  return {
    purpose: [before.trim(), found.Buchungstext ?? ''].filter(Boolean).join(' '),
    name: found.Auftraggeber ?? found.Empfänger ?? found.Zahlungspflichtiger,
    ...{ iban: iban === undefined ? undefined : parseIban(iban), bic: found['BLZ/BIC'], reference },
  }
}

const COMMERZBANK = /(End-to-End-Ref\.|Mandatsref|Gläubiger-ID): ?/
const WITH_ACCOUNT =
  /^(.*?)\s([A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?)\s([A-Z]{2}\d{2}[A-Z0-9]{11,30})(?:\s|$)(.*)$/s

/** `Name BIC IBAN text End-to-End-Ref.: … Mandatsref: … Gläubiger-ID: … kind`, of which all but the text may be missing. */
function ofCommerzbank(text: string): TextParts {
  const [head = '', ...tagged] = text.split(COMMERZBANK)
  const found: Record<string, string> = {}
  let behind = ''
  for (let at = 0; at < tagged.length; at += 2) {
    const value = (tagged[at + 1] ?? '').trim()
    const isLast = at === tagged.length - 2
    const [first = '', ...others] = value.split(/\s+/)
    found[tagged[at] ?? ''] ??= isLast ? first : value
    if (isLast) behind = others.join(' ')
  }
  const [, name, bic, iban, purpose] = WITH_ACCOUNT.exec(head.trim()) ?? []
  return {
    purpose: [purpose ?? head, behind]
      .map((one) => one.trim())
      .filter(Boolean)
      .join(' '),
    ...{ name, bic, iban },
    endToEndId: found['End-to-End-Ref.'],
    mandateReference: found.Mandatsref,
    creditorId: found['Gläubiger-ID'],
  }
}

/** Kind, name, then IBAN, BIC and text, parted by three blanks; creditor id and mandate last. */
function ofTargobank(text: string): TextParts {
  const [label = '', ...parts] = text.split(/ {3,}/).map((part) => part.trim())
  const name = parts.length > 1 ? parts.shift() : undefined
  const take = (isIt: (part: string) => boolean) => {
    const at = parts.findIndex(isIt)
    return at < 0 ? undefined : parts.splice(at, 1)[0]
  }
  const iban = take((part) => parseIban(part) !== undefined)
  const bic = take((part) => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(part))
  const creditorAt = parts.findIndex((part) => /^[A-Z]{2}\d{2}[A-Z0-9]{3}\d{8,11}$/.test(part))
  const [creditorId, mandateReference] = creditorAt < 0 ? [] : parts.splice(creditorAt, 2)
  return { purpose: parts.join(' '), label, name, iban, bic, creditorId, mandateReference }
}

/** Cut every 27 characters. */
function ofFirstLine(text: string): TextParts {
  const [label = '', ...lines] = text.split(/\r\n|\r|\n/)
  return { purpose: joinedLines(lines, [27]), label }
}
