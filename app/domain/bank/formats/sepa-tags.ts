import { parseIban } from '../../values/iban'
import { givenText } from './given-text'

interface SepaTags {
  purpose: string
  endToEndId: string | null
  /** The id that the owner gave to a whole file. */
  ownReference: string | null
  mandateReference: string | null
  creditorId: string | null
  ultimateName: string
  iban: string | null
  bic: string | null
  original: string
  charges: string
}

const NAMES = 'EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|IBAN|BIC|OAMT|COAM|PURP|BREF|RREF|RTRN'
/** `EREF+`, also with nothing between it and what stands before. */
const WITH_PLUS = new RegExp(`(${NAMES})\\+`)
/** `EREF: `, as cooperative banks write them behind the text; broken anywhere. */
const WITH_COLON = /(?:^|\s)(EREF|KREF|MREF|CRED|IBAN|BIC|ABWA|ABWE) ?: /

/** What a payer could pass off as a debit of ours. */
const REFERENCES: ReadonlySet<string> = new Set(['EREF', 'KREF', 'MREF', 'CRED'])

/**
 * Who may have written a text: the payer of what the bank says is a transfer, or of what it does not say what it is; null
 * where it is a debit or comes back, and the text is ours or the creditor's.
 */
export type Payers = 'transfer' | 'unsaid' | null

/**
 * What banks write into the purpose of a payment, and the purpose without it. Of a text that a payer may have written, what
 * looks like a reference stays text behind `SVWZ+` or other text, and behind a colon where no creditor's id is with it: only
 * of a transfer, whose payer gives it anyway, is the id taken.
 */
export function sepaTags(text: string, payers: Payers = null): SepaTags {
  const [untagged = '', ...tagged] = text.split(WITH_PLUS)
  const found = new Map<string, string>()
  const rest = [untagged]
  let isText = payers !== null && untagged.trim() !== ''
  for (let at = 0; at < tagged.length; at += 2) {
    const [name = '', value = ''] = [tagged[at], tagged[at + 1]]
    if (name === 'SVWZ') {
      rest.push(value)
      isText = payers !== null
    } else if (isText && REFERENCES.has(name)) rest.push(`${rest.pop() ?? ''}${name}+${value}`)
    else if (!found.has(name)) found.set(name, value.trim())
  }
  const told = rest
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')
  const isDebits = payers === null || found.has('CRED') || hasCreditorId(told)
  const purpose = withoutColons(
    told,
    found,
    (name, value) =>
      isLike(name, value) &&
      (isDebits || !REFERENCES.has(name) || (payers === 'transfer' && name !== 'MREF')),
  )
  const tag = (name: string) => givenText(found.get(name))
  return {
    purpose,
    endToEndId: tag('EREF'),
    ownReference: tag('KREF'),
    mandateReference: tag('MREF'),
    creditorId: tag('CRED'),
    ultimateName: tag('ABWA') ?? tag('ABWE') ?? '',
    iban: parseIban(tag('IBAN') ?? '') ?? null,
    bic: tag('BIC'),
    original: found.get('OAMT') ?? '',
    charges: found.get('COAM') ?? '',
  }
}

/** A text without the references that a bank writes behind it, where fields of their own say the same: else they may be the payer's. */
export function withoutReferencesBehind(
  text: string,
  said: Pick<SepaTags, 'endToEndId' | 'mandateReference' | 'creditorId'>,
): string {
  const own = new Map([
    ['EREF', said.endToEndId],
    ['MREF', said.mandateReference],
    ['CRED', said.creditorId],
  ])
  return withoutColons(text, new Map(), (name, value) => {
    const given = own.get(name)
    if (given === undefined || !isLike(name, value)) return false
    return givenText(value) === null || (given !== null && plain(given) === plain(value))
  })
}

function hasCreditorId(text: string): boolean {
  const [, ...tagged] = text.split(WITH_COLON)
  return tagged.some(
    (name, at) => at % 2 === 0 && name === 'CRED' && isLike(name, tagged[at + 1]?.trim() ?? ''),
  )
}

function plain(text: string): string {
  return text.replaceAll(' ', '')
}

/** Only what looks like the thing that it is called is taken out: `IBAN: ` may be in a customer's own sentence. */
function withoutColons(text: string, found: Map<string, string>, isTaken: typeof isLike): string {
  const [before = '', ...tagged] = text.split(WITH_COLON)
  let purpose = before
  for (let at = 0; at < tagged.length; at += 2) {
    const [name = '', value = ''] = [tagged[at], tagged[at + 1]?.trim()]
    if (!isTaken(name, value)) purpose = `${purpose} ${name}: ${value}`
    else if (givenText(found.get(name)) === null)
      found.set(name, name === 'IBAN' ? value.replaceAll(' ', '') : value)
  }
  return purpose.trim()
}

const LONGEST_REFERENCE = 35
const LONGEST_NAME = 70

function isLike(name: string, value: string): boolean {
  if (name === 'IBAN') return parseIban(value) !== undefined
  if (name === 'BIC') return /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(value)
  if (name === 'CRED') return /^[A-Z]{2}\d{2}[A-Z0-9]{3,31}$/.test(value)
  if (name === 'ABWA' || name === 'ABWE') return value.length <= LONGEST_NAME
  return value.length <= LONGEST_REFERENCE
}
