import { sum } from '../../../values/money'
import { all, first, textAt, type XmlElement } from '../../../values/xml-tree'
import type { EntryDetail, StatementEntry } from '../../statement'
import { givenText } from '../given-text'
import { isoCodeOf, transactionCode } from './code'
import { camtDetail, type EntryContext } from './detail'
import { dayAt, euros, need, signed } from './values'

const DETAILS_A_STEP = 20

/**
 * An entry (`Ntry`) that is booked; what it consists of (`TxDtls`) are its details, thousands in a collected batch; in
 * steps. @throws BankConflict
 */
export function* readingEntry(entry: XmlElement, ownIban: string | null): Generator<void, StatementEntry> {
  const parts = all(entry, 'NtryDtls/TxDtls')
  const direction = textAt(entry, 'CdtDbtInd')
  const bookedOn = dayAt(first(entry, 'BookgDt'))
  const valueOn = dayAt(first(entry, 'ValDt'))
  const label = textAt(entry, 'AddtlNtryInf') ?? ''
  const code = transactionCode(first(entry, 'BkTxCd')) ?? transactionCode(first(parts[0], 'BkTxCd'))
  const isoCode = isoCodeOf(first(entry, 'BkTxCd')) ?? isoCodeOf(first(parts[0], 'BkTxCd'))
  const isReversal = textAt(entry, 'RvslInd') === 'true' || textAt(entry, 'RvslInd') === '1'
  const cents = signed(euros(need(first(entry, 'Amt'), 'Ntry/Amt')), direction)
  const context = {
    ...{ cents, direction, ownIban, code, isoCode, isReversal, label },
    isAlone: parts.length < 2,
  }
  return {
    bookedOn: need(bookedOn ?? valueOn, 'Ntry/BookgDt'),
    ...{ valueOn: valueOn ?? null, cents, reference: referenceOf(entry, parts), isReversal },
    ...{ code, isoCode, label },
    batch: batchOf(entry, parts),
    details: yield* readingDetails(parts, context),
  }
}

/** Where the bank does not say the amount of each part, the entry is one. */
function* readingDetails(
  parts: readonly XmlElement[],
  context: EntryContext,
): Generator<void, EntryDetail[]> {
  const details: ReturnType<typeof camtDetail>[] = []
  for (const part of parts.length > 0 ? parts : [undefined]) {
    if (details.length % DETAILS_A_STEP === DETAILS_A_STEP - 1) yield
    details.push(camtDetail(part, context))
  }
  if (context.isAlone || details.every(({ isAmountSaid }) => isAmountSaid))
    return details.map(({ detail }) => detail)
  const one = camtDetail(parts[0], context).detail
  const said = details.map(({ detail }) => detail)
  return [{ ...one, cents: context.cents, purpose: joinedPurposes(said), ...writtenOf(said, one) }]
}

function joinedPurposes(details: readonly Pick<EntryDetail, 'purpose'>[]): string {
  return details
    .map(({ purpose }) => purpose)
    .filter(Boolean)
    .join(' ')
}

function writtenOf(all: readonly EntryDetail[], one: EntryDetail): Pick<EntryDetail, 'asWritten'> {
  if (!all.some(({ asWritten }) => asWritten)) return {}
  const purpose = joinedPurposes(all.map((detail) => detail.asWritten ?? detail))
  return { asWritten: { ...(one.asWritten ?? one), purpose } }
}

/** Savings banks say `NONREF` everywhere, and have an id of their own beside it. */
function referenceOf(entry: XmlElement, parts: readonly XmlElement[]): string | null {
  const own = all(parts[0], 'Refs/Prtry').find(
    (one) => textAt(one, 'Tp') === 'FI-UMSATZ-ID' || textAt(one, 'Tp') === 'FIUMSATZ-ID',
  )
  return (
    givenText(textAt(entry, 'AcctSvcrRef')) ??
    givenText(textAt(own, 'Ref')) ??
    (parts.length === 1 ? givenText(textAt(parts[0], 'Refs/AcctSvcrRef')) : null)
  )
}

/** The batch that the entry names, or the only one that all its parts come from. */
function batchOf(entry: XmlElement, parts: readonly XmlElement[]): StatementEntry['batch'] {
  const batches = all(entry, 'NtryDtls/Btch')
  if (batches.length > 0) {
    const counts = batches.map((batch) => Number(textAt(batch, 'NbOfTxs') ?? Number.NaN))
    return {
      messageId: given(batches[0], 'MsgId'),
      batchId: given(batches[0], 'PmtInfId'),
      count: counts.every(Number.isInteger) ? sum(counts) : null,
    }
  }
  const ids = parts.map((part) => [given(part, 'Refs/MsgId'), given(part, 'Refs/PmtInfId')] as const)
  const [messageId = null, batchId = null] = ids[0] ?? []
  const isOne = ids.every(([message, batch]) => message === messageId && batch === batchId)
  return isOne && (messageId ?? batchId) !== null ? { messageId, batchId, count: null } : null
}

function given(element: XmlElement | undefined, path: string): string | null {
  return givenText(textAt(element, path))
}
