import { describe, expect, test } from 'vitest'
import { common } from '~/i18n/common.en'
import { UNITS } from '~/kit/forms/priced-lines'
import { badCells, readPaste } from '~/kit/paste/read-paste'
import { unitOf } from '~/kit/paste/units'

const GERMAN = { mark: ',', tax: 'S 19' } as const

/** Article, name, quantity, unit, price and tax of each line. */
function linesIn(text: string, mark: ',' | '.' = ',') {
  return readPaste(text, { mark, tax: 'S 19' }).lines.map(({ values }) =>
    ['article', 'description', 'quantity', 'unit', 'price', 'tax'].map(
      (part) => values[part as 'price'] ?? '',
    ),
  )
}

describe('a paste gives lines', () => {
  test.each([
    {
      from: 'Excel, German, with headings and a sum',
      text: 'Pos.\tArtikelnr.\tBezeichnung\tMenge\tEinheit\tEinzelpreis (€)\tMwSt.\tGesamt\r\n1\tA-100\tReiniger\t1.250,5\tLiter\t1.234,56 €\t19 %\t1.543.817,28\r\n2\tA-101\tTücher\t3\tStk.\t0,0125\t7%\t0,04\r\n\t\tSumme\t\t\t\t\t1.543.817,32\r\n',
      lines: [
        ['A-100', 'Reiniger', '1250,5', 'LTR', '1234,56', 'S 19'],
        ['A-101', 'Tücher', '3', 'C62', '0,0125', 'S 7'],
      ],
    },
    {
      from: 'LibreOffice, English, with headings',
      text: 'Item no.\tDescription\tQty\tUnit\tUnit price\tVAT rate\nA-1\tCleaning\t1,000\thours\t1,234.56\t19%\nA-2\tTrip\t2\ttrips\t45.50\t7%',
      lines: [
        ['A-1', 'Cleaning', '1000', 'HUR', '1234,56', 'S 19'],
        ['A-2', 'Trip', '2', 'E54', '45,50', 'S 7'],
      ],
    },
    {
      from: 'no headings',
      text: 'Fensterreinigung\t2,5\tStd\t45,00\nReiniger\t40\tl\t0,0125',
      lines: [
        ['', 'Fensterreinigung', '2,5', 'HUR', '45,00', 'S 19'],
        ['', 'Reiniger', '40', 'LTR', '0,0125', 'S 19'],
      ],
    },
    {
      from: 'no headings, with positions, rates and sums',
      text: '1\tA-7\tFenster\t2\tStd.\t45,00\t19\t90,00\n2\tA-8\tTreppe\t1\tStd.\t30,00\t7\t30,00',
      lines: [
        ['A-7', 'Fenster', '2', 'HUR', '45,00', 'S 19'],
        ['A-8', 'Treppe', '1', 'HUR', '30,00', 'S 7'],
      ],
    },
    {
      from: 'numbers of articles in front',
      text: '4711\tFenster\t2\t45,00\n4712\tTreppe\t1\t30,00',
      lines: [
        ['4711', 'Fenster', '2', 'C62', '45,00', 'S 19'],
        ['4712', 'Treppe', '1', 'C62', '30,00', 'S 19'],
      ],
    },
    {
      from: 'quantity in front',
      text: '3\tStd\tFenster\t45,00',
      lines: [['', 'Fenster', '3', 'HUR', '45,00', 'S 19']],
    },
    {
      from: 'a name and a price',
      text: 'Fenster\t45\nTreppe\t30,5',
      lines: [
        ['', 'Fenster', '1', 'C62', '45', 'S 19'],
        ['', 'Treppe', '1', 'C62', '30,5', 'S 19'],
      ],
    },
    {
      from: 'names alone',
      text: 'Fenster\nTreppe',
      lines: [
        ['', 'Fenster', '1', 'C62', '', 'S 19'],
        ['', 'Treppe', '1', 'C62', '', 'S 19'],
      ],
    },
    {
      from: 'a price below nothing',
      text: 'Nachlass\t1\t-5,00',
      lines: [['', 'Nachlass', '-1', 'C62', '5,00', 'S 19']],
    },
    {
      from: 'a file with semicolons',
      text: 'Fenster;2;45,00',
      lines: [['', 'Fenster', '2', 'C62', '45,00', 'S 19']],
    },
    {
      from: 'Swiss thousands',
      text: "Fenster\t1\t1'234.50",
      lines: [['', 'Fenster', '1', 'C62', '1234,50', 'S 19']],
    },
    {
      from: 'empty rows',
      text: '\n\nFenster\t2\t45,00\n\t\t\n\nTreppe\t1\t30,00\n',
      lines: [
        ['', 'Fenster', '2', 'C62', '45,00', 'S 19'],
        ['', 'Treppe', '1', 'C62', '30,00', 'S 19'],
      ],
    },
  ])('$from', ({ text, lines }) => {
    expect(linesIn(text)).toEqual(lines)
    expect(badCells(readPaste(text, GERMAN)).filter(({ text: cell }) => cell !== '')).toEqual([])
  })

  test('with line breaks in a quoted cell, of which the first is the name', () => {
    const [line, ...others] = readPaste('"Fenster\n5 Stück, ""außen"""\t2\t45,00\r\n', GERMAN).lines
    expect(others).toEqual([])
    expect(line?.values).toMatchObject({ description: 'Fenster', details: '5 Stück, "außen"', quantity: '2' })
  })

  test('with a quote that nothing closes', () => {
    expect(linesIn('"Fenster\t2\t45,00\nTreppe\t1\t30,00')).toHaveLength(2)
  })

  test.each([
    ['de', ',', '1234'],
    ['en', '.', '1,234'],
  ] as const)('with a number that could be either as the reader’s language has it: %s', (_, mark, price) => {
    expect(linesIn('Fenster\t1\t1.234', mark)[0]?.[4]).toBe(price)
  })
})

