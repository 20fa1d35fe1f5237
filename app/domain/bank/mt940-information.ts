import type { Cents } from '../values/money'
import { germanIban } from './german-iban'
import { joinedLines } from './joined-lines'
import { commaCents } from './mt940-values'
import { sepaTags } from './sepa-tags'
import type { EntryDetail } from './statement'

interface Information
  extends Pick<
    EntryDetail,
    'party' | 'ultimateName' | 'purpose' | 'endToEndId' | 'mandateReference' | 'creditorId'
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
const KNOWN = '00|10|2\\d|3[0-4]|6[0-3]'

/** What `:86:` says: subfields with their numbers behind a GVC (annex 3 of the German banks' agreement), or plain text. */
export function mt940Information(lines: readonly string[]): Information {
  const whole = lines.join('')
  const [, code = null, separator = ''] = /^(\d{3})([^0-9A-Za-z\s])(?=\d\d)/.exec(whole) ?? []
  if (code === null) return plain(lines)
  const fields = subfieldsOf(whole.slice(code.length), separator)
  const text = (...tags: string[]) => fields.filter(({ tag }) => tags.includes(tag)).map((one) => one.text)
  const purposes = fields.filter(({ tag }) => PURPOSES.has(tag)).map((one) => one.text)
  const tags = sepaTags(purposes.length > 0 ? joinedSubfields(purposes) : '')
  const [bank, account] = [text('30').join('').trim(), text('31').join('').trim()]
  return {
    ...{ code, label: text('00').join('').trim(), returnReason: text('34').join('').trim() },
    ...detailOf(tags),
    party: {
      name: joinedLines(text('32', '33'), [SUBFIELD]),
      iban: ibanOf(account, bank) ?? tags.iban,
      bic: /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(bank) ? bank : tags.bic,
    },
  }
}

function plain(lines: readonly string[]): Information {
  const tags = sepaTags(joinedLines(lines, [LINE]))
  return {
    ...{ code: null, label: '', returnReason: '' },
    ...detailOf(tags),
    party: { name: '', iban: tags.iban, bic: tags.bic },
  }
}

function detailOf(tags: ReturnType<typeof sepaTags>) {
  return {
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
  const sign = separator.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
  const parts = text.split(new RegExp(`${sign}(${KNOWN})`))
  const fields: { tag: string; text: string }[] = []
  for (let at = 1; at < parts.length; at += 2)
    fields.push({ tag: parts[at] ?? '', text: parts[at + 1] ?? '' })
  return fields
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
