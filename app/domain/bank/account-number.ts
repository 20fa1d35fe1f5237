import type { StatementAccount } from './statement'

/** Whether an account is the one that a file names without an IBAN; `unsaid` where the file has nothing to compare. */
export type AccountFit = 'fits' | 'differs' | 'unsaid'

type Named = Pick<StatementAccount, 'bankCode' | 'number'>
interface Own {
  iban: string
  bic: string | null
}

/** Fewer digits are in many numbers. */
const FEWEST_DIGITS = 4
const BANK_CODE = /^[1-9]\d{7}$/
/** Bank and country; what follows is place and branch. */
const BIC = /^([A-Z]{6})[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/

/**
 * Compares bank code and account number with those that an IBAN is made of, without noughts in front. A sub-account of
 * two noughts may be left out (`1234567` for `0123456700`, IBAN rule of Deutsche Bank), and digits may be hidden by
 * stars. A name, such as `Girokonto`, says nothing.
 */
export function fitOfAccount({ bankCode, number }: Named, own: Own): AccountFit {
  const ofBank = fitOfBank(bankCode?.replaceAll(' ', '').toUpperCase() ?? '', own)
  const ofNumber = fitOfNumber((number ?? '').toUpperCase().replace(/[\s./-]|EUR$/g, ''), own.iban)
  if (ofBank === 'differs' || ofNumber === 'differs') return 'differs'
  return ofNumber
}

function fitOfBank(bank: string, { iban, bic }: Own): AccountFit {
  if (BANK_CODE.test(bank) && iban.startsWith('DE')) return iban.slice(4, 12) === bank ? 'fits' : 'differs'
  const [, said] = BIC.exec(bank) ?? []
  const [, known] = BIC.exec(bic ?? '') ?? []
  if (said === undefined || known === undefined) return 'unsaid'
  return said === known ? 'fits' : 'differs'
}

function fitOfNumber(number: string, iban: string): AccountFit {
  const [, shown] = /^[\dX*•]*[X*•](\d+)$/.exec(number) ?? []
  if (shown !== undefined && shown.length >= FEWEST_DIGITS) return iban.endsWith(shown) ? 'fits' : 'differs'
  if (!/^\d+$/.test(number) || number.length < FEWEST_DIGITS || plain(number) === '') return 'unsaid'
  const ofBank = iban.slice(4)
  // Elsewhere, check digits may stand behind the account's number.
  if (!iban.startsWith('DE')) return ofBank.includes(plain(number)) ? 'fits' : 'differs'
  const account = plain(iban.slice(12))
  const isIt = ofBank === number || [number, `${number}00`].some((one) => plain(one) === account)
  return isIt ? 'fits' : 'differs'
}

function plain(digits: string): string {
  return digits.replace(/^0+/, '')
}
