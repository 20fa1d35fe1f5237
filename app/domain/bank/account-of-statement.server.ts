import type { Executor } from '../kernel/house'
import type { Within } from '../kernel/scope'
import { type AccountFit, fitOfAccount } from './account-number'
import { findAccountByIban, getAccount, listNumbers } from './accounts.server'
import { BankConflict } from './conflict'
import { germanIban } from './formats/german-iban'
import type { Statement, StatementAccount } from './statement'

const LONGEST_SHOWN = 40

/** What a person says of a file that names no IBAN. */
export interface ChosenAccount {
  accountId?: string | undefined
  /** Its number as the file writes it, which is not that of the account, and belongs to it all the same. */
  confirmedNumber?: string | undefined
}

/** @throws BankConflict `bank_file_accounts` where accounts without an IBAN are several: they would become one. */
export function refuseSeveral(statements: readonly Pick<Statement, 'account'>[]): void {
  const named = statements.filter(({ account }) => ibanOf(account) === undefined && account.number !== null)
  const numbers = new Set(
    named.map(({ account: { bankCode, number } }) => JSON.stringify([bankCode, number])),
  )
  if (numbers.size > 1) throw new BankConflict('bank_file_accounts')
}

/**
 * The account that a statement is of: by its IBAN, else the one that was chosen, whose number it has, or the only one.
 * @throws NotFound; BankConflict `bank_account_unknown`, `bank_account_needed`, `bank_file_other_account`, `bank_file_differs`,
 * `bank_file_closed`
 */
export async function accountOf(
  executor: Executor,
  scope: Within,
  { account }: Pick<Statement, 'account'>,
  { accountId, confirmedNumber }: ChosenAccount,
): Promise<string> {
  const iban = ibanOf(account)
  const known = iban && (await findAccountByIban(executor, scope, iban))
  if (known) return known.id
  if (iban !== undefined && account.number === null) throw new BankConflict('bank_account_unknown')
  const chosen = accountId === undefined ? undefined : await getAccount(executor, scope, accountId)
  if (chosen?.isClosed) throw new BankConflict('bank_file_closed')
  const all = await listNumbers(executor, scope)
  const fits = new Map<string, AccountFit>(all.map((one) => [one.id, fitOfAccount(account, one)]))
  const fitting = all.filter(({ id }) => fits.get(id) === 'fits')
  const [one] = fitting
  if (one && fitting.length === 1 && (!chosen || chosen.id === one.id)) return one.id
  // Not every bank makes its IBANs of bank code and number.
  if (iban !== undefined && !chosen) throw new BankConflict('bank_account_unknown')
  const number = numberIn(account)
  const candidate = chosen ?? (all.length === 1 ? all[0] : undefined)
  if (candidate && (fits.get(candidate.id) !== 'differs' || confirmedNumber === number)) return candidate.id
  if (chosen) throw new BankConflict(`bank_file_differs ${number}`)
  if (all.length === 0) throw new BankConflict('bank_account_unknown')
  if (candidate || [...fits.values()].every((fit) => fit === 'differs'))
    throw new BankConflict(`bank_file_other_account ${number}`)
  throw new BankConflict('bank_account_needed')
}

function ibanOf({ iban, bankCode, number }: StatementAccount): string | undefined {
  return iban ?? germanIban(bankCode ?? '', number ?? '')
}

function numberIn({ bankCode, number }: StatementAccount): string {
  const parts = [bankCode, number].flatMap((part) => part?.replaceAll(' ', '') ?? [])
  return parts.join('/').slice(0, LONGEST_SHOWN)
}
