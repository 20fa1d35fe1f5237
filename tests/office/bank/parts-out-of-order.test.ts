import fc from 'fast-check'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { OWN_IBAN } from '../../factories/bank'
import { post } from '../../support/app'
import { deep, FUZZ_SEED } from '../../support/fuzz-size'
import { db } from '../../support/house'
import { textOf } from '../../support/html'
import { makeOwner, type Owner, read } from '../owner'
import { camt, type Movement, mt940, OPENING_CENTS, type Part } from './month/files'
import { uploadAs } from './upload'

// A day that the bank hands out in numbered parts, which a firm uploads as it finds them in its folder of downloads.

vi.setSystemTime('2026-03-05T09:00:00Z')

let owner: Owner

beforeEach(async () => {
  owner = await makeOwner()
  await db.deleteFrom('bank_accounts').where('tenant_id', '=', owner.scope.tenantId).execute()
  await post('/buero/bank/konten/neu', { name: 'Giro', iban: OWN_IBAN }, owner.headers)
})

const movement = (day: number, cents: number, text: string): Movement => ({
  day,
  cents,
  text,
  reference: null,
})
/** Of the 3rd one, of the 4th six, of the 5th one. */
const DAYS = [
  movement(3, 5_000, 'Auftakt der Woche'),
  movement(4, 11_900, 'Rechnung 2026-0001'),
  movement(4, -2_500, 'Strom Abschlag'),
  movement(4, 2_500, 'Korrektur Strom'),
  movement(4, 11_900, 'Rechnung 2026-0002'),
  movement(4, 700, 'Schluessel'),
  movement(4, -300, 'Porto und Papier'),
  movement(5, 40, 'Zinsen des Monats'),
]
const AFTER = (end: number) => DAYS.slice(0, end).reduce((sum, { cents }) => sum + cents, OPENING_CENTS)

const PARTS: Part[] = [
  { from: 1, to: 4, day: 4, number: 44 },
  { from: 4, to: 5, day: 4, number: 45 },
  { from: 5, to: 7, day: 4, number: 46 },
]
const BEFORE: Part = { from: 0, to: 1, day: 3, number: 43 }
const AFTERWARDS: Part = { from: 7, to: 8, day: 5, number: 47 }

/** As a cooperative bank writes it, newest first. */
const csv = (month: readonly Movement[], [part]: readonly Part[]) => {
  const { from = 0, to = 0 } = part ?? {}
  const comma = (cents: number) => (cents / 100).toFixed(2).replace('.', ',')
  const date = (day: number) => `0${day}.03.2026`
  const lines = month.slice(from, to).map(({ day, cents, text }, at) => {
    const balance = month.slice(0, from + at + 1).reduce((sum, one) => sum + one.cents, OPENING_CENTS)
    return `Kontokorrent;${OWN_IBAN};GENODEF1XXX;VR Bank;${date(day)};${date(day)};Anna Petersen;;;Umsatz;${text};${comma(cents)};EUR;${comma(balance)};;;;`
  })
  return [
    'Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz',
    ...lines.reverse(),
    '',
  ].join('\r\n')
}

type Write = (part: Part, month?: readonly Movement[]) => string
const FORMATS = {
  'camt.052': (part, month = DAYS) => camt(month, [part], true),
  'camt.053': (part, month = DAYS) => camt(month, [part], false),
  MT940: (part, month = DAYS) => mt940(month, [part]),
  CSV: (part, month = DAYS) => csv(month, [part]),
} satisfies Record<string, Write>
const NAMES = Object.keys(FORMATS) as (keyof typeof FORMATS)[]

async function take(format: keyof typeof FORMATS, part: Part): Promise<void> {
  expect((await uploadAs(owner, FORMATS[format](part))).status).toBe(303)
}

async function book() {
  const rows = await db
    .selectFrom('bank_entries')
    .select(['amount_cents', 'booked_on', 'maybe_entry_id'])
    .where('tenant_id', '=', owner.scope.tenantId)
    .execute()
  return {
    entries: rows
      .map(({ booked_on, amount_cents }) => `${Number(booked_on.slice(-2))} ${amount_cents}`)
      .sort(),
    asked: rows.filter(({ maybe_entry_id }) => maybe_entry_id !== null).length,
  }
}
const wholeOf = (month: readonly Movement[]) => ({
  entries: month.map(({ day, cents }) => `${day} ${cents}`).sort(),
  asked: 0,
})
const WHOLE = wholeOf(DAYS)

