import { expect, test } from 'vitest'
import { divideFile } from '~/domain/payslip-files/divide'
import { doubtInside } from '~/domain/payslip-files/doubt-inside'
import { rosterOf } from '~/domain/payslip-files/match'
import type { TextPiece } from '~/domain/payslip-files/page-text'

type Person = [number: string, firstName: string, lastName: string, taxId?: string, insuranceNumber?: string]

async function dividedBy(roster: readonly Person[], pages: readonly string[][]): Promise<string[]> {
  const people = roster.map(([number, firstName, lastName, taxId = null, socialInsuranceNumber = null]) => ({
    ...{ id: number, number, firstName, lastName, taxId, socialInsuranceNumber, iban: null },
  }))
  const slips = await divideFile(pages.map(pieces), rosterOf(people), '2026-10')
  return slips.map(
    ({ firstPage, pageCount, employeeId, doubt }) =>
      `${firstPage + 1}-${firstPage + pageCount} ${employeeId ?? 'nobody'} ${doubt ?? 'ready'}`,
  )
}

/** Lines from the top; a tab begins another cell. */
function pieces(lines: string[]): TextPiece[] {
  return lines.flatMap((line, row) =>
    line.split('\t').map((text, column) => ({
      ...{ text, x: 50 + column * 200, y: 800 - row * 14, width: text.length * 5, height: 9 },
    })),
  )
}

const MONTH = 'Abrechnung für Oktober 2026'
const slip = (number: string, ...lines: string[]) => [MONTH, `Pers.-Nr. ${number}`, ...lines]

const SCHMIDTS: Person[] = [
  ['7', 'Anna Maria', 'Schmidt', '11111111111', '12010185M001'],
  ['8', 'Anna Maria', 'Schmidt-Lange', '22222222222', '12010185M002'],
]
const HEIDES: Person[] = [
  ['3', 'Klaus', 'Heide'],
  ['4', 'Klaus', 'von der Heide'],
]
const ANNAS: Person[] = [
  ['5', 'Anna', 'Groß'],
  ['6', 'Anna-Lena', 'Groß'],
]
const PAULS: Person[] = [
  ['10', 'Paul', 'Simon', '33333333333'],
  ['11', 'Simon', 'Paul', '44444444444'],
]
const MUELLERS: Person[] = [
  ['20', 'Hans', 'Müller', '55555555555'],
  ['21', 'Hans', 'Mueller', '66666666666'],
]
const ALIS: Person[] = [
  ['30', 'Al', 'Kaya'],
  ['31', 'Ali', 'Kaya'],
]

