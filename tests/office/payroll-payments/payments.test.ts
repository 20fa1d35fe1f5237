import { expect, test } from 'vitest'
import { textOf } from '../../support/html'
import { send } from '../outbox/sending'
import { download, formOn, makeOwner, read } from '../owner'
import { PAGE, setting } from './payment-desk'

test('a month without payslips says when there will be something', async () => {
  expect(textOf(await read(await makeOwner(), PAGE))).toContain('noch kein Lohnzettel freigegeben')
})

test('names whom the released payslips pay, how much and by when, and an account that is missing', async () => {
  const { page } = await setting({ iban: '' })
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

test('masks account numbers on the page, and has them whole in the table', async () => {
  const { owner, page } = await setting()
  expect(await page()).toContain('DE** **** … 3000')
  expect(await page()).not.toContain('DE8937')
  const table = Buffer.from(await download(owner, `${PAGE}/zahlungen.csv`)).toString()
  const lines = table.split('\r\n')
  expect(lines.filter((line) => line.includes('2054,42'))[0]).toMatch(
    /^Löhne und Gehälter;"?Petersen.*;DE89370400440532013000;/,
  )
  expect(lines.filter((line) => line.startsWith('Finanzamt;'))).toHaveLength(2)
})

test('pays the tax of a quarter once it is over', async () => {
  const { owner, page } = await setting()
  const path = '/buero/lohnzettel/meldewesen'
  const { values } = await formOn(owner, path, path)
  await send(owner, path, { ...values, tax_period: 'quarter' })
  expect(await page()).toContain('Fällig am 10. Juli 2026')
})
