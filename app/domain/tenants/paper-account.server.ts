import * as z from 'zod'
import type { Executor, House, Trx } from '../kernel/house'
import type { Actor, Within } from '../kernel/scope'
import { writing } from '../kernel/writing.server'
import { accountToday } from './account-today.server'
import type { PaidAccount } from './paid-account'

/** Papers that ask for money, and are drawn anew from what was frozen of them. */
interface PaperOf {
  table: 'dunning_notices' | 'charge_statements'
  id: string
}

const leftWith = z.strictObject({
  iban: z.string().nullable(),
  bic: z.string().nullable(),
  bankName: z.string().nullable(),
})

type Account = z.infer<typeof leftWith>

interface Asking {
  seller: PaidAccount
}

/**
 * A paper names the account of today while it has not left, since the one that it was made with may be closed by now; after
 * that the one that it left with.
 */
export async function asItLeaves<Paper extends Asking>(
  executor: Executor,
  { tenantId }: Within,
  paper: Paper,
  of: PaperOf,
): Promise<Paper> {
  const left = await readLeft(executor, { tenantId }, of)
  return left ? withAccount(paper, left.account) : withAccountOfToday(executor, { tenantId }, paper)
}

/** As a paper is printed; from then on it keeps the account that it names. */
export async function asPrinted<Paper extends Asking>(
  house: House,
  scope: Actor,
  paper: Paper,
  of: PaperOf,
): Promise<Paper> {
  const left = await readLeft(house.reader, scope, of)
  if (left) return withAccount(paper, left.account)
  return writing(house, scope, async (trx) => {
    const leftMeanwhile = await readLeft(trx, scope, of)
    if (leftMeanwhile) return withAccount(paper, leftMeanwhile.account)
    const drawn = await withAccountOfToday(trx, scope, paper)
    await noteLeft(trx, scope, of, accountIfMoved(paper, drawn.seller))
    return drawn
  })
}

/** Notes the account of the mail that a paper is about to leave with. */
export async function notePaperMailed(
  house: House,
  scope: Actor,
  paper: Asking,
  { iban, bic, ...of }: PaperOf & Pick<PaidAccount, 'iban' | 'bic'>,
): Promise<void> {
  const account = accountIfMoved(paper, { iban, bic, bankName: null })
  const left = await readLeft(house.reader, scope, of)
  if (left && left.account?.iban === account?.iban) return
  await writing(house, scope, (trx) => noteLeft(trx, scope, of, account))
}

function withAccount<Paper extends Asking>(paper: Paper, account: Account | undefined): Paper {
  return account ? { ...paper, seller: { ...paper.seller, ...account } } : paper
}

async function withAccountOfToday<Paper extends Asking>(
  executor: Executor,
  within: Within,
  paper: Paper,
): Promise<Paper> {
  const { isMoved, iban, bic, bankName } = await accountToday(executor, within, paper.seller)
  return isMoved ? withAccount(paper, { iban, bic, bankName }) : paper
}

/** Undefined if it is the one that the paper was made with. */
function accountIfMoved({ seller }: Asking, { iban, bic, bankName }: Account): Account | undefined {
  return iban === seller.iban ? undefined : { iban, bic, bankName }
}

async function noteLeft(
  trx: Trx,
  { tenantId, at }: Actor,
  of: PaperOf,
  account: Account | undefined,
): Promise<void> {
  await trx
    .updateTable(tableOf(of))
    .set({ left_at: at, left_account_json: account ? JSON.stringify(account) : null })
    .where('tenant_id', '=', tenantId)
    .where('id', '=', of.id)
    .execute()
}

/** Undefined if it has not left; without an account if it left with the one that it was made with. */
async function readLeft(
  executor: Executor,
  { tenantId }: Within,
  of: PaperOf,
): Promise<{ account: Account | undefined } | undefined> {
  const row = await executor
    .selectFrom(tableOf(of))
    .select(['left_at', 'left_account_json'])
    .where('tenant_id', '=', tenantId)
    .where('id', '=', of.id)
    .executeTakeFirst()
  if (!row?.left_at) return undefined
  const { left_account_json: json } = row
  return { account: json === null ? undefined : leftWith.parse(JSON.parse(json)) }
}

/** Both tables share these columns, so one of them stands for either in the types. */
const tableOf = ({ table }: PaperOf) => table as 'dunning_notices'
