import type { Cents } from '~/domain/values/money'

// European Payments Council, EPC069-12, version 002: no BIC within the EEA, UTF-8, at most 331 bytes.
const MAX_NAME = 70
/** Longer references do not fit into a transfer. */
export const LONGEST_REFERENCE = 140
const MAX_CENTS = 99_999_999_999
const MAX_BYTES = 331

interface Transfer {
  name: string
  iban: string
  amountCents: Cents
  reference: string
}

/** For a transfer that pays several invoices: their numbers, or the customer's if they are too many. */
export function referenceFor(numbers: readonly string[], customerNumber: string): string {
  const all = numbers.join(' ')
  return all === '' || all.length > LONGEST_REFERENCE ? customerNumber : all
}

/** Null without an account or above the GiroCode's limit: the payer types the transfer. */
export function giroCodeFor(transfer: Omit<Transfer, 'iban'> & { iban: string | null }): string | null {
  const { iban, amountCents } = transfer
  return iban === null || amountCents > MAX_CENTS ? null : giroCodeText({ ...transfer, iban })
}

/** Text of a GiroCode, which banking apps read to fill in a transfer. */
export function giroCodeText({ name, iban, amountCents, reference }: Transfer): string {
  if (!Number.isInteger(amountCents) || amountCents < 1 || amountCents > MAX_CENTS) {
    throw new RangeError('a GiroCode needs an amount between 0.01 and 999999999.99')
  }
  let payee = [...oneLine(name)].slice(0, MAX_NAME)
  const purpose = [...oneLine(reference)].slice(0, LONGEST_REFERENCE).join('')
  let text = rows(payee.join(''), iban, amountCents, purpose)
  while (new TextEncoder().encode(text).length > MAX_BYTES && payee.length > 1) {
    payee = payee.slice(0, -1)
    text = rows(payee.join(''), iban, amountCents, purpose)
  }
  return text
}

function rows(name: string, iban: string, amountCents: Cents, reference: string): string {
  const amount = `EUR${Math.floor(amountCents / 100)}.${String(amountCents % 100).padStart(2, '0')}`
  const [bic, purposeCode, creditorReference] = ['', '', '']
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    name.trim(),
    iban.replace(/\s/g, '').toUpperCase(),
    amount,
    purposeCode,
    creditorReference,
    reference,
  ].join('\n')
}

function oneLine(text: string): string {
  return text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
}
