import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readSlip } from '~/documents/incoming/read-slip.server'
import { splitPdf } from '~/documents/incoming/split.server'
import { divideFile } from '~/domain/payslip-files/divide'
import { doubtInside, doubtOf } from '~/domain/payslip-files/doubt-inside'
import { rosterOf } from '~/domain/payslip-files/match'
import { drawn, HELVETICA, type RawObject, rawPdf } from '../factories/raw-pdf'

const SCHMIDT = { number: '1', firstName: 'Anna', lastName: 'Schmidt', taxId: '12345678903' }
const GROSS = { number: '2', firstName: 'Jens', lastName: 'Groß', taxId: '98765432106' }
/** A name in letters that Windows-1252 has and Latin-1 has not. */
const SIMIC = { number: '3', firstName: 'Željko', lastName: 'Šimic', taxId: '44444444444' }
const ROSTER = rosterOf([
  { ...SIMIC, id: 'simic', socialInsuranceNumber: null, iban: null },
  { ...SCHMIDT, id: 'schmidt', socialInsuranceNumber: '12010185S001', iban: 'DE02120300000000202051' },
  { ...GROSS, id: 'gross', socialInsuranceNumber: '12010185G002', iban: 'DE89370400440532013000' },
])

function linesOf({ number, firstName, lastName, taxId }: typeof SCHMIDT): string[] {
  return [
    'Abrechnung für Oktober 2026',
    `Pers.-Nr. 0000${number}`,
    `${firstName} ${lastName}`,
    `Steuer-ID ${taxId}`,
  ]
}

const HIS = drawn(linesOf(GROSS))
const HERS = drawn(linesOf(SCHMIDT))
const form = (data: string, more = ''): RawObject => ({
  dict: `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> ${more}`,
  data,
})

/** The number of a sheet's content; other objects of its own follow. */
const OWN = 5

interface Sheet {
  content?: string
  page?: string
  resources?: string
  catalog?: string
  /** From number 6 on. */
  more?: RawObject[]
}

/** Pages that show his payslip, each with whatever is hidden in its file. */
function sheets(all: readonly Sheet[], behind?: string): Buffer {
  const pages: RawObject[] = []
  const kids: number[] = []
  for (const { content = HIS, page = '', resources = '', more = [] } of all) {
    const at = OWN + pages.length
    const numbered = (text: string) =>
      text.replace(/\b(\d+) 0 R/g, (ref, number) =>
        Number(number) < OWN ? ref : `${Number(number) + at - OWN} 0 R`,
      )
    kids.push(at + more.length + 1)
    pages.push(
      { dict: '', data: content },
      ...more.map((one) => (typeof one === 'string' ? numbered(one) : { ...one, dict: numbered(one.dict) })),
      numbered(
        `<< /Type /Page /Parent 2 0 R /Contents ${OWN} 0 R /Resources << /Font << /F1 4 0 R /F2 6 0 R >> ${resources} >> ${page} >>`,
      ),
    )
  }
  const catalog = all.map((one) => one.catalog ?? '').join(' ')
  return rawPdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} /MediaBox [0 0 595 842] >>`,
      'null',
      HELVETICA,
      ...pages,
    ],
    behind,
  )
}

const sheet = (one: Sheet, behind?: string) => sheets([one], behind)

async function divided(bytes: Uint8Array) {
  const slips: string[] = []
  const parts: string[] = []
  await splitPdf(
    { bytes },
    (pages) => divideFile(pages, ROSTER, '2026-10'),
    async (slip, part, reading) => {
      slips.push(`${slip.employeeId} ${(await doubtOf(slip, reading, ROSTER)) ?? 'ready'}`)
      parts.push(unpacked(part))
    },
  )
  return { slips, parts }
}

/** A file with its streams inflated, as a curious reader would look at it. */
function unpacked(bytes: Uint8Array): string {
  const raw = Buffer.from(bytes).toString('latin1')
  return raw.replace(/stream\r?\n([\s\S]*?)\nendstream/g, (_, data: string) => {
    const packed = Buffer.from(data, 'latin1')
    try {
      return inflateSync(packed).toString('latin1')
    } catch {
      return data
    }
  })
}

const SHOWS_HER = /Schmidt|12345678903|Pers\.-Nr\. 00001|0053006300680/

const shared = (where: 'tree' | 'pages') => {
  const own = '/Resources 3 0 R'
  return rawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [7 0 R 9 0 R] /Count 2 /MediaBox [0 0 595 842] ${where === 'tree' ? own : ''} >>`,
    '<< /XObject << /Fm0 5 0 R /Fm1 6 0 R >> >>',
    HELVETICA,
    form(HERS),
    form(HIS),
    ...[0, 1].flatMap((index): RawObject[] => [
      `<< /Type /Page /Parent 2 0 R /Contents ${8 + 2 * index} 0 R ${where === 'pages' ? own : ''} >>`,
      { dict: '', data: `q /Fm${index} Do Q` },
    ]),
  ])
}

