import { randomUUID } from 'node:crypto'
import { recordAudit } from '../audit/audit.server'
import { NotFound } from '../kernel/errors'
import type { Executor, House, Trx } from '../kernel/house'
import type { Scope, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import type { DateText } from '../values/calendar'
import { maskIban, parseIban } from '../values/iban'
import type { Cents } from '../values/money'
import { readBalance } from './balance.server'
import { BankConflict } from './conflict'

export interface BankAccount {
  id: string
  name: string
  bankName: string | null
  iban: string
  bic: string | null
  /** Whether new invoices name it. */
  isOnInvoices: boolean
  /** Whether files collect for it. */
  isCollecting: boolean
  /** Whether they mark the first debit of a mandate. */
  marksFirst: boolean
  /** No longer used: it is offered nowhere. */
  isClosed: boolean
  /** Some of its files number each download anew: their numbers say nothing. */
  isNumberedAnew: boolean
  /** By the last statement; null before the first. */
  balance: { cents: Cents; on: DateText } | null
}

interface NewAccount {
  id?: string | undefined
  name: string
  bankName: string | null
  iban: string
  bic: string | null
}

/** @throws Conflict `bank_iban_invalid`, `bank_account_taken`, `bank_account_closed` */
export function addAccount(house: House, scope: Scope, input: NewAccount): Promise<{ id: string }> {
  return writing(house, scope, (trx) => addAccountIn(trx, scope, input))
}

async function addAccountIn(trx: Trx, scope: Scope, input: NewAccount): Promise<{ id: string }> {
  const iban = parseIban(input.iban)
  if (iban === undefined) throw new BankConflict('bank_iban_invalid')
  const known = await findAccountByIban(trx, scope, iban)
  if (known && known.id === input.id) return known
  if (known) throw new BankConflict(known.closed_at === null ? 'bank_account_taken' : 'bank_account_closed')
  const id = input.id ?? randomUUID()
  await trx
    .insertInto('bank_accounts')
    .values({
      tenant_id: scope.tenantId,
      id,
      name: input.name,
      bank_name: input.bankName,
      iban,
      bic: input.bic,
      created_at: scope.at,
    })
    .execute()
  await recordAudit(trx, scope, {
    action: 'bank_account.created',
    subjectType: 'bank_account',
    subjectId: id,
    after: { name: input.name, ibanMasked: maskIban(iban) },
  })
  return { id }
}

export function findAccountByIban(executor: Executor, { tenantId }: Within, iban: string) {
  return executor
    .selectFrom('bank_accounts')
    .select(['id', 'iban', 'closed_at'])
    .where('tenant_id', '=', tenantId)
    .where('iban', '=', iban)
    .executeTakeFirst()
}

/** @throws NotFound */
export async function getAccount(executor: Executor, { tenantId }: Within, id: string) {
  const row = await executor
    .selectFrom('bank_accounts')
    .select(['id', 'name', 'closed_at'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new NotFound()
  return { id: row.id, name: row.name, isClosed: row.closed_at !== null }
}

/** What accounts are known by in files that name no IBAN; the last statement of a closed one comes after it is closed. */
export function listNumbers(executor: Executor, { tenantId }: Within) {
  return executor
    .selectFrom('bank_accounts')
    .select(['id', 'iban', 'bic'])
    .where('tenant_id', '=', tenantId)
    .execute()
}

export async function hasSeveralAccounts(executor: Executor, { tenantId }: Within): Promise<boolean> {
  const some = await executor
    .selectFrom('bank_accounts')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .limit(2)
    .execute()
  return some.length > 1
}

/** Accounts by name, closed ones last, each with its balance. */
export async function listAccounts(executor: Executor, { tenantId }: Within): Promise<BankAccount[]> {
  const rows = await executor
    .selectFrom('bank_accounts')
    .innerJoin('tenants', 'tenants.id', 'bank_accounts.tenant_id')
    .select([
      'bank_accounts.id',
      'bank_accounts.name',
      'bank_accounts.bank_name as bankName',
      'bank_accounts.iban',
      'bank_accounts.bic',
    ])
    .select('bank_accounts.closed_at')
    .select(['bank_accounts.is_collecting', 'bank_accounts.marks_first', 'tenants.iban as invoiceIban'])
    .select('bank_accounts.unnumbered_json')
    .where('bank_accounts.tenant_id', '=', tenantId)
    .orderBy('bank_accounts.name')
    .orderBy('bank_accounts.id')
    .execute()
  const accounts: BankAccount[] = []
  const chosen = rows.find(({ is_collecting }) => is_collecting === 1)?.iban
  for (const { invoiceIban, is_collecting: _, marks_first, closed_at, unnumbered_json, ...row } of rows) {
    const isOnInvoices = row.iban === invoiceIban
    const isCollecting = row.iban === (chosen ?? invoiceIban)
    accounts.push({
      ...row,
      isOnInvoices,
      isCollecting,
      // The firm's settings may have named it again.
      isClosed: closed_at !== null && !isOnInvoices && !isCollecting,
      marksFirst: marks_first === 1,
      isNumberedAnew: unnumbered_json !== '[]',
      balance: await readBalance(executor, { tenantId }, row.id),
    })
  }
  return accounts.sort((one, other) => Number(one.isClosed) - Number(other.isClosed))
}

/** @throws NotFound */
export async function getBankAccount(executor: Executor, within: Within, id: string): Promise<BankAccount> {
  const account = (await listAccounts(executor, within)).find((one) => one.id === id)
  if (!account) throw new NotFound()
  return account
}
