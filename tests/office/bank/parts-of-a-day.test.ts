import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OWN_IBAN } from '../../factories/bank'
import { post } from '../../support/app'
import { db } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, type Owner, read } from '../owner'
import { uploadAs } from './upload'

// Files that each hold some of one day's entries, among them equal payments without a bank's reference.

vi.setSystemTime('2026-03-05T09:00:00Z')

let owner: Owner

beforeEach(async () => {
  owner = await makeOwner()
  await db.deleteFrom('bank_accounts').where('tenant_id', '=', owner.scope.tenantId).execute()
  await post('/buero/bank/konten/neu', { name: 'Giro', iban: OWN_IBAN }, owner.headers)
})

/** Cents and text. */
type Movement = readonly [number, string]
const RENT: Movement = [11_900, 'Miete Garage']
const OTHER: Movement = [700, 'Schluessel']
const OUT: Movement = [-11_900, 'Kaution']
const POWER: Movement = [-2500, 'Strom']

const comma = (cents: number) =>
  `${Math.trunc(Math.abs(cents) / 100)},${String(Math.abs(cents) % 100).padStart(2, '0')}`
const point = (cents: number) => comma(cents).replace(',', '.')
let files = 0

/** MT940 of the 4th, with the balance that it begins with. */
function mt940(before: number, ...movements: Movement[]): string {
  files += 1
  const after = movements.reduce((sum, [cents]) => sum + cents, before)
  return [
    `:20:AUSZUG${files}`,
    ':25:10090000/1234567892',
    ':28C:0',
    `:60F:C260304EUR${comma(before)}`,
    ...movements.flatMap(([cents, text]) => [
      `:61:2603040304${cents < 0 ? 'D' : 'C'}R${comma(cents)}NTRFNONREF`,
      `:86:${cents < 0 ? '116' : '166'}?00UMSATZ?20${text}?32Anna Petersen`,
    ]),
    `:62F:C260304EUR${comma(after)}`,
    '-',
    '',
  ].join('\r\n')
}

const entry = (reference: string, [cents, text]: Movement) =>
  `<Ntry><Amt Ccy="EUR">${point(cents)}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd>
  <Sts><Cd>BOOK</Cd></Sts><BookgDt><Dt>2026-03-04</Dt></BookgDt><ValDt><Dt>2026-03-04</Dt></ValDt><AcctSvcrRef>${reference}</AcctSvcrRef>
  <NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Anna Petersen</Nm></Pty></Dbtr></RltdPties>
  <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`