test.each(['tree', 'pages'] as const)(
  'slips as forms of one dictionary of the %s are parted',
  async (where) => {
    const { slips, parts } = await divided(shared(where))
    expect(slips).toEqual(['schmidt ready', 'gross ready'])
    expect(parts[0]).toMatch(SHOWS_HER)
    expect(parts[1]).toMatch(/98765432106/)
    expect(parts[1]).not.toMatch(SHOWS_HER)
  },
)

const earlier = sheet({ content: HERS })
const updated = Buffer.concat([
  earlier,
  Buffer.from(
    `5 0 obj\n<< /Length ${Buffer.byteLength(HIS, 'latin1')} >>\nstream\n${HIS}\nendstream\nendobj\n` +
      `xref\n5 1\n${String(earlier.length).padStart(10, '0')} 00000 n \ntrailer\n<< /Size 6 /Root 1 0 R /Prev ${earlier.indexOf('xref')} >>\nstartxref\n` +
      `${earlier.length + Buffer.byteLength(HIS, 'latin1') + 54}\n%%EOF\n`,
    'latin1',
  ),
])
const XMP = {
  dict: '/Type /Metadata /Subtype /XML',
  data: '<x:xmpmeta><dc:title>Anna Schmidt</dc:title></x:xmpmeta>',
}
const NEST = { ...(form(`${HIS} /Inner Do`, '') as { dict: string; data: string }) }

/** What lies in the file, and no page draws it. */
const LEFTOVERS: [string, Sheet][] = [
  ['a form that nothing draws', { resources: '/XObject << /Old 6 0 R >>', more: [form(HERS)] }],
  [
    'a form in the resources of a form that does not draw it',
    {
      content: '/Fm Do',
      resources: '/XObject << /Fm 6 0 R >>',
      more: [{ dict: NEST.dict.replace('/Font', '/XObject << /Old 7 0 R >> /Font'), data: HIS }, form(HERS)],
    },
  ],
  ['metadata of the page', { page: '/Metadata 6 0 R', more: [XMP] }],
  [
    'metadata of a form',
    {
      content: '/Fm Do',
      resources: '/XObject << /Fm 6 0 R >>',
      more: [form(HIS, '/Metadata 7 0 R'), XMP],
    },
  ],
  ['an outline', { catalog: '/Outlines << /First 6 0 R >>', more: ['<< /Title (Anna Schmidt) >>'] }],
  ['private data of a program', { page: '/PieceInfo << /Lohn << /Private (Anna Schmidt) >> >>' }],
  ['structure', { catalog: '/StructTreeRoot << /K [<< /S /P /ActualText (Anna Schmidt) >>] >>' }],
  [
    'a mark with text to copy',
    {
      content: `/Span << /ActualText <FEFF0041006E006E00610020005300630068006D006900640074> >> BDC ${HIS} EMC`,
    },
  ],
  [
    'a note without a look',
    { page: '/Annots [<< /Type /Annot /Subtype /Text /Rect [0 0 9 9] /Contents (Anna Schmidt) >>]' },
  ],
  ['a comment in the content', { content: `${HIS}\n% Anna Schmidt\n` }],
  [
    'a pattern that nothing is filled with',
    {
      resources: '/Pattern << /P 6 0 R >>',
      more: [
        {
          dict: '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /Font << /F1 4 0 R >> >>',
          data: HERS,
        },
      ],
    },
  ],
]

