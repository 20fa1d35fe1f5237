import { expect, test } from 'vitest'
import { readAmounts } from '~/domain/payslip-comparison/read-amounts'

/** Text as a PDF has it: 5 points to a letter, at a place from the left and from below. */
const at = (x: number, y: number, text: string) => ({ text, x, y, width: text.length * 5, height: 9 })

test('a list has its amount at the right, behind base and rate', () => {
  const read = readAmounts([
    [
      ...[at(40, 700, 'Gesamtbrutto'), at(400, 700, '3.000,00')],
      ...[at(40, 680, 'Lohnsteuer'), at(300, 680, '3.000,00'), at(400, 680, '286,08-')],
      ...[
        at(40, 660, 'Krankenversicherung'),
        at(200, 660, '3.000,00'),
        at(300, 660, '8,75'),
        at(400, 660, '262,50-'),
      ],
      ...[at(40, 640, 'Auszahlungsbetrag: 2.054,42')],
    ],
  ])
  expect(Object.fromEntries(read)).toEqual({
    gross: [300_000],
    wage_tax: [-28_608, 300_000],
    health: [-26_250, 875, 300_000],
    payout: [205_442],
  })
})

test('a grid has its amounts below the names', () => {
  const read = readAmounts([
    [
      ...[at(40, 500, 'Steuer-Brutto'), at(140, 500, 'Lohnsteuer'), at(240, 500, 'Kirchensteuer')],
      ...[at(60, 488, '3.000,00'), at(160, 488, '286,08'), at(265, 488, '25,74')],
      ...[
        at(40, 460, 'KV-Beitrag'),
        at(140, 460, 'RV-Beitrag'),
        at(60, 448, '262,50'),
        at(160, 448, '279,00'),
      ],
    ],
  ])
  expect(Object.fromEntries(read)).toEqual({
    taxable: [300_000],
    wage_tax: [28_608],
    church_tax: [2_574],
    health: [26_250],
    pension: [27_900],
  })
})

test('what a month and its year have at one name is all there, the upper first', () => {
  const read = readAmounts([
    [
      ...[at(40, 500, 'Lohnsteuer'), at(300, 500, '286,08')],
      ...[at(40, 100, 'Lohnsteuer'), at(300, 100, '1.430,40')],
    ],
  ])
  expect(read.get('wage_tax')).toEqual([28_608, 143_040])
})

test('a text that has a name in it is none, and an empty page says nothing', () => {
  const read = readAmounts([[at(40, 500, 'Lohnsteuerbescheinigung folgt'), at(300, 500, '12,00')], []])
  expect(read.size).toBe(0)
})
