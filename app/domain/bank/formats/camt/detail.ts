import type { Cents } from '../../../values/money'
import { all, first, textAt, textsAt, type XmlElement } from '../../../values/xml-tree'
import type { EntryDetail } from '../../statement'
import { givenText } from '../given-text'
import { joinedLines } from '../joined-lines'
import { isReturn, reasonInText } from '../return-codes'
import { withoutReferencesBehind } from '../sepa-tags'
import { isoCodeOf, transactionCode } from './code'
import { otherSide } from './parties'
import { eurosIfAny, signed } from './values'

/** Lengths at which banks cut a text, whatever the word; the shorter ones only if they cut all of its lines there. */
const FULL_LINES = [70, 140]
const SHORT_LINES = [27, 35]

export interface EntryContext {
  cents: Cents
  direction: string | undefined
  ownIban: string | null
  code: string | null
  isoCode: string | null
  isReversal: boolean
  label: string
  isAlone: boolean
}

/** One transaction (`TxDtls`); without one, what the entry says. */
export function camtDetail(
  part: XmlElement | undefined,
  context: EntryContext,
): { detail: EntryDetail; isAmountSaid: boolean } {
  const direction = textAt(part, 'CdtDbtInd') ?? context.direction
  const said = amountOf(part)
  const text = purposeOf(part, context)
  const returned = returnedOf(part, text, context)
  const isBack = returned !== null || context.isReversal
  const side = otherSide(part, { direction, isBack, ownIban: context.ownIban })
  const detail = {
    cents: said === undefined ? context.cents : signed(said, direction),
    ...side,
    ...referencesOf(part, text, side.creditorId),
    creditorReference: textAt(part, 'RmtInf/Strd/CdtrRefInf/Ref') ?? null,
    returned,
    originalCents: eurosIfAny(first(part, 'AmtDtls/InstdAmt/Amt')) ?? null,
    chargesCents: chargesOf(part),
  }
  return { detail, isAmountSaid: said !== undefined }
}

/** In version 02 only inside `AmtDtls`. */
function amountOf(part: XmlElement | undefined): Cents | undefined {
  return eurosIfAny(first(part, 'Amt')) ?? eurosIfAny(first(part, 'AmtDtls/TxAmt/Amt'))
}

/** Some banks write behind the text what has fields of its own; what has none is not believed. */
function referencesOf(part: XmlElement | undefined, text: string, creditorId: string | null) {
  const endToEndId = givenText(textAt(part, 'Refs/EndToEndId'))
  const mandateReference = givenText(textAt(part, 'Refs/MndtId'))
  const ownText = withoutReferencesBehind(text, { endToEndId, mandateReference, creditorId })
  const purpose = [ownText, ...[...documentsOf(part)].filter((number) => !text.includes(number))]
    .filter(Boolean)
    .join(' ')
  const said = { purpose, endToEndId, mandateReference }
  return purpose === text ? said : { ...said, asWritten: { ...said, purpose: text } }
}

/** What is paid, where a payer says it apart from the text: invoices, and what more than one reference names. */
function documentsOf(part: XmlElement | undefined): Set<string> {
  const [, ...furtherReferences] = textsAt(part, 'RmtInf/Strd/CdtrRefInf/Ref')
  return new Set([...textsAt(part, 'RmtInf/Strd/RfrdDocInf/Nb'), ...furtherReferences])
}

/** The text of the entry only counts where it cannot belong to another part of it. */
function purposeOf(part: XmlElement | undefined, { isAlone, label }: EntryContext): string {
  const structured = textsAt(part, 'RmtInf/Strd/AddtlRmtInf')
  const lines = all(part, 'RmtInf/Ustrd').map((one) => `${one.beginsWithBlank ? ' ' : ''}${one.text}`)
  const text = joinedLines([...lines, ...structured], fullLengthsOf(lines))
  if (text !== '') return text
  return textAt(part, 'AddtlTxInf') ?? (isAlone ? label : '')
}

/** A line that ended with a blank is shorter by it. */
function fullLengthsOf(lines: readonly string[]): number[] {
  const isCut = (full: number) =>
    lines.slice(0, -1).every(({ length }) => length === full || length === full - 1)
  return [...SHORT_LINES.filter(isCut), ...FULL_LINES]
}

function returnedOf(
  part: XmlElement | undefined,
  purpose: string,
  { code: entryCode, isoCode }: EntryContext,
): EntryDetail['returned'] {
  const info = first(part, 'RtrInf')
  const code = textAt(info, 'Rsn/Cd') ?? textAt(info, 'Rsn/Prtry')
  const text = textsAt(info, 'AddtlInf').join(' ')
  if (info) return { code: code ?? reasonInText(text), text }
  const own = first(part, 'BkTxCd')
  const transaction = transactionCode(own) ?? entryCode
  return isReturn(transaction, isoCodeOf(own) ?? isoCode) ? { code: reasonInText(purpose), text: '' } : null
}

/** The total, which version 02 has too; else the sum of what is charged. */
function chargesOf(part: XmlElement | undefined): Cents | null {
  const charges = all(part, 'Chrgs')
  const totals = charges.map((one) => eurosIfAny(first(one, 'TtlChrgsAndTaxAmt')))
  const total = totals.find((cents) => cents !== undefined)
  if (total !== undefined) return total
  const single = charges.flatMap((one) => [...all(one, 'Amt'), ...all(one, 'Rcrd/Amt')])
  const amounts = single.map((amount) => eurosIfAny(amount)).filter((cents) => cents !== undefined)
  return amounts.length > 0 ? amounts.reduce((one, other) => one + other, 0) : null
}