test('what no page draws stays behind, and would not have passed', async () => {
  const { slips, parts } = await divided(sheets(LEFTOVERS.map(([, one]) => one)))
  const left = parts.map((part) => part.replace(/%[^\n]*/g, '').match(SHOWS_HER)?.[0])
  expect(LEFTOVERS.map(([name], index) => [name, slips[index], left[index]])).toEqual(
    LEFTOVERS.map(([name]) => [name, 'gross ready', undefined]),
  )
  for (const [name, one] of LEFTOVERS) {
    const reading = await readSlip(sheet(one))
    const owner = { employeeId: 'gross', isConfirmed: true }
    expect([name, await doubtInside(reading, owner, ROSTER)]).toEqual([name, 'others_inside'])
  }
})

test('an earlier version stays behind, and would not have passed', async () => {
  const { slips, parts } = await divided(updated)
  expect(slips).toEqual(['gross ready'])
  expect(parts[0]).not.toMatch(SHOWS_HER)
  const reading = await readSlip(updated)
  expect(await doubtInside(reading, { employeeId: 'gross', isConfirmed: true }, ROSTER)).toBe('others_inside')
})

const hex16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex')
const CODES =
  '<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [7 0 R] /ToUnicode 8 0 R >>'
const CODED_FONT: RawObject[] = [
  CODES,
  '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 >>',
  {
    dict: '',
    data: `/CMapName /X def 1 begincodespacerange <0000> <ffff> endcodespacerange 1 beginbfrange <0001> <00ff> <0021> endbfrange begincmap`,
  },
]
/** As glyph numbers: each 32 below its sign. */
const coded = (text: string) =>
  `<${[...text].map((sign) => (sign.charCodeAt(0) - 32).toString(16).padStart(4, '0')).join('')}>`
const unseen = (shown: string) => `${HIS} BT /F1 9 Tf 3 Tr 50 400 Td ${shown} ET`

/** What a page draws, and so keeps, although it is invisible. */
const UNSEEN: [string, Sheet, string?][] = [
  ['letters without ink', { content: unseen('(Anna Schmidt) Tj') }],
  [
    'letters without ink, one by one',
    { content: unseen([...'Schmidt, Anna'].map((sign) => `(${sign}) Tj 5 0 Td`).join(' ')) },
  ],
  ['words without a blank', { content: unseen('(NameAnnaSchmidtOrtBerlin) Tj') }],
  ['kerned letters', { content: unseen('[(An) 20 (na Sch) -15 (midt)] TJ') }],
  ['letters as hex', { content: unseen('<416E 6E6120 5363686D696474> Tj') }],
  ['octal letters', { content: unseen('(Anna \\123chmidt) Tj') }],
  ['letters of Windows-1252', { content: unseen('(\\216eljko \\212imic) Tj') }],
  ['an account', { content: unseen('(DE02 1203 0000 0000 2020 51) Tj') }],
  ['an insurance number', { content: unseen('(12 010185) Tj ( S 001) Tj') }, 'null several_people'],
  ['a tax id off the page', { content: `${HIS} BT /F1 9 Tf 900 400 Td (12 345 678 903) Tj ET` }],
  [
    'glyph numbers',
    {
      content: unseen(`/F2 9 Tf ${coded('Anna')} Tj ${coded('Schmidt')} Tj`),
      more: CODED_FONT,
    },
  ],
  [
    'labels between the parts of a name',
    { content: unseen('(Nachname:) Tj (Schmidt) Tj (Vorname:) Tj (Anna) Tj') },
  ],
  [
    'a form beside the page',
    {
      content: `${HIS} q 1 0 0 1 900 0 cm /Fm Do Q`,
      resources: '/XObject << /Fm 6 0 R >>',
      more: [form(HERS)],
    },
  ],
  [
    'the look of a note',
    {
      page: '/Annots [<< /Type /Annot /Subtype /Stamp /Rect [0 0 99 99] /AP << /N 6 0 R >> >>]',
      more: [form(HERS)],
    },
    'gross several_people',
  ],
  [
    'a mask',
    {
      content: `/G gs ${HIS}`,
      resources: '/ExtGState << /G << /SMask << /S /Luminosity /G 6 0 R >> >> >>',
      more: [form(HERS, '/Group << /S /Transparency /CS /DeviceGray >>')],
    },
  ],
  [
    'a picture with a note',
    {
      content: `${HIS} /Im Do`,
      resources: '/XObject << /Im 6 0 R >>',
      more: [
        {
          dict: '/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode',
          data: '\xff\xd8\xff\xfe\x00\x0fAnna Schmidt\x00\xff\xd9',
        },
      ],
    },
  ],
]

