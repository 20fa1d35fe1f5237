import { afterAll, describe, expect, test } from 'vitest'
import { addAccount } from '~/domain/bank/accounts.server'
import { listAssignments } from '~/domain/bank/item.server'
import { keepFile } from '~/domain/bank/keep.server'
import { matchItems } from '~/domain/bank/matching/run.server'
import { undoAssignment } from '~/domain/bank/undo-assignment.server'
import { listCharges } from '~/domain/charges/charges.server'
import { claimCharges } from '~/domain/charges/claim-charges.server'
import { readClaims } from '~/domain/charges/claims.server'
import { changeChargeSettings } from '~/domain/charges/settings.server'
import { USUAL } from '~/domain/dunning/levels'
import { getNotice } from '~/domain/dunning/notices.server'
import { findProposal } from '~/domain/dunning/proposals.server'
import { seenAs } from '~/domain/dunning/seen'
import { saveDunningSettings } from '~/domain/dunning/settings.server'
import { readCredit } from '~/domain/invoices/credits/sources.server'
import { chargesPaidWith } from '~/domain/invoices/payments/asked-charges'
import { receiveMoney } from '~/domain/invoices/payments/receipts.server'
import { undoReceipt } from '~/domain/invoices/payments/undo-booking.server'
import type { Scope } from '~/domain/kernel/scope'
import { makeEntry, makeStatement, OWN_IBAN } from '../../factories/bank'
import { makeCustomer } from '../../factories/customers'
import { remind } from '../../factories/dunning'
import { makeInvoice } from '../../factories/invoices'
import { officeOn } from '../../factories/scopes'
import { makeTenant } from '../../factories/tenants'
import { copyDatabase } from '../../support/database'

const { house, db, close } = copyDatabase()
afterAll(close)

const FEE = 250

/** Invoices over 119,00 € that a second reminder by letter asks for, with its fee. */
async function reminded(count = 1, creditCents = 0) {
  const firm = await makeTenant(house)
  const { tenantId } = firm
  const levels = { ...USUAL.levels, 2: { ...USUAL.levels[2], feeCents: FEE } }
  await saveDunningSettings(house, firm, { ...USUAL, levels }, 0)
  const { id: customerId } = await makeCustomer(house, firm)
  const invoices: Awaited<ReturnType<typeof makeInvoice>>[] = []
  for (let index = 0; index < count; index += 1) invoices.push(await makeInvoice(house, firm, customerId))
  const credit = { paidOn: firm.today, method: 'cash', claims: [] } as const
  if (creditCents > 0) await receiveMoney(house, firm, { ...credit, customerId, amountCents: creditCents })
  const send = async (today: string, way: 'mail' | 'letter') => {
    const scope = officeOn(tenantId, today)
    const proposal = await findProposal(house.reader, scope, customerId)
    return remind(house, scope, customerId, { seen: proposal ? seenAs(proposal) : '', way })
  }
  await send('2026-04-01', 'mail')
  const { notice } = await getNotice(house.reader, firm, await send('2026-05-01', 'letter'))
  const scope = officeOn(tenantId, '2026-05-06')
  const pay = (amountCents: number) =>
    receiveMoney(house, scope, {
      ...{ customerId, amountCents, paidOn: scope.today, method: 'transfer' },
      claims: invoices.map(({ id }) => ({ invoiceId: id })),
    })
  /** What is open of invoices and charges, and the credit. */
  const left = async () => {
    const standings = await db
      .selectFrom('invoice_standings')
      .select(({ fn }) => fn.sum<number>('open_cents').as('cents'))
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow()
    const charges = await listCharges(house.reader, scope, { customerId })
    const chargesCents = charges.reduce((cents, { openCents }) => cents + openCents, 0)
    return [standings.cents, chargesCents, await readCredit(house.reader, scope, customerId)]
  }
  return { scope, customerId, invoices, notice, pay, left }
}

