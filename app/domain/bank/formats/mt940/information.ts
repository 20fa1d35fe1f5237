import type { Cents } from '../../../values/money'
import type { EntryDetail } from '../../statement'
import { isTransfer } from '../../transfer'
import { germanIban } from '../german-iban'
import { joinedLines } from '../joined-lines'
import { type Payers, sepaTags } from '../sepa-tags'
import { commaCents } from './values'

interface Information
  extends Pick<
    EntryDetail,
    'party' | 'ultimateName' | 'purpose' | 'asWritten' | 'endToEndId' | 'mandateReference' | 'creditorId'
  > {
  code: string | null
  ownReference: string | null
  label: string
  returnReason: string
  original: Cents | undefined
  charges: Cents | undefined
}

/** Characters of a subfield, and of a line of the field. */
const SUBFIELD = 27
const LINE = 65

const PURPOSES: ReadonlySet<string> = new Set('20 21 22 23 24 25 26 27 28 29 60 61 62 63'.split(' '))
const KNOWN = /^(?:00|10|2\d|3[0-4]|6[0-3])$/
/** Behind the other bank's code, some banks have more: its IBAN (38), and names of our own side (70, 71). */
const KNOWN_BEHIND_BANK = /^(?:3[0-9]|6\d|7\d|99)$/
const OF_BANK = '30'
const OTHER_IBAN = '38'

/** What `:86:` says (`isPaidIn`: of money that came, perhaps from a payer with a text): subfields with their numbers behind a GVC (annex 3 of the German banks' agreement), or plain text. */
export function mt940Information(lines: readonly string[], isPaidIn: boolean): Information {
  const whole = joinedField(lines).trim()
  const [, code = null, separator = ''] = /^(\d{3})(?:([^0-9A-Za-z\s])(?=\d\d)|$)/.exec(whole) ?? []
  if (code === null) return plain(lines, isPaidIn ? 'unsaid' : null)
  const fields = subfieldsOf(whole.slice(code.length), separator)
  const text = (...tags: string[]) => fields.filter(({ tag }) => tags.includes(tag)).map((one) => one.text)
  const purposes = fields.filter(({ tag }) => PURPOSES.has(tag)).map((one) => one.text)
  const label = text('00').join('').trim()
  const isPayers = isPaidIn && isTransfer({ code, isoCode: null, label })
  const tags = tagsOf(joinedSubfields(purposes), isPayers ? 'transfer' : null, withTextMarked(purposes))
  const [bank, account] = [text('30').join('').trim(), text('31').join('').trim()]
  return {
    ...{ code, label, returnReason: text('34').join('').trim() },
    ...detailOf(tags),
    party: {
      name: joinedLines(text('32', '33'), [SUBFIELD]),
      iban: ibanOf(account, bank) ?? ibanOf(text(OTHER_IBAN).join('').trim(), '') ?? tags.iban,
      bic: /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bank) ? bank : tags.bic,
    },
  }
}

function plain(lines: readonly string[], payers: Payers): Information {
  const tags = tagsOf(joinedLines(lines, [LINE]), payers)
  return {
    ...{ code: null, label: '', returnReason: '' },
    ...detailOf(tags),
    party: { name: '', iban: tags.iban, bic: tags.bic },
  }
}

/** With what the entry is known by where some of it is not believed, or is text behind a reference. */
function tagsOf(text: string, payers: Payers, marked = text) {
  const [all, tags] = [sepaTags(text), sepaTags(marked, payers)]
  return { ...tags, ...(all.purpose !== tags.purpose && { asWritten: all }) }
}

function detailOf(tags: ReturnType<typeof tagsOf>) {
  return {
    ...(tags.asWritten && { asWritten: tags.asWritten }),
    ultimateName: tags.ultimateName,
    purpose: tags.purpose,
    endToEndId: tags.endToEndId,
    ownReference: tags.ownReference,
    mandateReference: tags.mandateReference,
    creditorId: tags.creditorId,
    original: commaCents(euroAmount(tags.original)),
    charges: commaCents(euroAmount(tags.charges)),
  }
}

/** `OAMT+100,00` or `OAMT+EUR100,00`. */
function euroAmount(text: string): string {
  return text.replace(/^EUR\s*|\s*EUR$/g, '').trim()
}

function subfieldsOf(text: string, separator: string) {
  if (separator === '') return []
  const sign = separator.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
  const parts = text.split(new RegExp(`${sign}(\\d\\d)`))
  const fields: { tag: string; text: string }[] = []
  let isBehindBank = false
  for (let at = 1; at < parts.length; at += 2) {
    const [tag = '', own = ''] = [parts[at], parts[at + 1]]
    const last = fields.at(-1)
    isBehindBank ||= tag === OF_BANK
    const isKnown = KNOWN.test(tag) || (isBehindBank && KNOWN_BEHIND_BANK.test(tag))
    if (isKnown || !last) fields.push({ tag, text: own })
    else last.text += `${separator}${tag}${own}`
  }
  return fields
}

/** Its lines, with the blank that some programs cut from the end of one that is full with it. */
function joinedField(lines: readonly string[]): string {
  const isFull = lines.some(({ length }) => length === LINE)
  return lines
    .map((line, index) => {
      const next = lines[index + 1] ?? ''
      return isFull && line.length === LINE - 1 && /^[\p{L}\d]/u.test(next) ? `${line} ` : line
    })
    .join('')
}

const ANY_TAG = /[A-Z]{4}\+/
const REFERENCE = /^(?:EREF|KREF|MREF|CRED)\+/
const LONGEST_REFERENCE = 35

/**
 * Some banks write the text behind a reference without a tag: what is longer than a reference may be goes on as text from
 * the first subfield that follows one that is not full.
 */
function withTextMarked(purposes: readonly string[]): string {
  const begins = new Set<number>()
  for (const [at, first] of purposes.entries()) {
    const tag = REFERENCE.exec(first)?.[0] ?? ''
    if (tag === '' || ANY_TAG.test(first.slice(tag.length))) continue
    const next = purposes.findIndex((line, index) => index > at && ANY_TAG.test(line))
    const run = purposes.slice(at, next < 0 ? undefined : next)
    // One that is full with a blank may have lost it.
    const end = run.slice(0, -1).findIndex(({ length }) => length < SUBFIELD - 1)
    if (end >= 0 && run.join('').length - tag.length > LONGEST_REFERENCE) begins.add(at + end + 1)
  }
  const marked = purposes.flatMap((line, at) => (begins.has(at) ? ['SVWZ+', line] : [line]))
  return joinedSubfields(marked)
}

/** A tag begins a line of its own at some banks, however short the line before. */
function joinedSubfields(purposes: readonly string[]): string {
  const width = Math.max(SUBFIELD, ...purposes.map(({ length }) => length))
  return joinedLines(purposes, [SUBFIELD, width])
}

function ibanOf(account: string, bank: string): string | null {
  const plain = account.replaceAll(' ', '').toUpperCase()
  if (/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return plain
  return germanIban(bank, plain) ?? null
}