test('what a page draws and does not show waits', async () => {
  const { slips } = await divided(sheets(UNSEEN.map(([, one]) => one)))
  expect(UNSEEN.map(([name], index) => [name, slips[index]])).toEqual(
    UNSEEN.map(([name, , doubt = 'gross others_inside']) => [name, doubt]),
  )
})

/** What lies in files that this product never wrote so, but may have been given. */
const RAW: [string, string, Buffer][] = [
  ['text behind the end', 'others_inside', sheet({}, 'Anna Schmidt')],
  ['PDFDocEncoding in an object', 'others_inside', sheet({ more: ['<< /Old (\\231eljko \\227imic) >>'] })],
  [
    'a note of a picture in UTF-8',
    'others_inside',
    sheet({
      more: [
        {
          dict: '/Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /DCTDecode',
          data: `\xff\xd8\xff\xfe\x00\x10${Buffer.from('Željko Šimic').toString('latin1')}\x00\xff\xd9`,
        },
      ],
    }),
  ],
  ['UTF-16 in an object', 'others_inside', sheet({ more: [`<< /Old <FEFF${hex16('Anna Schmidt')}> >>`] })],
  [
    'an object stream',
    'others_inside',
    sheet({
      more: [
        {
          dict: '/Type /ObjStm /N 1 /First 5 /Filter /FlateDecode',
          data: deflateSync('9 0  << /Old (Anna Schmidt) >>').toString('latin1'),
        },
      ],
    }),
  ],
  [
    'hex in a stream',
    'others_inside',
    sheet({
      more: [{ dict: '/Filter [/ASCIIHexDecode /FlateDecode]', data: deflateSync(HERS).toString('hex') }],
    }),
  ],
  ['a form of scripts', 'unreadable', sheet({ catalog: '/AcroForm << /XFA (x) >>' })],
  [
    'a stream that is broken',
    'unreadable',
    sheet({ more: [{ dict: '/Filter /FlateDecode', data: 'no zlib' }] }),
  ],
  [
    'a stream in a coding that nobody knows',
    'unreadable',
    sheet({ more: [{ dict: '/Filter /Crypt', data: 'x' }] }),
  ],
  ['an attachment', 'unreadable', sheet({ more: [{ dict: '/Type /EmbeddedFile', data: 'PK' }] })],
  ['no PDF', 'unreadable', Buffer.from('%PDF-1.7 (')],
]

test.each(RAW)('%s is found: %s', async (_, doubt, bytes) => {
  const reading = await readSlip(bytes).catch(() => undefined)
  expect(reading && (await doubtInside(reading, { employeeId: 'gross', isConfirmed: true }, ROSTER))).toBe(
    doubt,
  )
})

