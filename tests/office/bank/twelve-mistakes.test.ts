import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { baseRateOn } from '~/domain/charges/base-rate'
import { findInvoice } from '~/domain/invoices/read.server'
import { stateOfMandate } from '~/domain/mandates/state'
import { OWN_IBAN } from '../../factories/bank'
import { camtOf, type Said } from '../../factories/camt'
import { makeCustomer, makeMandate } from '../../factories/customers'
import { lineOf, makeInvoice } from '../../factories/invoices'
import { ask, post } from '../../support/app'
import { figuresOf } from '../../support/debit-figures'
import { UBL_INVOICE } from '../../support/einvoice/ubl'
import { db, house } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, type Owner, read } from '../owner'
import { uploadAs } from './upload'

// Twelve mistakes that other programs made with banks and books, each by its number. The fourth, a tax key on an account that
// has one by itself, needs accounts: there are none yet.

let owner: Owner

beforeEach(async () => {
  vi.setSystemTime('2026-03-05T09:00:00Z')
  owner = await makeOwner()
  await post('/buero/bank/konten/neu', { name: 'Konto', iban: OWN_IBAN }, owner.headers)
})

const FILES = '/buero/bank/lastschriften/dateien'

async function makeDebit(changes: Parameters<typeof makeInvoice>[3] = {}) {
  const { scope } = owner
  const { id: customerId } = await makeCustomer(house, scope)
  const { id: mandateId } = await makeMandate(house, scope, customerId)
  const invoice = await makeInvoice(house, scope, customerId, {
    payment: { method: 'direct_debit', mandateId },
    ...changes,
  })
  return { ...invoice, customerId, mandateId }
}

const collect = (...ids: string[]) =>
  post(
    FILES,
    {
      form_key: randomUUID(),
      grund: 'Noch einmal',
      ...Object.fromEntries(ids.map((id) => [`rechnung_${id}`, '11900'])),
    },
    owner.headers,
  )
const stateOf = async (id: string) => (await findInvoice(db, owner.scope, id))?.status
const items = async () => {
  const { rows } = await sql<{ cents: number; open: number; proposal: string | null }>`
    select amount_cents as cents, open_cents as open, proposal_json as proposal from bank_items
    where tenant_id = ${owner.scope.tenantId} order by amount_cents, id`.execute(db)
  return rows
}
const collections = async () => {
  const { rows } = await sql<{ attempt: number; state: string }>`select attempt, state from debit_collections
    where tenant_id = ${owner.scope.tenantId} order by attempt`.execute(db)
  return rows
}
const upload = (said: Said[], balances?: Parameters<typeof camtOf>[1]) =>
  uploadAs(owner, camtOf(said, balances))

describe('1: debited twice', () => {
  test('two people who press at once collect once', async () => {
    const { id } = await makeDebit()
    const both = await Promise.all([collect(id), collect(id)])
    const answers = [...both, await collect(id)].map(({ status }) => status)
    expect(answers.sort()).toEqual([303, 422, 422])
    expect(await collections()).toEqual([{ attempt: 1, state: 'running' }])
  })
})

describe('2: net where gross is meant', () => {
  const lines = [
    lineOf({ quantity: '1', unitPrice: '200', taxRate: '7' }),
    lineOf({ quantity: '3', unitPrice: '33.33' }),
  ]
  test('the columns of a file add up to what the invoices say', async () => {
    await makeDebit()
    await makeDebit({ lines })
    const answer = await ask('/buero/rechnungen/rechnungen.csv', { headers: owner.headers })
    const [heads = [], ...rows] = (await answer.text()).split('\r\n').map((row) => row.split(';'))
    const sumOf = (column: string) =>
      rows.reduce((sum, row) => sum + Number((row[heads.indexOf(column)] ?? '0').replace(/\D/g, '')), 0)
    // 100.00 and 19 %; 200.00 and 7 %, 99.99 and 19 %.
    expect([sumOf('Netto'), sumOf('Betrag'), sumOf('Noch offen')]).toEqual([39_999, 45_199, 45_199])
  })

  test('a file to the bank collects what they say, tax and all', async () => {
    const [one, other] = [await makeDebit(), await makeDebit({ lines })]
    const answer = await post(
      FILES,
      {
        ...{ form_key: randomUUID(), grund: 'Noch einmal' },
        ...{ [`rechnung_${one.id}`]: '11900', [`rechnung_${other.id}`]: '33299' },
      },
      owner.headers,
    )
    const run = new URL(answer.headers.get('location') ?? '', 'http://localhost').pathname
    const xml = await (await ask(`${run}/datei`, { headers: owner.headers })).text()
    expect(figuresOf(xml)).toMatchObject({ count: 2, sum: '451.99', saidSums: ['451.99', '451.99'] })
  })
})

