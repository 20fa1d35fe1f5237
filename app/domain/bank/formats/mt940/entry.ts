import { sum } from '../../../values/money'
import { BankConflict } from '../../conflict'
import type { EntryDetail, StatementEntry } from '../../statement'
import { givenText } from '../given-text'
import { isReturn, reasonInText } from '../return-codes'
import { mt940Information } from './information'
import { commaCents, mt940ValueDay, nearestDay } from './values'

/**
 * Value, booking day (mostly), mark (`RC` takes a credit back), third letter of the currency, amount, kind, the payer's
 * reference, the bank's, and a second line. One bank breaks the line behind the mark; another writes more than the 16
 * characters that a reference may have; a third leaves out the comma behind whole euros.
 */
const LINE =
  /^(\d{6})(\d{4})?(R?[CD])([A-Z])?\s*(\d+(?:,\d*)?)\s*([A-Z][A-Z0-9]{3})([^\n]*?)(?:\/\/([^\n]*))?(?:\n([\s\S]*))?$/

/** Characters of `:86:`, which has six lines of 65 in the standard. */
const LONGEST_INFORMATION = 10_000

/** What some banks put on the second line: the original amount, and the charges of the bank that returned it. */
const ORIGINAL = /\/OCMT\/EUR(\d+,\d*)/
const CHARGES = /\/CHGS\/EUR(\d+,\d*)/

/** An entry (`:61:`) with what it says to the owner (`:86:`). @throws BankConflict */
export function mt940Entry(line: readonly string[], owner: readonly string[]): StatementEntry {
  const [, value = '', booked, mark = '', , amount = '', kind = '', , bankReference, more = ''] =
    LINE.exec(line.join('\n').trimEnd()) ?? []
  if (sum(owner.map(({ length }) => length)) > LONGEST_INFORMATION)
    throw new BankConflict('bank_file_field :86:')
  const valueOn = mt940ValueDay(value)
  const unsigned = commaCents(amount.includes(',') ? amount : `${amount},`)
  const bookedOn = valueOn && (booked === undefined ? valueOn : nearestDay(booked, valueOn))
  if (valueOn === undefined || bookedOn === undefined || unsigned === undefined)
    throw new BankConflict(`bank_file_field :61:${(line[0] ?? '').slice(0, 30)}`)
  const cents = mark === 'D' || mark === 'RC' ? 0 - unsigned : unsigned
  const isPaidIn = mark === 'C' && kind !== 'NRTI' && kind !== 'NDDT'
  const { code, label, returnReason, ownReference, original, charges, ...told } = mt940Information(
    owner,
    isPaidIn,
  )
  const isBack = isReturn(code) || kind === 'NRTI'
  return {
    ...{ bookedOn, valueOn, cents },
    reference: givenText(bankReference),
    isReversal: mark.startsWith('R'),
    ...{ code, isoCode: null, label },
    batch: ownReference === null ? null : { messageId: null, batchId: ownReference, count: null },
    details: [
      {
        cents,
        ...told,
        creditorReference: null,
        returned: isBack ? returnedOf(told.purpose, returnReason) : null,
        originalCents: original ?? commaCents(ORIGINAL.exec(more)?.[1] ?? '') ?? null,
        chargesCents: charges ?? commaCents(CHARGES.exec(more)?.[1] ?? '') ?? null,
      },
    ],
  }
}

/** Numbers as reasons (912) differ from bank to bank: they stay what they are. */
function returnedOf(purpose: string, reason: string): EntryDetail['returned'] {
  return { code: reasonInText(`${reason} ${purpose}`), text: reason }
}