// As Ghostscript writes them: nothing in their own dictionaries says what they are, and as content they break off.
test('a font and the tables of fonts and pictures are no content', async () => {
  const [font, descendant = '', codes = ''] = CODED_FONT
  const binary = { dict: '', data: '\x00\x01\x00\x00(cvt \xeb(\x00<\x80' }
  const described =
    '<< /Type /FontDescriptor /FontName /X /Flags 4 /FontBBox [0 0 9 9] /ItalicAngle 0 /Ascent 9 /Descent 0 /CapHeight 9 /StemV 9 /FontFile2 10 0 R /CIDSet 10 0 R >>'
  const bytes = sheet({
    content: `${HIS} BT /F2 9 Tf 50 400 Td ${coded('Lohn')} Tj ET`,
    resources: '/ColorSpace << /C [/Indexed /DeviceGray 255 10 0 R] >>',
    more: [
      font as RawObject,
      String(descendant).replace('/DW 500', '/DW 500 /FontDescriptor 9 0 R /CIDToGIDMap 10 0 R'),
      codes,
      described,
      binary,
    ],
  })
  const reading = await readSlip(bytes)
  expect([
    reading.unread,
    await doubtInside(reading, { employeeId: 'gross', isConfirmed: false }, ROSTER),
  ]).toEqual([null, null])
})

test('text is found in what calls itself a table', async () => {
  const named = '<< /Type /FontDescriptor /FontName /X /CIDSet 7 0 R >>'
  const reading = await readSlip(sheet({ more: [named, { dict: '', data: HERS }] }))
  expect(await doubtInside(reading, { employeeId: 'gross', isConfirmed: true }, ROSTER)).toBe('others_inside')
})

const PICTURE: RawObject = {
  dict: '/Type /XObject /Subtype /Image /Width 2 /Height 2 /ColorSpace /DeviceGray /BitsPerComponent 8',
  data: 'abcd',
}
const pictured = (drawing: string): Sheet => ({
  content: `${HIS} q ${drawing} /Im Do Q`,
  resources: '/XObject << /Im 6 0 R >>',
  more: [PICTURE],
})
const strokes = (from: number) =>
  Array.from(
    { length: 90 },
    (_, index) => `${from + index} ${index} m ${from + 9 + index} ${index} l S`,
  ).join(' ')
const ANNA: RawObject = {
  dict: '/Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << /Font << /F1 4 0 R >> >>',
  data: '/Tx BMC BT /F1 10 Tf 2 5 Td (Anna Schmidt) Tj ET EMC',
}
const field = (more: string) =>
  `/Annots [<< /Type /Annot /Subtype /Widget /FT /Tx /T (x) /V (Anna Schmidt) /Rect [150 600 350 620] /F 4 ${more} >>]`
const [WIDE = '', DESCENDANT = ''] = CODED_FONT

/** A sheet that was cut into pages has all of it in each; what a field shows is part of the page. */
const DRAWN: [string, Sheet, string][] = [
  ['a picture on the page', pictured('595 0 0 842 0 0 cm'), 'ready'],
  ['a picture with a bleed', pictured('611 0 0 858 -8 -8 cm'), 'ready'],
  ['a picture of two sheets, one above the page', pictured('595 0 0 1684 0 0 cm'), 'unreadable'],
  ['a picture of which a corner is drawn', pictured('0 0 9 9 re W n 595 0 0 842 0 0 cm'), 'unreadable'],
  ['a logo of which half is drawn', pictured('0 0 50 50 re W n 100 0 0 50 0 0 cm'), 'ready'],
  ['strokes on the page', { content: `${HIS} ${strokes(100)}` }, 'ready'],
  ['strokes beside the page', { content: `${HIS} ${strokes(700)}` }, 'unreadable'],
  [
    'a form that reaches beyond the page',
    {
      content: `${HIS} q 1 0 0 1 0 700 cm /Fm Do Q`,
      resources: '/XObject << /Fm 6 0 R >>',
      more: [
        {
          ...(form(strokes(700)) as object),
          dict: '/Type /XObject /Subtype /Form /BBox [0 0 5 5]',
        } as RawObject,
      ],
    },
    'unreadable',
  ],
  [
    'a contact in a field',
    {
      content: `${HIS} BT /F1 10 Tf 50 605 Td (Ansprechpartnerin:) Tj ET`,
      page: field('/AP << /N 6 0 R >>'),
      more: [ANNA],
    },
    'ready',
  ],
  ['somebody else in a field', { page: field('/AP << /N 6 0 R >>'), more: [ANNA] }, 'several_people'],
  ['a field that each viewer draws by itself', { page: field('') }, 'unreadable'],
  [
    'letters that nobody can read',
    {
      content: `${HIS} BT /F2 9 Tf 50 400 Td <00010002> Tj ET`,
      more: [String(WIDE).replace('/ToUnicode 8 0 R', ''), DESCENDANT],
    },
    'unreadable',
  ],
]

