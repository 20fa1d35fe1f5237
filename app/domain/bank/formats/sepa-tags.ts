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

/** What banks write into the purpose of a payment, and the purpose without it. */
export function sepaTags(text: string): SepaTags {
  const [untagged = '', ...tagged] = text.split(WITH_PLUS)
  const found = new Map<string, string>()
  const rest = [untagged]
  for (let at = 0; at < tagged.length; at += 2) {
    const [name = '', value = ''] = [tagged[at], tagged[at + 1]]
    if (name === 'SVWZ') rest.push(value)
    else if (!found.has(name)) found.set(name, value.trim())
  }
  const purpose = withoutColons(
    rest
      .map((part) => part.trim())
      .filter(Boolean)
      .join(' '),
    found,
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

/** Behind the text of a camt, what it has in fields of its own as well. */
type References = Pick<SepaTags, 'endToEndId' | 'mandateReference' | 'creditorId'>

/** Takes references that a bank writes behind a text out of it, unless fields of their own say otherwise. */
export function withReferencesBehind(text: string, said: References): References & Pick<SepaTags, 'purpose'> {
  const own = new Map([
    ['EREF', said.endToEndId],
    ['MREF', said.mandateReference],
    ['CRED', said.creditorId],
  ])
  const found = new Map<string, string>()
  const purpose = withoutColons(text, found, (name, value) => {
    const given = own.get(name)
    if (given === undefined || !isLike(name, value)) return false
    return given === null || givenText(value) === null || plain(given) === plain(value)
  })
  const tag = (name: string) => own.get(name) ?? givenText(found.get(name))
  return { purpose, endToEndId: tag('EREF'), mandateReference: tag('MREF'), creditorId: tag('CRED') }
}

function plain(text: string): string {
  return text.replaceAll(' ', '')
}

/** Only what looks like the thing that it is called is taken out: `IBAN: ` may be in a customer's own sentence. */
function withoutColons(text: string, found: Map<string, string>, isTaken = isLike): string {
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