const MISSING = 'In den Auszügen fehlt etwas'
const bankPage = async () => textOf(await read(owner, '/buero/bank'))
/** As the account's own page says it. */
async function balance(): Promise<string> {
  const [path = ''] = /\/buero\/bank\/konten\/[\w-]{36}/.exec(await read(owner, '/buero/bank')) ?? []
  return /Kontostand ([\d.,]+)/.exec(textOf(await read(owner, path)))?.[1] ?? ''
}
const euros = (cents: number) => `${(cents / 100).toLocaleString('de-DE', { minimumFractionDigits: 2 })}`

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
]

describe.each(NAMES)('%s', (format) => {
  test.each(ORDERS)('in the order %i, %i, %i', async (...order) => {
    await take(format, BEFORE)
    const here = new Set<number>()
    for (const at of order) {
      const part = PARTS[at]
      if (part) await take(format, part)
      here.add(at)
      const isGapless = Array.from({ length: here.size }, (_, first) => here.has(first)).every(Boolean)
      expect((await bankPage()).includes(MISSING), `after ${[...here]}`).toBe(!isGapless)
    }
    expect(await book()).toEqual({ ...WHOLE, entries: WHOLE.entries.filter((one) => !one.startsWith('5')) })
    expect(await balance()).toBe(euros(AFTER(7)))
    await take(format, AFTERWARDS)
    expect(await book()).toEqual(WHOLE)
    expect(await bankPage()).not.toContain(MISSING)
  })
})

test('a part that is missing within a day is named with its day and amount', async () => {
  for (const part of [PARTS[2], PARTS[0]]) if (part) await take('camt.052', part)
  expect(await bankPage()).toContain('Giro: Am 04.03.2026 ändert sich der Kontostand um 119,00')
})

test('the balance is the one that the parts lead to, not that of the longest', async () => {
  for (const part of [PARTS[2], PARTS[1], PARTS[0]]) if (part) await take('MT940', part)
  expect(await balance()).toBe(euros(AFTER(7)))
})

const deliveries = fc.record({
  parts: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
  more: fc.array(fc.record({ from: fc.nat(7), length: fc.integer({ min: 1, max: 8 }), place: fc.nat(5) }), {
    maxLength: 3,
  }),
  formats: fc.array(fc.constantFrom(...NAMES), { minLength: 8, maxLength: 8 }),
})

/** A CSV that holds nothing but a booking and its correction can be read in both orders. */
const FOUND = {
  parts: [0, 3, 1, 4, 2],
  more: [{ from: 2, length: 2, place: 1 }],
  formats: ['camt.052', 'CSV', ...Array<'camt.052'>(6).fill('camt.052')] as (typeof NAMES)[number][],
}

/** On which no balance is there twice. */
const STEADY = DAYS.map((one) => (one.cents === 2_500 ? { ...one, cents: 2_600 } : one))

test.each([
  ['as it is', STEADY, []],
  ['where a balance comes back, once the whole is here', DAYS, [{ from: 0, to: DAYS.length, day: 3 }]],
] as const)(
  'any order, any overlap, any mixture of formats makes the book of one statement, %s',
  (_, month, last) =>
    fc.assert(
      fc.asyncProperty(deliveries, async ({ parts, more, formats }) => {
        owner = await makeOwner()
        await db.deleteFrom('bank_accounts').where('tenant_id', '=', owner.scope.tenantId).execute()
        await post('/buero/bank/konten/neu', { name: 'Giro', iban: OWN_IBAN }, owner.headers)
        const all = [BEFORE, ...PARTS, AFTERWARDS]
        const files: Part[] = parts.flatMap((at) => all[at] ?? [])
        for (const { from, length, place } of more)
          files.splice(place, 0, {
            from,
            to: Math.min(month.length, from + length),
            day: month[from]?.day ?? 3,
          })
        for (const [at, part] of files.entries())
          await uploadAs(owner, FORMATS[formats[at] ?? 'MT940'](part, month))
        for (const part of last) await uploadAs(owner, mt940(month, [part]))
        expect(await book()).toEqual(wholeOf(month))
        const page = await bankPage()
        expect(page).not.toContain(MISSING)
        expect(page).toContain(euros(OPENING_CENTS + month.reduce((sum, { cents }) => sum + cents, 0)))
      }),
      { numRuns: deep(3, 20), seed: FUZZ_SEED, examples: [[FOUND]] },
    ),
)