/** Reports of the running day without a balance: each by its number and what it holds. */
const reports = (...each: [number: string, ...movements: Movement[]][]) =>
  `<?xml version="1.0" encoding="UTF-8"?>
  <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.052.001.08"><BkToCstmrAcctRpt>
  <GrpHdr><MsgId>${++files}</MsgId><CreDtTm>2026-03-04T12:00:00</CreDtTm></GrpHdr>
  ${each
    .map(
      ([number, ...movements]) =>
        `<Rpt><Id>${number}</Id><ElctrncSeqNb>${number}</ElctrncSeqNb><CreDtTm>2026-03-04T12:00:00</CreDtTm>
        <Acct><Id><IBAN>${OWN_IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>${movements.map((one) => entry('NONREF', one)).join('')}</Rpt>`,
    )
    .join('')}</BkToCstmrAcctRpt></Document>`

const bal = (code: string, cents: number) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${point(cents)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-03-04</Dt></Dt></Bal>`

/** The statement of the day, which may have references that the reports did not have yet. */
const statement = (movements: Movement[], reference = (_: number) => 'NONREF', before = 100_000) =>
  `<?xml version="1.0" encoding="UTF-8"?>
  <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
  <GrpHdr><MsgId>${++files}</MsgId><CreDtTm>2026-03-05T06:00:00</CreDtTm></GrpHdr>
  <Stmt><Id>1</Id><ElctrncSeqNb>44</ElctrncSeqNb><CreDtTm>2026-03-05T06:00:00</CreDtTm><Acct><Id><IBAN>${OWN_IBAN}</IBAN></Id><Ccy>EUR</Ccy></Acct>
  ${bal('OPBD', before)}${bal(
    'CLBD',
    movements.reduce((sum, [cents]) => sum + cents, before),
  )}${movements.map((one, at) => entry(reference(at), one)).join('')}</Stmt></BkToCstmrStmt></Document>`

/** As N26 writes it, without balances. */
const csv = (...movements: Movement[]) =>
  [
    `"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"`,
    ...movements.map(
      ([cents, text]) =>
        `2026-03-04,2026-03-04,"Anna Petersen",,Transfer,"${text}","Main",${cents < 0 ? '-' : ''}${point(cents)},"","",""`,
    ),
    ...Array.from({ length: files++ }, () => ''),
    '',
  ].join('\n')

async function take(...all: string[]): Promise<void> {
  for (const file of all) expect((await uploadAs(owner, file)).status).toBe(303)
}

const count = async (isDoubtful: boolean) => {
  const rows = await db
    .selectFrom('bank_entries')
    .select('id')
    .where('tenant_id', '=', owner.scope.tenantId)
    .where('maybe_entry_id', isDoubtful ? 'is not' : 'is', null)
    .execute()
  return rows.length
}
/** Entries, and those of which a person has to say whether they are there twice. */
const counts = async () => [await count(false), await count(true)]
const A_DAY = 100_000
const named = (at: number) => `REF-${at}`

describe('with balances', () => {
  const morning = () => mt940(A_DAY, RENT)
  const afternoon = () => mt940(A_DAY + RENT[0], RENT)
  const whole = () => mt940(A_DAY, RENT, RENT)

  test.each([
    ['one after the other', () => [morning(), afternoon()], 2],
    ['the later part first', () => [afternoon(), morning()], 2],
    ['the same part twice', () => [morning(), morning()], 1],
    ['the whole day last', () => [morning(), afternoon(), whole()], 2],
    ['the whole day first', () => [whole(), afternoon(), morning(), afternoon()], 2],
    ['the whole day in between', () => [afternoon(), whole(), morning()], 2],
    ['a longer part', () => [morning(), mt940(A_DAY, RENT, OTHER), afternoon()], 3],
    ['a part that is still missing', () => [morning(), mt940(A_DAY + 12_600, RENT)], 2],
    [
      'and comes',
      () => [
        morning(),
        mt940(A_DAY + 12_600, RENT),
        mt940(A_DAY + 11_900, OTHER),
        mt940(A_DAY, RENT, OTHER, RENT),
      ],
      3,
    ],
    ['parts of several', () => [mt940(A_DAY, RENT, OTHER), mt940(A_DAY + 12_600, RENT, OTHER)], 4],
    [
      'a part before one that came earlier, beside what is in it',
      () => [
        mt940(A_DAY + 1400, OTHER),
        mt940(A_DAY, OTHER),
        mt940(A_DAY, OTHER, OTHER),
        mt940(A_DAY, OTHER, OTHER, OTHER),
      ],
      3,
    ],
    ['parts that overlap', () => [mt940(A_DAY, RENT, OTHER), mt940(A_DAY + 11_900, OTHER, RENT)], 3],
    ['a day in another order', () => [mt940(A_DAY, RENT, OTHER, RENT), mt940(A_DAY, OTHER, RENT, RENT)], 3],
  ])('%s', async (_, all, expected) => {
    await take(...all())
    expect(await counts()).toEqual([expected, 0])
  })

  test.each([
    ['each in a message', () => mt940(A_DAY, RENT) + mt940(111_900, OTHER) + mt940(112_600, POWER, RENT)],
    ['on two pages', () => mt940(A_DAY, RENT, OTHER) + mt940(112_600, POWER, RENT)],
  ])('downloaded again, %s', async (_, file) => {
    await take(file(), file(), file())
    expect(await counts()).toEqual([4, 0])
  })

  test.each([
    [
      'from where one begins and the other ends',
      () => [mt940(A_DAY, RENT, OUT), mt940(111_900, OUT, RENT)],
      [2, 2],
    ],
    [
      'behind more than one',
      () => [mt940(A_DAY, OTHER, RENT), mt940(112_600, OUT), mt940(100_700, RENT)],
      [3, 1],
    ],
    [
      'before more than one',
      () => [mt940(111_900, OUT), mt940(A_DAY, RENT, OTHER), mt940(A_DAY, RENT)],
      [3, 1],
    ],
  ])('a balance comes back, %s', async (_, all, expected) => {
    await take(...all())
    expect(await counts()).toEqual(expected)
  })

  test('what is doubtful is not taken beside what it may be, where a statement has both at one place', async () => {
    const BACK: Movement = [-700, 'Schluessel zurueck']
    await take(mt940(A_DAY + 700, BACK), mt940(A_DAY, OTHER), mt940(A_DAY, OTHER))
    expect(await count(true)).toBe(1)
    await take(mt940(A_DAY, OTHER), mt940(A_DAY, OTHER, BACK, OTHER))
    expect(await counts()).toEqual([3, 0])
  })

  test('what is another one than one of two equal ones may be the other', async () => {
    const BACK: Movement = [-700, 'Schluessel zurueck']
    const day = [OTHER, OTHER, BACK, BACK, OTHER]
    const part = (from: number, to: number) => {
      const before = day.slice(0, from).reduce((sum, [cents]) => sum + cents, A_DAY)
      return mt940(before, ...day.slice(from, to))
    }
    await take(part(0, 4), part(3, 5), part(1, 5), part(1, 3))
    expect(await counts()).toEqual([4, 2])
    await take(part(0, 5))
    expect(await counts()).toEqual([5, 0])
  })

  test('in one file of three messages', async () => {
    await take([mt940(A_DAY, RENT), mt940(A_DAY + 11_900, OUT), mt940(A_DAY, RENT)].join(''))
    expect(await counts()).toEqual([3, 0])
  })

  describe('where a balance is what it was before', () => {
    beforeEach(() => take(mt940(A_DAY, RENT), mt940(A_DAY + 11_900, OUT), mt940(A_DAY, RENT)))
    const doubtful = async () => {
      const page = await read(owner, '/buero/bank/umsaetze?stand=offen')
      for (const path of new Set(page.match(/\/buero\/bank\/umsaetze\/[\w-]{36}/g)))
        if (textOf(await read(owner, path)).includes('Es ist derselbe Umsatz')) return path
      return ''
    }

    test('it is kept, asked about where the statements are, and counts once a person says that it is another', async () => {
      expect(await counts()).toEqual([2, 1])
      expect(textOf(await read(owner, '/buero/bank'))).toContain('1 Umsatz vielleicht doppelt')
      await post(`${await doubtful()}/doppelt`, { dieselbe: 'nein' }, owner.headers)
      expect(await counts()).toEqual([3, 0])
      await take(mt940(A_DAY, RENT, OUT, RENT))
      expect(await counts()).toEqual([3, 0])
      expect(textOf(await read(owner, '/buero/bank'))).not.toContain('vielleicht doppelt')
    })

    test('or goes once a person says that it is the same, until the whole day has it twice', async () => {
      await post(`${await doubtful()}/doppelt`, { dieselbe: 'ja' }, owner.headers)
      expect(await counts()).toEqual([2, 0])
      await take(mt940(A_DAY, RENT, OUT, RENT))
      expect(await counts()).toEqual([3, 0])
    })

    test('or is settled by the whole day', async () => {
      await take(mt940(A_DAY, RENT, OUT, RENT))
      expect(await counts()).toEqual([3, 0])
    })

    test('or goes where the whole day has it once, and is found there again', async () => {
      await take(mt940(A_DAY, RENT, OUT, OTHER))
      expect(await counts()).toEqual([3, 0])
      await take(mt940(A_DAY, RENT), mt940(A_DAY, RENT, OUT, OTHER))
      expect(await counts()).toEqual([3, 0])
    })

    test('but not once a person has assigned it', async () => {
      await post(`${await doubtful()}/art`, { art: 'other', stand: '11900' }, owner.headers)
      await take(mt940(A_DAY, RENT, OUT, OTHER))
      expect(await counts()).toEqual([3, 1])
    })
  })
})

describe('as many equal payments as there are', () => {
  const some = (many: number) => Array.from({ length: many }, () => RENT)
  const each = [
    [1, 1],
    [1, 4],
    [2, 2],
    [2, 4],
    [3, 3],
    [4, 2],
    [4, 4],
  ] as const

  test.each(each)('%i, and %i apart from them', async (known, fresh) => {
    await take(mt940(A_DAY, ...some(known)), mt940(A_DAY + known * RENT[0], ...some(fresh)))
    expect(await counts()).toEqual([known + fresh, 0])
  })

  test.each(each)('%i, and %i of which nobody knows', async (known, fresh) => {
    await take(csv(...some(known), OTHER), csv(...some(fresh), OUT))
    expect(await counts()).toEqual([known + 2 + Math.max(0, fresh - known), Math.min(known, fresh)])
  })

  test.each(each)('%i known by two keys, and %i more', async (known, fresh) => {
    await take(
      statement(some(known), named),
      mt940(A_DAY, ...some(known)),
      mt940(A_DAY + known * RENT[0], ...some(fresh)),
    )
    expect(await counts()).toEqual([known + fresh, 0])
  })
})

describe('a doubt about what is doubtful itself', () => {
  interface Row {
    id: string
    item: string
    maybe: string | null
  }
  const rents = (): Promise<Row[]> =>
    db
      .selectFrom('bank_entries')
      .innerJoin('bank_items', 'bank_items.entry_id', 'bank_entries.id')
      .select(['bank_entries.id', 'bank_items.id as item', 'maybe_entry_id as maybe'])
      .where('bank_entries.tenant_id', '=', owner.scope.tenantId)
      .where('bank_entries.amount_cents', '=', RENT[0])
      .execute()
  const isSame = async (one: Row | undefined) =>
    (await post(`/buero/bank/umsaetze/${one?.item}/doppelt`, { dieselbe: 'ja' }, owner.headers)).headers.get(
      'location',
    )

  /** The second is perhaps the first, the third perhaps the second; the last statement has the first and the third. */
  async function takeThree() {
    await take(mt940(A_DAY, RENT, OTHER), csv(RENT, OUT), mt940(A_DAY, RENT, OTHER, RENT))
    const all = await rents()
    const third = all.find(({ maybe }) => all.some((one) => one.id === maybe && one.maybe !== null))
    const second = all.find(({ id }) => id === third?.maybe)
    expect([second?.maybe, third?.maybe]).toEqual([expect.any(String), expect.any(String)])
    return { second, third }
  }

  test('is about the first once the second is the same, and settled by the statement of both', async () => {
    const { second } = await takeThree()
    await isSame(second)
    expect((await rents()).map(({ maybe }) => maybe)).toEqual([null, null])
    expect(textOf(await read(owner, '/buero/bank'))).not.toContain('vielleicht doppelt')
  })

  test('leaves as many as the statement has, whichever is answered first', async () => {
    const { second, third } = await takeThree()
    await isSame(third)
    await isSame(second)
    expect((await rents()).map(({ maybe }) => maybe)).toEqual([null, null])
  })

  test.each([
    ['goes on to another', async () => {}, 1],
    [
      'not of what a person has assigned',
      (second: Row) =>
        post(`/buero/bank/umsaetze/${second.item}/art`, { art: 'other', stand: '11900' }, owner.headers),
      0,
    ],
    [
      'not to one from another account',
      (second: Row) =>
        db
          .updateTable('bank_items')
          .set((item) => ({
            iban_fingerprint: item.case().when('id', '=', second.item).then('one').else('two').end(),
          }))
          .where('tenant_id', '=', owner.scope.tenantId)
          .execute(),
      0,
    ],
  ])('that a statement of both refutes %s', async (_, before, expected) => {
    await take(mt940(A_DAY, RENT, RENT))
    const [first, second] = await rents()
    if (!second) throw new Error('no second')
    await take(csv(RENT, OUT))
    await db
      .updateTable('bank_entries')
      .set((entry) => ({
        maybe_entry_id: entry
          .case()
          .when('id', '=', second.id)
          .then(first?.id ?? '')
          .else(null)
          .end(),
      }))
      .where('tenant_id', '=', owner.scope.tenantId)
      .execute()
    await before(second)
    await take(mt940(A_DAY, RENT, RENT, OTHER))
    expect((await rents()).filter(({ maybe }) => maybe !== null)).toHaveLength(expected)
  })

  test('that a statement of both refutes is refused in words, and asked no more', async () => {
    await take(mt940(A_DAY, RENT, RENT))
    const [first, second] = await rents()
    await db
      .updateTable('bank_entries')
      .set({ maybe_entry_id: first?.id ?? '' })
      .where('tenant_id', '=', owner.scope.tenantId)
      .where('id', '=', second?.id ?? '')
      .execute()
    const page = await read(owner, (await isSame(second)) ?? '')
    expect(textOf(page)).toContain('Ein Auszug enthält sie beide')
    expect((await rents()).map(({ maybe }) => maybe)).toEqual([null, null])
  })
})

describe('in two formats', () => {
  const BACK: Movement = [-11_900, 'Miete zurueck']
  test.each([
    ['of which one is in both', () => [statement([RENT, RENT], named), mt940(111_900, RENT, RENT)], [3, 0]],
    [
      'of which two are',
      () => [mt940(A_DAY, RENT, RENT, RENT), statement([RENT, RENT], named, 111_900)],
      [3, 0],
    ],
    ['of which nobody knows', () => [statement([RENT], named), mt940(112_600, RENT, OTHER)], [2, 1]],
    [
      'that come to nothing, in another order',
      () => [statement([RENT, BACK], named), mt940(A_DAY, BACK, RENT)],
      [2, 0],
    ],
    [
      'that has what is doubtful twice',
      () => [csv(RENT, OTHER), csv(RENT, BACK), statement([RENT, OTHER, RENT, BACK], named)],
      [4, 0],
    ],
    [
      'that has what is doubtful once',
      () => [csv(RENT, OTHER), csv(RENT, BACK), statement([RENT, OTHER, BACK], named)],
      [3, 0],
    ],
    ['a report behind another file', () => [csv(RENT), reports(['2', RENT])], [1, 1]],
    ['a report behind a part', () => [mt940(A_DAY, RENT), reports(['2', RENT])], [1, 1]],
    ['a file that holds a report, and more', () => [reports(['1', RENT]), csv(RENT, OTHER)], [2, 0]],
    [
      'of equal ones, of which one may be in both',
      () => [csv(RENT, RENT), mt940(111_900, RENT, RENT)],
      [2, 2],
    ],
    [
      'of which others are in both',
      () => [csv(RENT, RENT, OTHER), mt940(111_900, RENT, RENT, OTHER)],
      [3, 2],
    ],
    ['a file that may hold a report', () => [reports(['3', RENT]), csv(RENT, RENT)], [2, 1]],
  ])('%s', async (_, all, expected) => {
    await take(...all())
    expect(await counts()).toEqual(expected)
  })
})

describe('without balances', () => {
  test.each([
    ['a longer file', () => [csv(RENT, OTHER), csv(RENT, OTHER, OUT)], [3, 0]],
    ['the same again', () => [csv(RENT), csv(RENT)], [1, 0]],
    ['parts that have something of their own', () => [csv(RENT, OTHER), csv(RENT, OUT)], [3, 1]],
  ])('%s', async (_, all, expected) => {
    await take(...all())
    expect(await counts()).toEqual(expected)
  })
})

describe('reports of the running day', () => {
  test.each([
    ['before the statement', () => [reports(['1', RENT]), statement([RENT])], [1, 0]],
    ['behind it', () => [statement([RENT]), reports(['1', RENT])], [1, 0]],
    [
      'before the statement, which has references',
      () => [reports(['1', RENT]), statement([RENT], named)],
      [1, 0],
    ],
    ['behind it, which has references', () => [statement([RENT], named), reports(['1', RENT])], [1, 0]],
    [
      'with equal payments, before a statement with references',
      () => [reports(['1', RENT, RENT, OTHER]), statement([RENT, OTHER, RENT], named)],
      [3, 0],
    ],
    [
      'that hold the earlier ones',
      () => [reports(['1', RENT]), reports(['2', RENT, OTHER]), statement([RENT, OTHER])],
      [2, 0],
    ],
    [
      'that do, in one file',
      () => [reports(['1', RENT], ['2', RENT, OTHER]), statement([RENT, OTHER])],
      [2, 0],
    ],
    ['of which nobody knows whether they do', () => [reports(['1', RENT]), reports(['2', RENT])], [1, 1]],
    ['of which nobody knows, in one file', () => [reports(['1', RENT], ['2', RENT])], [1, 1]],
    ['the same one again', () => [reports(['2', RENT]), reports(['2', RENT])], [1, 0]],
    ['of a bank that writes 1 on each', () => [reports(['1', RENT]), reports(['1', RENT])], [1, 1]],
    ['of which the later is shorter', () => [reports(['1', RENT, OTHER]), reports(['2', RENT])], [2, 1]],
    ['of which the earlier comes last', () => [reports(['10', RENT, OTHER]), reports(['9', RENT])], [2, 0]],
    ['of a bank that does not count them', () => [reports(['0', RENT]), reports(['0', RENT])], [1, 1]],
    [
      'of which the statement says it',
      () => [reports(['1', RENT], ['2', RENT]), statement([RENT, RENT])],
      [2, 0],
    ],
    ['that say only what is new', () => [reports(['1', RENT]), statement([RENT, RENT])], [2, 0]],
  ])('%s', async (_, all, expected) => {
    await take(...all())
    expect(await counts()).toEqual(expected)
  })
})