describe('what cannot be read', () => {
  test('is told by row and column and kept', () => {
    const paste = readPaste(
      'Name\tMenge\tEinheit\tPreis\tMwSt\nFenster\tviele\tFlasche\tzwölf\t16 %\nTreppe\t1\tStd\t10000000\t19 %',
      GERMAN,
    )
    expect(paste.lines[0]?.values).toMatchObject({
      quantity: 'viele',
      unit: 'Flasche',
      price: 'zwölf',
      tax: '16 %',
    })
    expect(badCells(paste)).toEqual([
      { row: 2, column: 'B', text: 'viele', fault: 'quantity_wrong' },
      { row: 2, column: 'C', text: 'Flasche', fault: 'unit_wrong' },
      { row: 2, column: 'D', text: 'zwölf', fault: 'price_wrong' },
      { row: 2, column: 'E', text: '16 %', fault: 'tax_wrong' },
      { row: 3, column: 'D', text: '10000000', fault: 'price_too_high' },
    ])
  })

  test('is a number that could be either among others of both kinds', () => {
    const paste = readPaste('A b\t1\t1.234,56\nC d\t1\t1,234.56\nE f\t1\t1.234', GERMAN)
    expect(badCells(paste)).toEqual([{ row: 3, column: 'C', text: '1.234?', fault: 'price_wrong' }])
  })

  test('is a tax of nothing, which needs its reason', () => {
    expect(badCells(readPaste('Fenster\t1\t45,00\t0 %', GERMAN))).toMatchObject([
      { column: 'D', fault: 'tax_wrong' },
    ])
  })

  test('is left out by name where it is of no use', () => {
    const paste = readPaste(
      'Name\tMenge\tPreis\tGesamt\tFarbe\nFenster\t2\t45\t90\tblau\nSumme\t\t\t90\t',
      GERMAN,
    )
    expect(paste).toMatchObject({ columnsLeftOut: ['D', 'E'], rowsLeftOut: [3] })
  })
})

test('every unit that the form offers is known by its words in both languages', () => {
  for (const unit of UNITS)
    for (const word of [...(common.de.units[unit] ?? []), ...(common.en.units[unit] ?? []), unit])
      expect(unitOf(word ?? '')).toBe(unit)
})
