import { expect, test } from 'vitest'
import { formsIn, formsOf, isOneTypoApart } from '~/domain/bank/matching/numbers'

const isNamed = (number: string, text: string) => {
  const typed = formsIn(text)
  return formsOf(number).some((form) => typed.has(form))
}

test.each([
  ['2026-0037', 'Rechnung 2026-0037'],
  ['2026-0037', 'RG.NR.2026/0037 VOM 3.3.'],
  ['2026-0037', 'Re 20260037'],
  ['2026-0037', 'RE2026 0037 danke'],
  ['2026-0037', 'Rechnung 2026-00 37'],
  ['2026-0037', 'Rg 2026-37'],
  ['2026-0037', 'Re.Nr. 2O26-OO37'],
  ['2026-0037', 'SVWZ+2026-0037KREF+NONREF'],
  ['RE-2026-0037', 'RE 2026 0037'],
  ['RE-2026-0037', '2026-0037'],
  ['RE20260037', 'Rechnungsnr: re-2026-0037'],
  ['2026-0037', '2026-0037/2026-0038'],
  ['2026-0038', 'Re. 2026-0037, 2026-0038.'],
  ['F-00815', 'Rechnung F 00815'],
  ['2026-0001', 'Rechnung 2026/0001'],
])('%s is named in “%s”', (number, text) => {
  expect(isNamed(number, text)).toBe(true)
})

test.each([
  ['2026-0037', 'Rechnung 2026-0378'],
  ['2026-0037', 'Rechnung 12026-0037'],
  ['2026-0037', 'Kunde 37 vom 20.03.2026'],
  ['2026-0037', 'Rechnung vom 20.03.2026 37 Stunden'],
  ['2026-0037', 'Miete 2026 37 Quadratmeter'],
  ['2026-0003', 'Rechnung vom 2026-03-04'],
  ['2026-03', 'Rechnung vom 2026-03-04'],
  ['2026-0001', 'Rechnung vom 3.2.2026 1. Mahnung'],
  ['2026-0001', 'Beitrag 2026/01'],
  ['2026-0012', 'Miete 2026-12'],
  ['RE-2026-0001', 'Beitrag 2026/01/15'],
  ['0037', 'Auftrag 4711-0037'],
  ['37', 'Rechnung 37'],
  ['2026-0037', ''],
  ['0042', '4711 0043'],
])('%s is not named in “%s”', (number, text) => {
  expect(isNamed(number, text)).toBe(false)
})

test.each([
  ['20260037', '20260038', true],
  ['20260037', '20260073', true],
  ['20260037', '2026037', true],
  ['20260037', '202600037', true],
  ['20260037', '20260037', false],
  ['20260037', '20260048', false],
  ['20260037', '20260370', false],
])('%s and %s are one typo apart: %s', (one, other, isTypo) => {
  expect(isOneTypoApart(one, other)).toBe(isTypo)
  expect(isOneTypoApart(other, one)).toBe(isTypo)
})
