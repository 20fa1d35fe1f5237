import { expect, test } from 'vitest'
import { ask } from '../../support/app'
import { textOf } from '../../support/html'
import { makeOwner, read } from '../owner'
import { calculateAndRelease, keepPayrollSettings, makePaid } from '../payroll-run/desk'

const MAY = '2026-05'
const PAGE = `/buero/lohnzettel/abrechnung/${MAY}/zahlungen`

async function setting() {
  const owner = await makeOwner()
  await keepPayrollSettings(owner, { state: 'SH' })
  const pay = { from: MAY, kind: 'monthly', cents: 300_000 } as const
  const employee = await makePaid(owner, { entryOn: '2026-05-01', pay })
  return { owner, employee, page: async () => textOf(await read(owner, PAGE)) }
}

test('a month without payslips says when there will be something', async () => {
  const { page } = await setting()
  expect(await page()).toContain('noch kein Lohnzettel freigegeben')
})

test('names whom the released payslips pay, how much and by when, and an account that is missing', async () => {
  const { owner, employee, page } = await setting()
  await calculateAndRelease(owner, employee.id, MAY)
  const text = await page()
  for (const said of [
    'Vorläufig',
    '2.054,42',
    'IBAN eintragen',
    'Küstenkasse',
    '1.351,50',
    'Fällig am 27. Mai 2026: Das Geld muss an diesem Tag dort sein, also spätestens am 26. Mai 2026 überweisen.',
    '293,08',
    'Fällig am 10. Juni 2026',
    '3.699,00',
  ])
    expect(text).toContain(said)
})

test('the table says the same with whole account numbers', async () => {
  const { owner, employee } = await setting()
  await calculateAndRelease(owner, employee.id, MAY)
  const answer = await ask(`${PAGE}/zahlungen.csv`, { headers: owner.headers })
  const lines = (await answer.text()).split('\r\n')
  expect(lines.filter((line) => line.includes('2054,42'))[0]).toMatch(/^Löhne und Gehälter;.*IBAN fehlt$/)
  expect(lines.filter((line) => line.startsWith('Finanzamt;'))).toHaveLength(2)
})