test('pictures, paths and fields are judged by what the page shows of them', async () => {
  const { slips, parts } = await divided(sheets(DRAWN.map(([, one]) => one)))
  expect(DRAWN.map(([name], index) => [name, slips[index]])).toEqual(
    DRAWN.map(([name, , doubt]) => [name, `gross ${doubt}`]),
  )
  expect(parts[DRAWN.findIndex(([name]) => name === 'a contact in a field')]).toMatch(/\(Anna Schmidt\) Tj/)
})

test('a slip with a layer that is off waits', async () => {
  const catalog = '/OCProperties << /OCGs [6 0 R] /D << /OFF [6 0 R] >> >>'
  const layered = sheet({ catalog, more: ['<< /Type /OCG /Name (x) >>'] })
  expect((await divided(layered)).slips).toEqual(['gross unreadable'])
})

const LOWER = HERS.replace('780', '400')
const faint = (alpha: number): Sheet => ({
  content: `q /G gs ${LOWER} Q ${HIS}`,
  resources: `/ExtGState << /G << /ca ${alpha} >> >>`,
})
const group = (data: string, before = '', alpha = 1): Sheet => ({
  content: `q /G gs /Fm Do Q ${HIS}`,
  resources: `/XObject << /Fm 6 0 R >> /ExtGState << /G << /ca ${alpha} >> >>`,
  more: [form(`${before} ${data}`, '/Group << /S /Transparency /CS /DeviceRGB >>')],
})

/** By where his own words stand beside hers: what a person sees who confirms that the slip is his. */
const COVERED: [string, Sheet, 'others_inside' | null][] = [
  ['below white', { content: `${HERS} 1 1 1 rg 0 0 595 842 re f 0 g ${HIS}` }, 'others_inside'],
  ['below black', { content: `${LOWER} 0 g 0 300 595 130 re f ${HIS}` }, 'others_inside'],
  ['in white', { content: `1 g ${LOWER} 0 g ${HIS}` }, 'others_inside'],
  ['in nearly white', { content: `0.99 g ${LOWER} 0 g ${HIS}` }, 'others_inside'],
  ['in black on black', { content: `0 g 0 300 595 130 re f 0.05 g ${LOWER} 0 g ${HIS}` }, 'others_inside'],
  ['hardly there', faint(0.02), 'others_inside'],
  ['half there', faint(0.6), null],
  ['in a group', group(LOWER, '', 0.99), null],
  ['in white in a group', group(LOWER, '1 g', 0.99), 'others_inside'],
  ['in a faint group', group(LOWER, '', 0.02), 'others_inside'],
  ['below white in a group', group(`${LOWER} 1 g 0 300 595 130 re f`, '', 0.99), 'others_inside'],
  ['outside of a clip', { content: `q 0 0 9 9 re W n ${LOWER} Q ${HIS}` }, 'others_inside'],
  ['of one point', { content: `${LOWER.replace(/\/F1 \d+ Tf/, '/F1 1 Tf')} ${HIS}` }, 'others_inside'],
  ['of five points', { content: `${LOWER.replace(/\/F1 \d+ Tf/, '/F1 5 Tf')} ${HIS}` }, null],
  ['in the open', { content: `${LOWER} ${HIS}` }, null],
  ['on grey', { content: `0.8 g 0 300 595 130 re f 0 g ${LOWER} ${HIS}` }, null],
  ['in grey', { content: `0.6 g ${LOWER} 0 g ${HIS}` }, null],
]

test.each(COVERED)('letters of somebody else %s are looked at', async (_, one, doubt) => {
  const reading = await readSlip(sheet(one), true)
  expect(await doubtInside(reading, { employeeId: 'gross', isConfirmed: true }, ROSTER)).toBe(doubt)
})