describe('3: rows skipped', () => {
  const booked = [
    { cents: 100, text: 'eins' },
    { cents: 200, text: 'zwei' },
  ] satisfies Said[]
  test('what is not booked is counted', async () => {
    await upload([...booked, { cents: 300, status: 'PDNG' }, { cents: 400, status: 'INFO' }])
    expect((await items()).map(({ cents }) => cents)).toEqual([100, 200])
    const { rows } = await sql<{ said: string }>`select ignored_json as said from bank_statements
      where tenant_id = ${owner.scope.tenantId}`.execute(db)
    expect(JSON.parse(rows[0]?.said ?? '')).toEqual([
      { reason: 'pending', count: 1 },
      { reason: 'information', count: 1 },
    ])
  })
  test('of a file with one entry that cannot be read, nothing is kept', async () => {
    const broken = camtOf([...booked, { cents: 300, text: 'drei' }]).replaceAll('>3.00<', '>3,00<')
    expect(textOf(await (await uploadAs(owner, broken)).text())).toContain('Amt')
    expect(await items()).toEqual([])
  })
})

describe('5: equal payments lost', () => {
  test('two of one day stay two, also when the file comes again with more of the day', async () => {
    const rent = { cents: 5_000, text: 'Miete' }
    await upload([rent])
    await upload([rent, rent])
    await upload([rent, rent, { cents: 1, text: 'Zins' }])
    expect((await items()).map(({ cents }) => cents)).toEqual([1, 5_000, 5_000])
    expect(textOf(await read(owner, '/buero/bank'))).not.toContain('Lücke')
  })
})

describe('6: matched without a reference', () => {
  test('the only open invoice of that amount is neither paid nor proposed', async () => {
    const { id: customerId } = await makeCustomer(house, owner.scope)
    const { id } = await makeInvoice(house, owner.scope, customerId)
    await upload([{ cents: 11_900, text: 'Danke', name: 'Fremde Person' }])
    expect(await stateOf(id)).toMatchObject({ state: 'open' })
    expect(await items()).toEqual([{ cents: 11_900, open: 11_900, proposal: null }])
  })
})

describe('7: a return with the wrong sign', () => {
  test('opens its invoice again, and the bank’s fee stays apart', async () => {
    const { id, number } = await makeDebit()
    await collect(id)
    const endToEndId = `${number}-1`
    await upload([{ cents: 11_900, code: '171', endToEndId }], { day: '2026-03-03' })
    expect(await stateOf(id)).toMatchObject({ state: 'paid' })
    await upload(
      [
        {
          ...{ cents: -12_200, code: '109' },
          parts: [{ cents: -11_900, endToEndId, reason: 'AM04' }],
        },
      ],
      { opening: 111_900 },
    )
    const { rows } = await sql<{ cents: number }>`select coalesce(sum(amount_cents), 0) as cents from payments
      where tenant_id = ${owner.scope.tenantId} and invoice_id = ${id}`.execute(db)
    expect(rows).toEqual([{ cents: 0 }])
    expect(await stateOf(id)).toMatchObject({ openCents: 11_900 })
    expect((await items()).map(({ cents }) => cents)).toEqual([-11_900, -300, 11_900])
    expect(await collections()).toEqual([{ attempt: 1, state: 'returned' }])
  })
})

describe('8: a return in a batch', () => {
  test('each part is a movement of its own, a return among credits too', async () => {
    await upload([
      {
        cents: 4_000,
        parts: [
          { cents: 5_000, text: 'eins' },
          { cents: 6_000, text: 'zwei' },
          { cents: -7_000, text: 'zurück', reason: 'AC04' },
        ],
      },
      { cents: -300, code: '109', parts: [{ cents: -100 }, { cents: -150, reason: 'MD01' }] },
    ])
    expect((await items()).map(({ cents }) => cents)).toEqual([-7_000, -150, -100, -50, 5_000, 6_000])
  })
})

