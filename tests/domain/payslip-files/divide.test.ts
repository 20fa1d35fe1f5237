import { PDF } from '@libpdf/core'
import { describe, expect, test } from 'vitest'
import { splitPdf } from '~/documents/incoming/split.server'
import { divideFile } from '~/domain/payslip-files/divide'
import type { FoundSlip } from '~/domain/payslip-files/group'
import { type Recognisable, rosterOf } from '~/domain/payslip-files/match'
import { type Layout, type OnPaper, payslipFile } from '../../factories/payslip-files'
import { readPdf } from '../../support/pdf'

const LAYOUTS: Layout[] = ['boxes', 'lines', 'letter']

function person(
  index: number,
  over: Partial<OnPaper> = {},
): OnPaper & { taxId: string; insuranceNumber: string } {
  return {
    number: String(100 + index),
    firstName: `Vor${'abcdefghijklmnopqrstuvwxyz'[index]}name`,
    lastName: `Nach${'abcdefghijklmnopqrstuvwxyz'[index]}name`,
    taxId: `121234${index}5678`.padEnd(11, '0').slice(0, 11),
    insuranceNumber: `12 010185 M ${String(100 + index)}`,
    ...over,
  } as OnPaper & { taxId: string; insuranceNumber: string }
}

/** Twenty-two people, two of one name, one with an umlaut and two first names. */
const PEOPLE = [
  ...Array.from({ length: 19 }, (_, index) => person(index)),
  person(19, { firstName: 'Anna', lastName: 'Müller' }),
  person(20, { firstName: 'Anna', lastName: 'Müller' }),
  person(21, { firstName: 'Jörg Maria', lastName: 'von der Heyde' }),
]
const STRANGER = person(23, { number: '999' })

function employee(found: OnPaper): Recognisable {
  return {
    id: found.number,
    number: found.number,
    firstName: found.firstName,
    lastName: found.lastName,
    socialInsuranceNumber: found.insuranceNumber?.replace(/ /g, '') ?? null,
    taxId: found.taxId ?? null,
    iban: null,
  }
}

const ROSTER = rosterOf(PEOPLE.map(employee))

async function divided(bytes: Uint8Array, month = '2026-10') {
  const parts: { slip: FoundSlip; bytes: Uint8Array }[] = []
  const slips = await splitPdf(
    { bytes },
    (pages) => divideFile(pages, ROSTER, month),
    (slip, part) => {
      parts.push({ slip, bytes: part })
    },
  )
  return { slips, parts }
}

describe.each(LAYOUTS)('a file of forty pages in the layout %s', (layout) => {
  test('gives everybody theirs and parks what is doubtful', async () => {
    const people = PEOPLE.map((one, index) => ({ ...one, pages: index < 17 && layout !== 'letter' ? 2 : 1 }))
    const file = [...people.slice(0, 10), { ...STRANGER, pages: 1 }, ...people.slice(10)]
    const { slips, parts } = await divided(await payslipFile(file, layout))
    expect(slips.map(({ employeeId, doubt }) => [employeeId, doubt])).toEqual(
      file.map(({ number }) => (number === '999' ? [null, 'nobody'] : [number, null])),
    )
    expect(parts.map(({ slip }) => slip)).toEqual(slips)
    for (const [index, { bytes, slip }] of parts.entries()) {
      if (index % 7 !== 0) continue
      const { pages, text } = await readPdf(bytes)
      expect(pages).toHaveLength(slip.pageCount)
      expect(text).toContain(file[index]?.number)
      const others = file.filter((_, other) => other !== index).map(({ taxId }) => taxId ?? '-')
      expect(others.filter((other) => text.includes(other))).toEqual([])
    }
  })
})

async function verdictsOn(people: OnPaper[], month?: string): Promise<unknown[]> {
  const { slips } = await divided(await payslipFile(people, 'lines', month))
  return slips.map(({ employeeId, doubt }) => [employeeId, doubt])
}

test('a number with another name, a name without a number, and numbers of two people wait for a person', async () => {
  const [one, two, twin] = [person(0), person(1), PEOPLE[19]]
  if (!twin) throw new Error('there is a twin')
  const noNumber = { number: '', insuranceNumber: '' }
  expect(
    await verdictsOn([
      { ...one, lastName: 'Anders' },
      { ...two, ...noNumber },
      { ...twin, ...noNumber },
      { ...one, insuranceNumber: two.insuranceNumber },
      two,
    ]),
  ).toEqual([
    ['100', 'name_missing'],
    ['101', 'number_missing'],
    [null, 'number_missing'],
    [null, 'several_people'],
    ['101', null],
  ])
})

test('the slip of another month waits, and so does one whose second page is not there', async () => {
  expect(await verdictsOn([person(0)], '2026-09')).toEqual([['100', 'other_month']])
  const whole = await payslipFile([{ ...person(0), pages: 2 }], 'boxes')
  const { parts } = await divided(await firstPageOf(whole))
  expect(parts.map(({ slip }) => [slip.employeeId, slip.pageCount, slip.doubt])).toEqual([
    ['100', 1, 'incomplete'],
  ])
})

async function firstPageOf(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDF.load(bytes)
  return (await document.extractPages([0])).save()
}
