import { expect, test } from 'vitest'
import { coverYear } from '~/domain/employees/same-person.server'
import { post } from '../../support/app'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { formOn, makeOwner, type Owner, read } from '../owner'
import { calculateAndRelease, keepPayrollSettings, makePaid, runOf } from '../payroll-run/desk'

const TAX_ID = '86 095 742 719'
const DECEMBER = '2026-12'
const PAY = { kind: 'monthly', cents: 300_000 } as const

async function keepTaxId(owner: Owner, id: string, more: Record<string, string> = {}) {
  const path = `/buero/mitarbeiter/${id}/vertrauliches`
  const { values } = await formOn(owner, path, 'vertrauliches')
  return post(path, { ...values, tax_id: TAX_ID, ...more }, owner.headers)
}

/** In one record until November, in another since. */
async function twoRecords() {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { is_equalising: 'ja' })
  const former = await makePaid(owner, { entryOn: '2020-01-01', pay: { ...PAY, from: '2026-01' } })
  const details = `/buero/mitarbeiter/${former.id}/stammdaten`
  const { values } = await formOn(owner, details, 'stammdaten')
  await send(owner, details, { ...values, exit_on: '2026-11-30' })
  const now = await makePaid(owner, { entryOn: '2026-12-01', pay: { ...PAY, from: DECEMBER } })
  expect((await keepTaxId(owner, former.id)).status).toBe(303)
  return { owner, former, now }
}

test('a tax id that somebody else has is told where it is entered, with the other record, and saved on demand', async () => {
  const { owner, former, now } = await twoRecords()
  const asked = await keepTaxId(owner, now.id)
  expect(asked.status).toBe(422)
  const html = await asked.text()
  expect(textOf(html)).toContain('Diese Nummer hat schon jemand')
  expect(html).toContain(`/buero/mitarbeiter/${former.id}`)
  expect((await keepTaxId(owner, now.id, { trotzdem: 'ja' })).status).toBe(303)
  // Its own number is nobody else's, nor is another firm's.
  const alone = await makeOwner()
  const person = await makePaid(alone, { entryOn: '2026-12-01', pay: { ...PAY, from: DECEMBER } })
  expect((await keepTaxId(alone, person.id)).status).toBe(303)
  expect((await keepTaxId(alone, person.id)).status).toBe(303)
})

test('December says by name that the year of two records is not equalised, in the run and in its report', async () => {
  const { owner, now } = await twoRecords()
  expect(await now.page(DECEMBER)).not.toContain('zwei Personalakten')
  await keepTaxId(owner, now.id, { trotzdem: 'ja' })
  const said = 'Dieselbe Person wird hier auch geführt als Jörg Petersen (1001)'
  expect(await now.page(DECEMBER)).toContain(said)
  await calculateAndRelease(owner, now.id, DECEMBER)
  const report = textOf(await read(owner, `${runOf(DECEMBER)}/auswertungen/jahresausgleich`))
  expect(report).toMatch(/1002.*Zwei Personalakten derselben Person.*Auch geführt als Jörg Petersen \(1001\)/)
})

test.each([
  [
    'one after the other',
    [
      ['2020-01-01', '2026-06-30'],
      ['2026-07-01', null],
    ],
    true,
  ],
  [
    'beside each other',
    [
      ['2020-01-01', null],
      ['2026-03-01', '2026-05-31'],
    ],
    true,
  ],
  [
    'with a gap',
    [
      ['2020-01-01', '2026-03-31'],
      ['2026-09-01', null],
    ],
    false,
  ],
  [
    'and gone before its end',
    [
      ['2020-01-01', '2026-06-30'],
      ['2026-07-01', '2026-12-30'],
    ],
    false,
  ],
] as [string, [string, string | null][], boolean][])(
  'records %s are a year of work or not',
  (_, records, isWhole) => {
    const employed = records.map(([entryOn, exitOn]) => ({ entryOn, exitOn }))
    expect(coverYear(employed, '2026')).toBe(isWhole)
    expect(coverYear(employed.reverse(), '2026')).toBe(isWhole)
  },
)