test.each<[string, Person[], string[], string]>([
  [
    'a longer name under a shorter one’s number',
    SCHMIDTS,
    slip('00007', 'Anna Maria Schmidt-Lange'),
    'nobody several_people',
  ],
  ['the same, last name first', SCHMIDTS, slip('7', 'Schmidt-Lange, Anna Maria'), 'nobody several_people'],
  ['the same without the hyphen', SCHMIDTS, slip('7', 'Anna Maria Schmidt Lange'), 'nobody several_people'],
  [
    'the same in capitals, broken at the hyphen',
    SCHMIDTS,
    slip('7', 'ANNA MARIA SCHMIDT-', 'LANGE'),
    'nobody several_people',
  ],
  [
    'a shorter name under a longer one’s number',
    SCHMIDTS,
    slip('8', 'Anna Maria Schmidt'),
    'nobody several_people',
  ],
  ['each with their own number', SCHMIDTS, slip('8', 'Anna Maria Schmidt-Lange'), '8 ready'],
  ['the shorter with her own', SCHMIDTS, slip('7', 'Schmidt, Anna Maria'), '7 ready'],
  [
    'a longer name that no one on the roster has',
    SCHMIDTS.slice(0, 1),
    slip('7', 'Anna Maria Schmidt-Lange'),
    '7 name_missing',
  ],
  ['both names', SCHMIDTS, slip('7', 'Anna Maria Schmidt', 'Anna Maria Schmidt-Lange'), '7 several_people'],
  [
    'both names, all numbers of one',
    SCHMIDTS,
    slip('7', 'Anna Maria Schmidt', 'St-ID 11111111111', 'SV 12 010185 M 001', 'Anna Maria Schmidt-Lange'),
    '7 ready',
  ],
  [
    'a colleague as the contact',
    SCHMIDTS,
    slip('8', 'Anna Maria Schmidt-Lange', 'Ihre Ansprechpartnerin: Anna Maria Schmidt'),
    '8 ready',
  ],
  [
    'a contact beside the address',
    SCHMIDTS,
    slip('7', 'Anna Maria Schmidt-Lange\tBearbeiter: Anna Maria Schmidt'),
    '7 several_people',
  ],
  ['a particle that is not hers', HEIDES, slip('3', 'von der Heide, Klaus'), 'nobody several_people'],
  ['a particle of a stranger', HEIDES.slice(0, 1), slip('3', 'von der Heide, Klaus'), '3 name_missing'],
  ['a particle that is his', HEIDES, slip('4', 'VON DER HEIDE KLAUS'), '4 ready'],
  [
    'a double first name under the single one’s number',
    ANNAS,
    slip('5', 'Groß, Anna-Lena'),
    'nobody several_people',
  ],
  [
    'a single first name under the double one’s number',
    ANNAS,
    slip('6', 'Anna Gross'),
    'nobody several_people',
  ],
  [
    'a double first name that is cut short, with no single one beside',
    ANNAS.slice(1),
    slip('6', 'Anna Gross'),
    '6 ready',
  ],
  ['names the other way round', PAULS, slip('11', 'Paul Simon'), '11 several_people'],
  [
    'names the other way round, with the tax id',
    PAULS,
    slip('11', 'Paul Simon', '44 444 444 444'),
    '11 ready',
  ],
  ['ü and ue', MUELLERS, slip('21', 'Hans Müller'), '21 several_people'],
  ['ü and ue, with the tax id', MUELLERS, slip('21', 'Hans Mueller', '66 666 666 666'), '21 ready'],
  ['a name that begins another', ALIS, slip('30', 'Ali Kaya'), 'nobody several_people'],
  ['a name that begins another, rightly', ALIS, slip('31', 'Kaya Ali'), '31 ready'],
  ['a dotless ı in capitals', [['1', 'Çağla', 'Yıldız']], slip('1', 'YILDIZ, ÇAĞLA'), '1 ready'],
  ['đ without its stroke', [['1', 'Đorđe', 'Đurić']], slip('1', 'DORDE DURIC'), '1 ready'],
  [
    'a number of something else',
    [
      ['7', 'Eva', 'Kurz'],
      ['8', 'Ida', 'Lang'],
    ],
    slip('7', 'Eva Kurz', 'Shop-Nr. 8'),
    '7 ready',
  ],
  ['initials with and without spaces', [['1', 'A. B.', 'Meier']], slip('1', 'A.B. Meier'), '1 ready'],
  ['zeros in front', [['7', 'Eva', 'Kurz']], slip('00007', 'Eva Kurz'), '7 ready'],
  [
    'a number within another',
    [
      ['7', 'Eva', 'Kurz'],
      ['17', 'Ida', 'Lang'],
    ],
    slip('17', 'Eva Kurz'),
    'nobody several_people',
  ],
  [
    'a name within a word',
    [
      ['7', 'Eva', 'Kurz'],
      ['8', 'Ida', 'Lang'],
    ],
    slip('7', 'Eva Kurz', 'Nida Langen'),
    '7 ready',
  ],
  [
    'the firm’s name before hers',
    [
      ['7', 'Anna', 'Kurz'],
      ['8', 'Anna', 'Back'],
    ],
    slip('7', 'Bäckerei Back', 'Anna Kurz'),
    '7 ready',
  ],
])('%s', async (_, roster, page, expected) => {
  expect(await dividedBy(roster, [page])).toEqual([`1-1 ${expected}`])
})

const THREE: Person[] = [
  ['14', 'Katharina', 'von der Heide'],
  ['15', 'Jens', 'Groß'],
  ['16', 'Lise', 'Voß'],
]
const KATHARINA = slip('14', 'Katharina von der Heide')
const JENS = slip('15', 'Jens Groß')
const LISE = slip('16', 'Lise Voß')
const COVER = ['Deckblatt Oktober 2026', 'z. Hd. Katharina von der Heide']

