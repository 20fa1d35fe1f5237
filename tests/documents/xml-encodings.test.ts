import { expect, test } from 'vitest'
import { readXml } from '~/documents/reading/read-xml.server'

const LIMITS = { elements: 10, allText: 1000 }

// The bytes of each name are what Python's codec of that encoding writes.

const hex = (bytes: string) => Buffer.from(bytes.replaceAll(' ', ''), 'hex')
const xmlOf = (declaration: string, name: string) =>
  Buffer.concat([
    Buffer.from(`<?xml version="1.0" ${declaration}?><Name>`),
    hex(name),
    Buffer.from('</Name>'),
  ])

test.each([
  [
    'encoding="windows-1252"',
    'O’Neil „Šimek“ – Œuvre',
    '4f 92 4e 65 69 6c 20 84 8a 69 6d 65 6b 93 20 96 20 8c 75 76 72 65',
  ],
  ['encoding = "ISO-8859-1"', 'Škoda – Müller', '8a 6b 6f 64 61 20 96 20 4d fc 6c 6c 65 72'],
  ["encoding='iso-8859-15'", 'Œuvre à 5 €', 'bc 75 76 72 65 20 e0 20 35 20 a4'],
  ['encoding="ISO-8859-2"', 'Łukasz Wąsik Győr', 'a3 75 6b 61 73 7a 20 57 b1 73 69 6b 20 47 79 f5 72'],
  ['encoding="windows-1250"', 'Łódź Žaneta', 'a3 f3 64 9f 20 8e 61 6e 65 74 61'],
  ['encoding="macintosh"', 'Jürgen Großmann', '4a 9f 72 67 65 6e 20 47 72 6f a7 6d 61 6e 6e'],
  ['encoding="UTF-16"', 'Großmann', '47 72 6f c3 9f 6d 61 6e 6e'],
])('an XML with %s gives %j', async (declaration, name, bytes) => {
  expect((await readXml(xmlOf(declaration, bytes), 'xml', LIMITS)).root.text).toBe(name)
})

test('UTF-16 is known by its first sign, with a mark or without', async () => {
  const xml = Buffer.from('<?xml version="1.0" encoding="UTF-16"?><Name>Željko</Name>', 'utf16le')
  for (const bytes of [xml, Buffer.concat([hex('fffe'), xml]), Buffer.from(xml).swap16()])
    expect((await readXml(bytes, 'xml', LIMITS)).root.text).toBe('Željko')
})

test('the mark of UTF-8 counts for more than what is declared', async () => {
  const xml = Buffer.concat([hex('efbbbf'), xmlOf('encoding="iso-8859-1"', 'c3 9f')])
  expect((await readXml(xml, 'xml', LIMITS)).root.text).toBe('ß')
})

test.each([
  ['an encoding that nobody knows', xmlOf('encoding="ibm850"', '94'), 'encoding_unknown'],
  ['UTF-32', hex('3c000000 4e000000 2f000000 3e000000'), 'encoding_unknown'],
  ['Latin-1 that says it is UTF-8', xmlOf('encoding="UTF-8"', '4d fc 6c'), 'encoding_wrong'],
  [
    'a byte that no letter of Windows-1252 has',
    xmlOf('encoding="windows-1252"', '4d 81 6c'),
    'encoding_wrong',
  ],
])('%s is refused by name', async (_, bytes, reason) => {
  await expect(readXml(bytes, 'xml', LIMITS)).rejects.toMatchObject({ reason })
})
