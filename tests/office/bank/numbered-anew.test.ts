import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OWN_IBAN } from '../../factories/bank'
import { post } from '../../support/app'
import { db } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, type Owner, read } from '../owner'
import { camt, type Movement, mt940, type Part } from './month/files'
import { uploadAs } from './upload'

// A bank, or a program, that counts its downloads: the same bookings come with other numbers each time.

vi.setSystemTime('2026-03-05T09:00:00Z')

let owner: Owner

beforeEach(async () => {
  owner = await makeOwner()
  await db.deleteFrom('bank_accounts').where('tenant_id', '=', owner.scope.tenantId).execute()
  await post('/buero/bank/konten/neu', { name: 'Giro', iban: OWN_IBAN }, owner.headers)
})

/** Two of the 4th are alike. */
const MONTH: [day: number, cents: number, text: string][] = [
  [2, -4_500, 'Strom Februar 2026'],
  [3, 11_900, 'Rechnung 2026-0001'],
  [4, 700, 'Kaffee fuer alle'],
  [4, 700, 'Kaffee fuer alle'],
  [4, 2_000, 'Bar eingezahlt am Automaten'],
]
const movements = (reference: (at: number) => string | null, month = MONTH): Movement[] =>
  month.map(([day, cents, text], at) => ({ day, cents, text, reference: reference(at) }))

let downloads = 0
type Write = (month: readonly Movement[], parts: readonly Part[], isReport: boolean) => string
type Numbering = (write: Write, part: Part, month?: typeof MONTH) => string

const byReference: Numbering = (write, part, month) => {
  downloads += 1
  return write(
    movements((at) => `D${downloads}-${at}`, month),
    [part],
    false,
  )
}
const bySequence: Numbering = (write, part, month) => {
  downloads += 1
  return write(
    movements(() => null, month),
    [{ ...part, number: 100 + downloads }],
    false,
  )
}

const ALL: Part = { from: 0, to: 5, day: 2 }
const take = async (file: string) => expect((await uploadAs(owner, file)).status).toBe(303)

async function counts() {
  const rows = await db
    .selectFrom('bank_entries')
    .select('maybe_entry_id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  return [rows.length, rows.filter(({ maybe_entry_id }) => maybe_entry_id !== null).length]
}

/** Of those in the first and last day of a copy at least; a day between them is surely whole in both where words say the same. */
async function expectAsked(): Promise<number> {
  const [all = 0, asked = 0] = await counts()
  expect(asked).toBeGreaterThanOrEqual(4)
  expect(all).toBe(5 + asked)
  return asked
}

async function answer(dieselbe: 'ja' | 'nein'): Promise<void> {
  const page = await read(owner, '/buero/bank/umsaetze?stand=offen')
  for (const path of new Set(page.match(/\/buero\/bank\/umsaetze\/[\w-]{36}/g)))
    if (textOf(await read(owner, path)).includes('Es ist derselbe Umsatz')) {
      await post(`${path}/doppelt`, { dieselbe }, owner.headers)
      return
    }
  throw new Error('Nothing is asked')
}

async function accountPath(): Promise<string> {
  return /\/buero\/bank\/konten\/[\w-]{36}/.exec(await read(owner, '/buero/bank'))?.[0] ?? ''
}
const accountSays = async () =>
  textOf(await read(owner, await accountPath())).includes('nummeriert jede Datei neu')

describe.each([
  ['MT940 with new references', mt940, byReference],
  ['MT940 with a new number', mt940, bySequence],
  ['camt.053 with new references', camt, byReference],
  ['camt.053 with a new number', camt, bySequence],
] as const)('%s', (_, write, numbered) => {
  const file = (part = ALL, month = MONTH) => numbered(write, part, month)

  test('is asked about once: the answer settles all of the copy, and no later download asks', async () => {
    await take(file())
    expect(await counts()).toEqual([5, 0])
    await take(file())
    await expectAsked()
    await answer('ja')
    expect(await counts()).toEqual([5, 0])
    expect(await accountSays()).toBe(true)
    await take(file())
    await take(file({ from: 1, to: 4, day: 3 }))
    await take(file())
    expect(await counts()).toEqual([5, 0])
    expect(textOf(await read(owner, '/buero/bank'))).not.toContain('In den Auszügen fehlt etwas')
  })

  test('another payment of the same day, amount and words is not lost', async () => {
    await take(file())
    await take(file())
    await answer('ja')
    const more: typeof MONTH = [...MONTH, [4, 700, 'Kaffee fuer alle']]
    await take(file({ from: 0, to: 6, day: 2 }, more))
    expect(await counts()).toEqual([6, 0])
    await take(file({ from: 0, to: 6, day: 2 }, more))
    expect(await counts()).toEqual([6, 0])
  })

  test('nor one that comes alone, in a part that goes on from what is here', async () => {
    await take(file())
    await take(file())
    await answer('ja')
    const more: typeof MONTH = [...MONTH, [4, 2_000, 'Bar eingezahlt am Automaten']]
    await take(file({ from: 5, to: 6, day: 4 }, more))
    expect(await counts()).toEqual([6, 0])
  })

  test('is reversible: then the numbers count again, and the next copy is asked about', async () => {
    await take(file())
    await take(file())
    await answer('ja')
    const answered = await post(`${await accountPath()}/nummern`, {}, owner.headers)
    expect(answered.headers.get('location')).toContain('nummern_beachten')
    expect(await accountSays()).toBe(false)
    await take(file())
    await expectAsked()
  })

  test('said to be two, the numbers count as before', async () => {
    await take(file())
    await take(file())
    const asked = await expectAsked()
    await answer('nein')
    expect(await counts()).toEqual([5 + asked, asked - 1])
    expect(await accountSays()).toBe(false)
  })
})

test('references that last are not doubted: an equal payment with a reference of its own is another one', async () => {
  const last = (month: typeof MONTH) => movements((at) => `R${at}`, month)
  await take(mt940(last(MONTH), [ALL]))
  const more: typeof MONTH = [...MONTH, [4, 700, 'Kaffee fuer alle']]
  await take(mt940(last(more), [{ from: 0, to: 6, day: 2 }]))
  expect(await counts()).toEqual([6, 0])
})

test('a part of a day with references of its own, equal to an earlier part, is another one where balances say so', async () => {
  const month = movements((at) => `R${at}`)
  await take(mt940(month, [{ from: 2, to: 3, day: 4 }]))
  await take(mt940(month, [{ from: 3, to: 5, day: 4 }]))
  expect(await counts()).toEqual([3, 0])
})