describe('money that is just what a letter with a fee asks for', () => {
  test.each([1, 2])('settles %i invoices and the fee, and is undone as a whole', async (count) => {
    const { scope, notice, pay, left } = await reminded(count)
    expect(notice.totalCents).toBe(count * 11_900 + FEE)
    const { id } = await pay(notice.totalCents)
    expect(await left()).toEqual([0, 0, 0])
    await undoReceipt(house, scope, { id, reason: 'Falscher Kunde' })
    expect(await left()).toEqual([count * 11_900, FEE, 0])
  })

  test('settles them in the order that the firm chose', async () => {
    const { scope, pay, left } = await reminded(2)
    await changeChargeSettings(house, scope, { isChargesFirst: true })
    await pay(10_000)
    expect(await left()).toEqual([23_800 + FEE - 10_000, 0, 0])
    await pay(13_800 + FEE)
    expect(await left()).toEqual([0, 0, 0])
  })

  test('in two transfers, the second of the fee alone', async () => {
    const { pay, left } = await reminded()
    await pay(11_900)
    expect(await left()).toEqual([0, FEE, 0])
    await pay(FEE)
    expect(await left()).toEqual([0, 0, 0])
  })

  test('and no other amount: a cent more is credit', async () => {
    const { pay, left } = await reminded()
    await pay(11_900 + FEE + 1)
    expect(await left()).toEqual([0, FEE, FEE + 1])
  })

  test('less the credit that it takes off, which then settles the rest', async () => {
    const { notice, pay, left } = await reminded(1, 1000)
    expect(notice).toMatchObject({ creditCents: 1000, totalCents: 11_900 - 1000 + FEE })
    await pay(notice.totalCents)
    expect(await left()).toEqual([0, 0, 0])
  })

  test('but a cent less leaves the credit alone', async () => {
    const { notice, pay, left } = await reminded(1, 1000)
    await pay(notice.totalCents - 1)
    expect(await left()).toEqual([11_900 - notice.totalCents + 1, FEE, 1000])
  })

  test('or what a statement of claims asks for', async () => {
    const { scope, customerId, pay, left } = await reminded()
    const { sums } = await readClaims(house.reader, scope, customerId, scope.today)
    await claimCharges(house, scope, {
      ...{ id: '', customerId, asOf: scope.today, seenCents: sums.chargesCents },
    })
    await pay(11_900 + FEE + sums.chargesCents)
    expect(await left()).toEqual([0, 0, 0])
  })

  test('is booked from a statement by itself, and says why', async () => {
    const { scope, invoices, left } = await reminded()
    const number = invoices[0]?.number
    const member: Parameters<typeof keepFile>[1] = { ...scope, userId: 'office', role: 'owner' }
    await addAccount(house, scope, { name: 'Konto', bankName: null, iban: OWN_IBAN, bic: null })
    const entry = makeEntry(11_900 + FEE, `Rechnung ${number} und Mahnkosten`, {
      content: `mit Kosten ${number}`,
    })
    const bytes = Buffer.from(`statement ${scope.tenantId}`)
    await keepFile(house, member, { bytes, statements: [makeStatement([entry])] })
    expect(await matchItems(house, scope)).toMatchObject({ booked: 1, open: 0 })
    expect(await left()).toEqual([0, 0, 0])
    const assignment = await madeIn(scope)
    expect(assignment.reasons).toEqual([
      { mark: 'number', numbers: [number] },
      { mark: 'charges', cents: FEE },
    ])
    await undoAssignment(house, scope, { id: assignment.id, reason: 'Irrtum' })
    expect(await left()).toEqual([11_900, FEE, 0])
  })
})

async function madeIn(scope: Scope) {
  const { id } = await db
    .selectFrom('bank_items')
    .select('id')
    .where('tenant_id', '=', scope.tenantId)
    .executeTakeFirstOrThrow()
  const [assignment] = await listAssignments(house.reader, scope, id)
  if (!assignment) throw new Error('Nothing was booked')
  return assignment
}

const charge = (
  id: string,
  openCents: number,
  changes: { askedBy?: string; invoiceIds?: string[] } = {},
) => ({
  ...{ id, openCents, isFee: id.startsWith('fee'), askedBy: id, invoiceIds: ['a'] },
  ...changes,
})
const ALL = [
  charge('fee 1', 250),
  charge('fee 2', 300),
  charge('lump sum', 4000, { askedBy: 'statement' }),
  charge('interest', 361, { askedBy: 'statement' }),
  charge('fee of others', 500, { invoiceIds: ['b', 'c'] }),
]

test.each<[string, number, string[], string[]]>([
  ['one reminder', 300, ['a'], ['fee 2']],
  ['all reminders', 550, ['a'], ['fee 1', 'fee 2']],
  ['one statement', 4361, ['a'], ['lump sum', 'interest']],
  ['all of an invoice', 4911, ['a'], ['fee 1', 'fee 2', 'lump sum', 'interest']],
  ['all of the customer', 5411, ['a'], ALL.map(({ id }) => id)],
  ['a reminder of several invoices, one of them paid now', 500, ['c'], ['fee of others']],
  ['a reminder without its invoices', 250, [], ['fee 1']],
  ['the lump sum alone, which nothing asks for', 4000, ['a'], []],
  ['another invoice’s reminder', 250, ['b'], []],
  ['nothing', 0, ['a'], []],
])('%s', (_, cents, invoiceIds, paid) => {
  expect(chargesPaidWith(cents, ALL, invoiceIds).map(({ id }) => id)).toEqual(paid)
})