describe('9: a batch set paid, with no way back', () => {
  test('a file pays nothing; the bank’s one sum for it does, and a rejection leads back', async () => {
    const [one, other] = [await makeDebit(), await makeDebit()]
    await collect(one.id, other.id)
    expect([await stateOf(one.id), await stateOf(other.id)]).toEqual([
      expect.objectContaining({ state: 'direct_debit', isRunning: true }),
      expect.objectContaining({ state: 'direct_debit', isRunning: true }),
    ])
    const { id: runId, message_id: batchId } = await db
      .selectFrom('debit_runs')
      .select(['id', 'message_id'])
      .where('tenant_id', '=', owner.scope.tenantId)
      .executeTakeFirstOrThrow()
    const rejected = { [`rechnung_${one.id}`]: 'on', grund: 'Abgelehnt' }
    await post(`/buero/bank/lastschriften/${runId}/fehlschlag`, rejected, owner.headers)
    expect(textOf(await read(owner, '/buero/bank/lastschriften'))).toContain(one.number)
    expect((await collections()).map(({ state }) => state).sort()).toEqual(['failed', 'running'])
    await upload([{ cents: 11_900, code: '192', batchId }])
    expect((await collections()).map(({ state }) => state).sort()).toEqual(['booked', 'failed'])
    expect([await stateOf(one.id), await stateOf(other.id)]).toMatchObject([
      { openCents: 11_900 },
      { state: 'paid' },
    ])
  })
})

describe('10: a stale base rate', () => {
  // As the Bundesbank announced them; in hundredths of a percent.
  test.each([
    ['2022-12-31', -88],
    ['2023-01-01', 162],
    ['2024-06-30', 362],
    ['2024-07-01', 337],
    ['2025-12-31', 127],
    ['2026-07-01', 152],
    ['2026-12-31', 152],
    ['2027-01-01', undefined],
    ['2030-05-05', undefined],
  ])('on %s it is %s, and not the last one that is known', (day, rate) => {
    expect(baseRateOn(day)).toBe(rate)
  })
})

describe('11: a mandate that has lapsed', () => {
  // 36 months from the last collection, or from the signature of one never used.
  test.each([
    ['2023-03-05', null, '2026-03-05', 'active'],
    ['2023-03-05', null, '2026-03-06', 'lapsed'],
    ['2019-01-01', '2023-03-05', '2026-03-05', 'active'],
    ['2019-01-01', '2023-03-05', '2026-03-06', 'lapsed'],
    ['2024-02-29', null, '2027-02-28', 'active'],
    ['2024-02-29', null, '2027-03-01', 'lapsed'],
  ] as const)('signed %s, used %s: on %s %s', (signedOn, lastUsedOn, today, state) => {
    expect(stateOfMandate({ status: 'active', signedOn, lastUsedOn }, today)).toBe(state)
  })

  // Due on Monday, 16 March; a file of Friday after half past ten is collected on Tuesday.
  test('is not offered for collection after its last day, and the page says why', async () => {
    vi.setSystemTime('2026-03-13T09:29:00Z')
    owner = await makeOwner()
    const { id: customerId } = await makeCustomer(house, owner.scope)
    const mandate = { signedOn: '2023-01-01', lastUsedOn: '2023-03-16' }
    const { id: mandateId } = await makeMandate(house, owner.scope, customerId, mandate)
    const payment = { method: 'direct_debit', mandateId } as const
    await makeInvoice(house, owner.scope, customerId, { payment })
    const page = async () => textOf(await read(owner, '/buero/bank/lastschriften'))
    expect(await page()).toContain('1 Lastschrift, 119,00')
    vi.setSystemTime('2026-03-13T09:30:00Z')
    expect(await page()).toMatch(/1 Rechnung kann nicht.*Das Mandat ist erloschen/)
  })
})

describe('12: an e-invoice with a total that its lines do not have', () => {
  test('is recomputed and refused, with both figures', async () => {
    const wrong = UBL_INVOICE.replace('>200.00</cbc:PayableAmount>', '>290.00</cbc:PayableAmount>')
    const body = new FormData()
    body.set('file', new File([wrong], 'rechnung.xml'))
    const answer = await ask('/buero/rechnungen/pruefung', { method: 'POST', body, headers: owner.headers })
    const text = textOf(await read(owner, answer.headers.get('location') ?? ''))
    expect(text).toContain('1 Fehler gefunden')
    expect(text).toContain('Gerechnet 200,00, angegeben 290,00.')
  })
})