test.each<[string, string[][], string[]]>([
  [
    'two versions of one payslip',
    [slip('15', 'Jens Groß', '1.400,00'), slip('15', 'Jens Groß', '1.371,15')],
    ['1-1 15 ready', '2-2 15 ready'],
  ],
  ['a cover before', [COVER, KATHARINA], ['1-1 14 number_missing', '2-2 14 ready']],
  ['a sheet behind', [KATHARINA, COVER], ['1-1 14 ready', '2-2 14 number_missing']],
  ['a cover that is numbered', [[...COVER, 'Seite 1'], KATHARINA], ['1-1 14 number_missing', '2-2 14 ready']],
  [
    'a second page that is numbered and says the same',
    [
      [...KATHARINA, 'Seite 1 von 2'],
      [...KATHARINA, 'Seite 2 von 2'],
    ],
    ['1-2 14 ready'],
  ],
  [
    'a second page with her number and no month',
    [
      [...KATHARINA, 'Seite 1'],
      ['Pers.-Nr. 14', 'Katharina von der Heide', 'Seite 2'],
    ],
    ['1-2 14 ready'],
  ],
  [
    'a second page that names somebody else',
    [
      [...KATHARINA, 'Seite 1'],
      ['Jens Groß', 'Seite 2'],
    ],
    ['1-1 14 ready', '2-2 15 number_missing'],
  ],
  [
    'second pages that say nobody, behind all first pages',
    [[...JENS, 'Seite 1 von 2'], [...KATHARINA, 'Seite 1 von 2'], ['Seite 2 von 2'], ['Seite 2 von 2']],
    ['1-1 15 incomplete', '2-3 14 incomplete', '4-4 nobody nobody'],
  ],
  [
    'second pages that say nobody, behind all first pages, without a count',
    [[...JENS, 'Seite 1'], [...KATHARINA, 'Seite 1'], ['Seite 2'], ['Seite 2']],
    ['1-1 15 ready', '2-3 14 incomplete', '4-4 nobody nobody'],
  ],
  [
    'second pages that say nobody, each behind its first',
    [[...JENS, 'Seite 1 von 2'], ['Seite 2 von 2'], [...KATHARINA, 'Seite 1 von 2'], ['Seite 2 von 2']],
    ['1-2 15 ready', '3-4 14 ready'],
  ],
  [
    'sheets that are numbered through the whole file',
    [
      [...JENS, 'Seite 1 von 3'],
      [...KATHARINA, 'Seite 2 von 3'],
      [...LISE, 'Seite 3 von 3'],
    ],
    ['1-1 15 ready', '2-2 14 ready', '3-3 16 ready'],
  ],
  [
    'the first page of one and the second of another',
    [
      [...JENS, 'Seite 1 von 2'],
      [...KATHARINA, 'Seite 2 von 2'],
    ],
    ['1-1 15 incomplete', '2-2 14 incomplete'],
  ],
])('%s', async (_, pages, expected) => {
  expect(await dividedBy(THREE, pages)).toEqual(expected)
})

/** Each once took minutes and blocked all other requests. */
const FLOODS: [string, string][] = [
  ['blanks', ' '.repeat(300_000)],
  ['ends of pieces', '\u2063'.repeat(300_000)],
  ['labels of contacts', 'Auskunft '.repeat(20_000)],
  ['names', 'Jens Groß '.repeat(20_000)],
  ['months', 'Januar 2026 '.repeat(20_000)],
]

test.each(FLOODS)('two hundred thousand letters of %s are judged', async (_, text) => {
  const roster = rosterOf(
    THREE.map(([number, firstName, lastName]) => ({
      id: number,
      number,
      firstName,
      lastName,
      taxId: null,
      socialInsuranceNumber: null,
      iban: null,
    })),
  )
  const reading = { pages: [pieces([text])], texts: [text], unseen: [], unread: null, isAllShown: true }
  expect(await doubtInside(reading, { employeeId: '15', isConfirmed: true }, roster)).toBeNull()
  expect(await divideFile([pieces([...JENS, text])], roster, '2026-10')).toHaveLength(1)
})
